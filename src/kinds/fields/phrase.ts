import type { XPhrase, Words } from '../../../domain/schema/vocabulary.ts';

/** The number that a value counts as: rows of a list, 1 or 0 of a flag; undefined for what is not counted. */
export function countOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  return Array.isArray(value) ? value.length : undefined;
}

/** The words for a value. A flag that is off, or a list without rows, says nothing without its own words for it. */
export function phraseOf(phrase: XPhrase, value: unknown, isFlag: boolean): Words | undefined {
  const count = countOf(value);
  if (count === 0) return phrase.zero ?? (isFlag || Array.isArray(value) ? undefined : phrase.other);
  return count === 1 ? (phrase.one ?? phrase.other) : phrase.other;
}
