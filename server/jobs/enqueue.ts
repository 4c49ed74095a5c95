import type { Sql } from '../db/database.ts';

export interface EnqueueOptions {
  /** Not before this moment; now when left out. */
  runAt?: Date;
}

/** Where a job is added: a `StoreTx` for one of its store, or `{ sql }` of `platformWrite` for one of none. */
export interface JobScope {
  sql: Sql;
  storeId?: number;
}

/**
 * Adds a job in the caller's transaction: it exists when, and only when, that commits.
 * @returns the job's id
 */
export async function enqueue(
  scope: JobScope,
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
