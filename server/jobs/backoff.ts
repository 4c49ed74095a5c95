/** Times that a job is tried before it is put aside as dead, for a person to look at. */
export const MOST_ATTEMPTS = 8;

const FIRST = 2000;
const LONGEST = 30 * 60_000;

/** Milliseconds until the next try after so many: doubling, with jitter so that what failed together does not return together. */
export function backoff(attempts: number, random: number = Math.random()): number {
  const full = Math.min(FIRST * 2 ** (attempts - 1), LONGEST);
  return Math.round(full * (0.5 + random / 2));
}
