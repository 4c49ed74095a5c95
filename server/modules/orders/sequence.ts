import { sql } from 'kysely';
import type { StoreTx } from '../../db/database.ts';

/**
 * The next number of a store's series, from 1 and without gaps. The row stays locked until the transaction ends. So a
 * write that fails gives its number back, and the next write waits for it.
 */
export async function nextInSequence(tx: StoreTx, name: 'orders'): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    insert into sequences as s (store_id, name, value) values (${tx.storeId}, ${name}, 1)
    on conflict (store_id, name) do update set value = s.value + 1 returning value`.execute(tx.sql);
  const [row] = rows;
  if (row === undefined) throw new Error('The sequence gave no number');
  return row.value;
}
