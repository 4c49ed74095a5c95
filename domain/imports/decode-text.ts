/**
 * Reads UTF-8 with or without BOM, and UTF-16 with one. Text that is not valid UTF-8 is read as Windows-1252, which
 * Excel writes in Colombia.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
