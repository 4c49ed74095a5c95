const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 24;

/** As `newReference` writes them. */
const FORM = /^tnd[a-z0-9]{24}-x$/;

/**
 * Names an attempt to pay, at the provider and in links: opaque, never used again, not to be guessed. It ends with no
 * digit: Wompi joins it with the amount, and a digit could be read as part of either.
 */
export function newReference(): string {
  const random = crypto.getRandomValues(new Uint8Array(LENGTH));
  const text = Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `tnd${text}-x`;
}

export function isReference(text: string): boolean {
  return FORM.test(text);
}
