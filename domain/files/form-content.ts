/**
 * The fields and bytes of a form, one after the other. Two forms have the same content exactly when these are equal:
 * the boundary, which differs with each sending, and the names of files, which nobody reads, are left out.
 */
export async function formContent(form: FormData): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const parts = await Promise.all(
    [...form].map(async ([name, value]) => {
      const bytes = new Uint8Array(value instanceof Blob ? await value.arrayBuffer() : encoder.encode(value));
      return [encoder.encode(JSON.stringify([name, bytes.byteLength])), bytes];
    }),
  );
  return joined(parts.flat());
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}
