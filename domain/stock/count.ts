/** What somebody counted on a shelf, beside the quantity on record at that moment; null where nobody counted before. */
export interface CountedLine {
  counted: number;
  expected: number | null;
}

/**
 * The quantity after a count. The difference that was found is added to the quantity of now, because what was sold
 * since then still holds. It is never below zero: a shelf cannot hold less than nothing.
 * @param current null where nobody counts; the count then sets what it found
 */
export function quantityAfterCount({ counted, expected }: CountedLine, current: number | null): number {
  if (current === null || expected === null) return counted;
  return Math.max(0, current + counted - expected);
}
