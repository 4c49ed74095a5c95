/** Where a visitor came from, such as `instagram`: a label for the shop's statistics, never an address to go to. */
const SOURCE = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,99}$/u;

/** How long a browser remembers it (spec 2 §9). */
export const SOURCE_DAYS = 7;

/** The label, or null for text that is none. A bad label is dropped, because it must not fail a sign-up. */
export function readSource(text: unknown): string | null {
  const label = typeof text === 'string' ? text.trim() : '';
  return SOURCE.test(label) ? label : null;
}
