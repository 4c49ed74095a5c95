/** Tries of a job before it is marked dead, for an operator to look at. */
export const MOST_ATTEMPTS = 8;

/**
 * Times that a job may begin. Beyond its tries are those that its worker did not survive, or that were handed back by
 * a server that stopped.
 */
export const MOST_STARTS = 30;

const FIRST = 2000;
const LONGEST = 30 * 60_000;

/**
 * Milliseconds until the next try. They double with each try. Jitter keeps jobs that failed together from returning
 * together.
 */
export function backoff(attempts: number, random: number = Math.random()): number {
  const full = Math.min(FIRST * 2 ** (attempts - 1), LONGEST);
  return Math.round(full * (0.5 + random / 2));
}
