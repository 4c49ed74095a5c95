/**
 * Counts the work of this process in steps: how often each block of JavaScript runs. Unlike time it is the same on
 * every machine. Native work counts as one step: expressions have `tests/architecture/expressions.test.ts`.
 */
import { Session, type Profiler } from 'node:inspector';

export interface Work<T> {
  result: T;
  steps: number;
  /** The block that ran most often. */
  most: string;
}

let session: Session | undefined;

/** Begins to count. Only code that is loaded later is counted by its blocks. */
export function startCounting(): void {
  if (session !== undefined) return;
  session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
}

export async function countSteps<T>(work: () => T | Promise<T>): Promise<Work<T>> {
  takeCounts();
  const result = await work();
  let steps = 0;
  let most = { count: 0, place: 'nothing' };
  for (const { url, functions } of takeCounts())
    for (const { functionName, ranges } of functions)
      for (const { count, startOffset } of ranges) {
        steps += count;
        if (count > most.count) most = { count, place: `${url} ${functionName} at ${startOffset}` };
      }
  return { result, steps, most: `${most.count} times ${most.place}` };
}

/** What ran since the last time. */
function takeCounts(): Profiler.ScriptCoverage[] {
  let counts: Profiler.ScriptCoverage[] = [];
  session?.post('Profiler.takePreciseCoverage', (error, answer) => {
    if (error !== null) throw error;
    counts = answer.result;
  });
  if (session === undefined) throw new Error('Steps are counted in tests/costs alone');
  return counts;
}
