import { sql } from 'kysely';
import type { StoreTx } from '../../db/database.ts';
import { ApiError, invalid } from '../../errors.ts';
import { query } from '../../resources/statement.ts';
import { withFields, type ResourceHooks } from '../../resources/typed-records.ts';
import type { WriteContext } from '../../context.ts';

const FIND = 'select id from collections where store_id = $1 and "default" = 1 limit 1';

/**
 * Every store has one collection that groups all products (spec 1 §2). Products belong to it by an ordinary link, so
 * its filter and count work as for any collection.
 * @param name in the language of the store's owner
 * @returns its id, also when the store had it already
 */
export async function addDefaultCollection(tx: StoreTx, name: string, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`default collection ${tx.storeId}`}, 0))`.execute(
    tx.sql,
  );
  const existing = await findDefault(tx);
  if (existing !== null) return existing;
  const { rows } = await sql<{ id: number }>`
    insert into collections (store_id, name, "public", "default", position, created_at, updated_at)
    values (${tx.storeId}, ${name}, 1, 1, 0, ${now}, ${now}) returning id`.execute(tx.sql);
  const [made] = rows;
  if (made === undefined) throw new Error('The default collection was not made');
  await sql`
    insert into products_collections_id (store_id, parent_id, target_id)
    select store_id, id, ${made.id} from products where store_id = ${tx.storeId}`.execute(tx.sql);
  return made.id;
}

/**
 * The ids that a product is in, with that of the default collection: nothing can be taken out of it.
 * @param all id of the default collection; null where the store has none
 */
export function withDefaultCollection(ids: number[], all: number | null): number[] {
  return all === null || ids.includes(all) ? ids : [...ids, all];
}

/** Its id; null where the store has none yet. */
export async function defaultCollection({
  ports,
  tx,
}: Pick<WriteContext, 'ports' | 'tx'>): Promise<number | null> {
  const known = ports.state.defaultCollections;
  const seen = known.get(tx.storeId) ?? (await findDefault(tx));
  // Caches the id after the commit: this transaction may have made the collection, and may still roll back.
  if (seen !== null) tx.committed(() => known.set(tx.storeId, seen));
  return seen;
}

async function findDefault(tx: StoreTx): Promise<number | null> {
  const [row] = await query<{ id: number }>(tx.sql, FIND, [tx.storeId]);
  return row?.id ?? null;
}

/** The default collection keeps its name, its place and its life; it can be hidden (spec 1 §2, COL-02). */
export const collectionHooks: ResourceHooks<'collections'> = {
  refusals: { deleting: ['default_collection'] },

  async prepare({ tx }, record, before) {
    if (before?.default === 1) {
      if (record.name !== before.name) throw invalid({ name: { key: 'default_collection' } });
      if (record.parent_id !== null) throw invalid({ parent_id: { key: 'default_collection' } });
    }
    return before === null ? withFields(record, { default: 0, position: await lastPosition(tx) }) : record;
  },

  independent: () => true,

  async deleting(_context, records) {
    if (records.some((record) => record.default === 1)) throw new ApiError('default_collection');
  },
};

async function lastPosition(tx: StoreTx): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(position), 0) + 1 as position from collections where store_id = ${tx.storeId}`.execute(
    tx.sql,
  );
  return rows[0]?.position ?? 1;
}
