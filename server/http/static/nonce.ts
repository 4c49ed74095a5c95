/** Placeholder in the built `index.html` that each response replaces by its own nonce (`html.cspNonce` of Vite). */
export const NONCE_PLACEHOLDER = 'TENDERO_CSP_NONCE';

/** 128 random bits, base64; never used twice. */
export function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes));
}
