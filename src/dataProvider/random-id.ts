/**
 * 128 random bits in hexadecimal. `crypto.randomUUID` needs https, which a shop's laptop on the local network does not
 * have.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
