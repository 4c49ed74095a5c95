/** Bytes compared and searched, with nothing but what browsers and Node share. */

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.byteLength === b.byteLength && a.every((byte, at) => byte === b[at]);
}

/** Values of a byte. */
const VALUES = 256;

/**
 * The first place of a short `piece` from `from` on, or -1. Each byte costs the same, whatever they are: an automaton
 * reads them once (Knuth, Morris and Pratt). As text, a photo would be decoded first, which takes several times as long.
 */
export function findBytes(bytes: Uint8Array, piece: Uint8Array, from: number): number {
  if (piece.length === 0) return -1;
  const next = automatonOf(piece);
  let matched = 0;
  for (let at = from; at < bytes.length; at += 1) {
    matched = next[matched * VALUES + (bytes[at] ?? 0)] ?? 0;
    if (matched === piece.length) return at - matched + 1;
  }
  return -1;
}

/** How much of a piece is matched after each byte, by how much was matched before it. */
function automatonOf(piece: Uint8Array): Uint32Array {
  const next = new Uint32Array(piece.length * VALUES);
  // What is matched by the piece without its first byte: there a mismatch goes on.
  let behind = 0;
  piece.forEach((byte, matched) => {
    const row = matched * VALUES;
    next.copyWithin(row, behind * VALUES, (behind + 1) * VALUES);
    if (matched > 0) behind = next[row + byte] ?? 0;
    next[row + byte] = matched + 1;
  });
  return next;
}
