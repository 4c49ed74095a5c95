/** Bytes compared and searched, with nothing but what browsers and Node share. */

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.byteLength === b.byteLength && a.every((byte, at) => byte === b[at]);
}

/**
 * The first place of `piece` from `from` on, or -1. Looks at no byte twice, whatever it is made of (Knuth, Morris and
 * Pratt). As text, a photo would be decoded first, which takes several times as long.
 */
export function findBytes(bytes: Uint8Array, piece: Uint8Array, from: number): number {
  if (piece.length === 0) return -1;
  const borders = bordersOf(piece);
  let matched = 0;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    while (matched > 0 && byte !== piece[matched]) matched = borders[matched - 1] ?? 0;
    if (byte === piece[matched]) matched += 1;
    if (matched === piece.length) return at - matched + 1;
  }
  return -1;
}

/** For each beginning of a piece, how much of it stands at its own end again. */
function bordersOf(piece: Uint8Array): Uint32Array {
  const borders = new Uint32Array(piece.length);
  let length = 0;
  for (let at = 1; at < piece.length; at += 1) {
    while (length > 0 && piece[at] !== piece[length]) length = borders[length - 1] ?? 0;
    if (piece[at] === piece[length]) length += 1;
    borders[at] = length;
  }
  return borders;
}
