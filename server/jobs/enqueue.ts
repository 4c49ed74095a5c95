import type { Sql } from '../db/database.ts';

export interface EnqueueOptions {
  /** Not before this moment; now when left out. */
  runAt?: Date;
}

/**
 * Adds a job in the caller's transaction: it exists when, and only when, that commits.
 * @param scope a `StoreTx` for a job of its store, or `{ sql }` of `platformWrite` for one of none
 * @returns the job's id
 */
export async function enqueue(
  scope: { sql: Sql; storeId?: number },
  kind: string,
  payload: object,
  options: EnqueueOptions = {},
): Promise<number> {
  const { id } = await scope.sql
    .insertInto('jobs')
    .values({
      store_id: scope.storeId ?? null,
      kind,
      payload: JSON.stringify(payload),
      ...(options.runAt === undefined ? {} : { run_at: options.runAt }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
