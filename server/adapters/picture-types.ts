/** Kinds of picture that merchants have (spec 2 §8: jpeg, png, tiff, webp, svg). */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'tiff' | 'svg';

const SIGNATURES: readonly (readonly [PictureType, readonly (number | null)[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
  ['tiff', [0x49, 0x49, 0x2a, 0x00]],
  ['tiff', [0x4d, 0x4d, 0x00, 0x2a]],
];

/** What is read of a drawing before its root element. */
const HEAD = 2048;

/** The kind of picture by its first bytes, whatever its name or sender says; null for everything else. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  for (const [type, signature] of SIGNATURES) {
    if (signature.every((byte, at) => byte === null || bytes[at] === byte)) return type;
  }
  return isDrawing(new TextDecoder().decode(bytes.subarray(0, HEAD))) ? 'svg' : null;
}

/** Before `<svg` only white space, an XML declaration and comments: no DOCTYPE, hence no entities. Reads each character once. */
function isDrawing(head: string): boolean {
  let at = afterSpace(head, 0);
  if (head.startsWith('<?xml', at)) at = afterSpace(head, after(head, '?>', at));
  while (head.startsWith('<!--', at)) at = afterSpace(head, after(head, '-->', at + 4));
  return head.startsWith('<svg', at) && /^[\s>]$/.test(head.charAt(at + 4));
}

/** The place behind the next `end`; behind everything when there is none. */
function after(text: string, end: string, from: number): number {
  const found = text.indexOf(end, from);
  return found === -1 ? text.length : found + end.length;
}

function afterSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charAt(at).trim() === '') at += 1;
  return at;
}

/** Whether a drawing holds a web page: HTML in it is shown by browsers alone, and we draw none. */
export function holdsPage(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  return text.includes('<foreignObject') || text.includes('http://www.w3.org/1999/xhtml');
}
