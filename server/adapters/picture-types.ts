/** Kinds of picture that merchants have (spec 2 §8: jpeg, png, tiff, webp, svg). */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'tiff' | 'svg';

const SIGNATURES: readonly (readonly [PictureType, readonly (number | null)[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
  ['tiff', [0x49, 0x49, 0x2a, 0x00]],
  ['tiff', [0x4d, 0x4d, 0x00, 0x2a]],
];

/** Before `<svg` only a byte order mark, white space, an XML declaration and comments: no DOCTYPE, hence no entities. */
const SVG = /^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/;

/** The kind of picture by its first bytes, whatever its name or sender says; null for everything else. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  for (const [type, signature] of SIGNATURES) {
    if (signature.every((byte, at) => byte === null || bytes[at] === byte)) return type;
  }
  const head = new TextDecoder().decode(bytes.subarray(0, 2048));
  return SVG.test(head) ? 'svg' : null;
}
