import { checkSync, type Diagnostics, type Parameters } from 'recheck';

/** Milliseconds. One expression takes some ten; where the analyser has no program for this machine, some thousand. */
const PATIENCE = 60_000;

/**
 * Why matching the expression may take more than a fixed time for each character, or null when it cannot.
 * What the analyser cannot decide counts as slow.
 */
export function backtracking(source: string, flags: string): string | null {
  const check = (how: Parameters): Diagnostics => checkSync(source, flags, { timeout: PATIENCE, ...how });
  // The search stops at a second of its clock, and finds slow what a busy machine holds up. So the proof is asked then,
  // and of an expression that has none the search again, which counts the characters that are read instead.
  let found = check({});
  if (found.status !== 'safe') found = check({ checker: 'automaton' });
  if (found.status === 'unknown') found = check({ checker: 'fuzz', attackTimeout: null });
  if (found.status === 'safe') return null;
  if (found.status === 'unknown') return `cannot be shown to be fast (${found.error.kind})`;
  const { type } = found.complexity;
  return `backtracks: ${type} time for a text such as ${found.attack.pattern}`;
}
