import { ApiError } from '../../errors.ts';
import type { WriteContext } from '../../context.ts';
import type { StoreEvent } from '../../ports/ports.ts';
import { query } from '../statement.ts';

export type Attempt<T> = { done: T } | { refused: ApiError };

/** Not the record's fault: the whole call fails, and may be repeated. */
const OF_THE_CALL = new Set<ApiError['code']>(['unavailable', 'internal']);

/**
 * Does a part of a transaction's work, all of it or nothing. What refuses the part leaves the rest of the transaction
 * as it was: rows, locks before it, and the events of the others. Other errors end the transaction.
 */
export async function attempt<T>(
  write: WriteContext,
  work: (write: WriteContext) => Promise<T>,
): Promise<Attempt<T>> {
  const events: Omit<StoreEvent, 'storeId'>[] = [];
  const part = {
    ...write,
    tx: { ...write.tx, notify: (event: Omit<StoreEvent, 'storeId'>) => void events.push(event) },
  };
  const run = (statement: string) => query(write.tx.sql, statement, []);
  try {
    // Sent together: the connection runs statements in the order in which they come.
    const [, done] = await Promise.all([run('savepoint part'), work(part)]);
    // The next part does not wait for it; the commit does.
    write.tx.last(run('release savepoint part'));
    for (const event of events) write.tx.notify(event);
    return { done };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await run('rollback to savepoint part');
    return { refused: error };
  }
}

/** Whether an error is the record's own, so that the rest of the call goes on. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && !OF_THE_CALL.has(error.code);
}

interface Passed<T> {
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
