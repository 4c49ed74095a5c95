import { invalid } from '../../errors.ts';
import { errorCode } from '../../db/failures.ts';
import type { Sql } from '../../db/database.ts';
import { query } from '../../resources/statement.ts';
import type { WriteContext } from '../module.ts';

/** Addresses of one store that no other takes. Beyond it the oldest are free, so that nobody collects names. */
const KEPT = 10;

const UNIQUE = '23505';

const KEEP = `insert into store_urls (url, store_id, created_at) values ($1, $3, $4), ($2, $3, $4)`;

const RELEASE = `delete from store_urls where store_id = $1 and url not in (
  select url from store_urls where store_id = $1 order by created_at desc limit $2)`;

/**
 * Lets the address that a store leaves lead on to it, and keeps the one that it takes.
 * @throws ApiError `invalid` at `url` when another store has left the address, even in a transaction beside this one
 */
export async function keepStoreUrls(
  { tx, now }: WriteContext,
  { left, taken }: { left: string; taken: string },
): Promise<void> {
  await query(tx.sql, 'delete from store_urls where store_id = $1 and url in ($2, $3)', [
    tx.storeId,
    left,
    taken,
  ]);
  try {
    // A store does not see the rows of others: the key refuses theirs.
    await query(tx.sql, KEEP, [left, taken, tx.storeId, now]);
  } catch (error) {
    throw errorCode(error) === UNIQUE ? invalid({ url: { key: 'unique' } }) : error;
  }
  await query(tx.sql, RELEASE, [tx.storeId, KEPT]);
}

/** Whether another store has left the address, or has it. In the scope of the platform. */
export async function isHeldByOther(sql: Sql, url: string, storeId: number): Promise<boolean> {
  const [row] = await query<{ id: number }>(
    sql,
    `select id from stores where url = $1 and id <> $2
union all
select store_id from store_urls where url = $1 and store_id <> $2 limit 1`,
    [url, storeId],
  );
  return row !== undefined;
}
