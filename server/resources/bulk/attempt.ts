import { ApiError } from '../../errors.ts';
import type { WriteContext } from '../../modules/module.ts';
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
