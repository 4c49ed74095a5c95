/**
 * Closes the open parts of a store's sums (docs/decisions/0081): those, such as a day, whose rows were written to since
 * they were last summed. Writers share a lock until they commit, and the job takes it alone.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Database, Sql } from '../db/database.ts';

type Part = RawBuilder<unknown>;

export interface Sums {
  /** What is open and may be closed: `store_id` and `part`, a text, the first one to close first. */
  open: Part;
  /** The lock of a store that its writers share. */
  lock: (storeId: number) => Part;
  /** Stores the sums of a part, and takes it off what is open. */
  close(db: Sql, storeId: number, part: string): Promise<void>;
}

/**
 * Each part in a transaction. A store that is being written to is left for the next run, and one that fails does not hold up the others.
 */
export async function closeSums(sums: Sums, database: Database, signal?: AbortSignal): Promise<void> {
  const { rows: stores } = await database.platform((db) =>
    sql<{ id: number }>`select distinct store_id as id from (${sums.open}) o order by 1`.execute(db),
  );
  const failures: unknown[] = [];
  for (const { id } of stores)
    await closeStore(sums, database, id, signal).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `Sums of ${failures.length} stores stay open`);
}

async function closeStore(
  { open, lock, close }: Sums,
  database: Database,
  storeId: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { rows } = await database.read(storeId, (db) =>
    sql<{ part: string }>`select part from (${open}) o where store_id = ${storeId}`.execute(db),
  );
  for (const { part } of rows) {
    if (signal?.aborted === true) return;
    const closed = await database.write(storeId, async ({ sql: db }) => {
      // All that have opened the part have ended, and what follows sees what they wrote.
      const { rows: locks } = await sql<{ held: boolean }>`
        select pg_try_advisory_xact_lock(${lock(storeId)}) as held`.execute(db);
      if (locks[0]?.held !== true) return false;
      await close(db, storeId, part);
      return true;
    });
    if (!closed) return;
  }
}
