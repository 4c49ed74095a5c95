/** The number of edits (insert, remove, replace, swap of neighbours) between two words. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** The candidate that was probably meant; undefined when none is close. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.floor(word.length * 0.4);
  const ranked = [...candidates]
    .map((candidate) => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= limit)
    .toSorted((a, b) => a.edits - b.edits);
  return ranked[0]?.candidate;
}

/** `{suggestion}` when there is one, for spreading into a mistake. */
export function suggest(word: string, candidates: Iterable<string>): { suggestion?: string } {
  const suggestion = nearest(word, candidates);
  return suggestion === undefined ? {} : { suggestion };
}
