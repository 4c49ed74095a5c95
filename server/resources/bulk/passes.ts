import type { ApiError } from '../../errors.ts';
import type { Attempt } from './attempt.ts';

export interface Passed<T> {
  done: Map<number, T>;
  stayed: { id: number; error: ApiError }[];
}

/** A parent and its child in one call need one pass each; deeper trees are rare, and each pass costs a try a record. */
const MOST_PASSES = 5;

/** Tries each record, and those that were refused again while others succeed: one may stand in the way of another. */
export async function inPasses<T>(
  ids: readonly number[],
  work: (id: number) => Promise<Attempt<T>>,
): Promise<Passed<T>> {
  const done = new Map<number, T>();
  let stayed: Passed<T>['stayed'] = [];
  let waiting = ids;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    stayed = [];
    for (const id of waiting) {
      const result = await work(id);
      if ('done' in result) done.set(id, result.done);
      else stayed.push({ id, error: result.refused });
    }
    if (stayed.length === 0 || stayed.length === waiting.length) break;
    waiting = stayed.map(({ id }) => id);
  }
  return { done, stayed };
}
