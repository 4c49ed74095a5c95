/** In unicode mode a pair is one character, so this finds halves only. */
const HALF_SURROGATE = /\p{Surrogate}/u;

/** False for what PostgreSQL cannot keep (NUL) or would change on the way (half a surrogate pair). */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && !HALF_SURROGATE.test(text);
}
