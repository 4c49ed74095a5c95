import { checkSync } from 'recheck';

/** Milliseconds. One expression takes some ten; where the analyser has no program for this machine, some thousand. */
const PATIENCE = 60_000;

/**
 * Why matching the expression may take more than a fixed time for each character, or null when it cannot.
 * What the analyser cannot decide counts as slow.
 */
export function backtracking(source: string, flags: string): string | null {
  const searched = checkSync(source, flags, { timeout: PATIENCE });
  // The search measures, and finds slow what a busy machine holds up. The proof counts steps, and is asked then.
  const proven =
    searched.status === 'vulnerable'
      ? checkSync(source, flags, { timeout: PATIENCE, checker: 'automaton' })
      : searched;
  const found = proven.status === 'unknown' ? searched : proven;
  if (found.status === 'safe') return null;
  if (found.status === 'unknown') return `cannot be shown to be fast (${found.error.kind})`;
  const { type } = found.complexity;
  return `backtracks: ${type} time for a text such as ${found.attack.pattern}`;
}
