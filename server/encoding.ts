/** Bytes as text and back, with nothing but what browsers and Node share. */
export type Bytes = Uint8Array<ArrayBuffer>;

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Lower-case hexadecimal. */
export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += HEX[byte] ?? '';
  return text;
}

/** Reads `toHex`'s text. */
export function fromHex(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** URL-safe base64 without padding (RFC 4648 §5). */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Base64 with padding, of files too: in pieces, because a call takes only so many arguments. */
export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 32_768)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 32_768)));
  return btoa(pieces.join(''));
}

/** Null for anything that `toBase64Url` does not write. */
export function fromBase64Url(text: string): Bytes | null {
  if (!/^[A-Za-z0-9_-]+$/.test(text) || text.length % 4 === 1) return null;
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
}

/** SHA-256 of a text, in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

/** 256 random bits, URL-safe: for whatever must not be guessed. */
export function randomSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/**
 * HMAC-SHA-256 of a text or of bytes, in hexadecimal: for hashes that a reader of the database must not be able to try
 * out.
 */
export async function keyedHash(secret: string, message: string | Bytes): Promise<string> {
  const encoder = new TextEncoder();
  const bytes = typeof message === 'string' ? encoder.encode(message) : message;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes)));
}

/** So many decimal digits, each code as likely as any other. At most nine. */
export function randomDigits(count: number): string {
  const codes = 10 ** count;
  const fair = 2 ** 32 - (2 ** 32 % codes);
  for (;;) {
    const [drawn = fair] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < fair) return String(drawn % codes).padStart(count, '0');
  }
}
