import { sql } from 'kysely';
import type { StoreTx } from '../../db/database.ts';
import { ApiError, invalid } from '../../errors.ts';
import { withFields } from '../../resources/with-fields.ts';
import type { ResourceHooks } from '../module.ts';

/** The default collection keeps its name, its place and its life; it can be hidden (spec 1 §2, COL-02). */
export const collectionHooks: ResourceHooks<'collections'> = {
  refusals: { deleting: ['default_collection'] },

  async prepare({ tx }, record, before) {
    if (before?.default === 1) {
      if (record.name !== before.name) throw invalid({ name: { key: 'default_collection' } });
      if (record.parent_id !== null) throw invalid({ parent_id: { key: 'default_collection' } });
    }
    const parent = record.parent_id;
    if (parent !== null && before !== null && parent !== before.parent_id)
      await refuseCycle(tx, before.id, parent);
    return before === null ? withFields(record, { default: 0, position: await lastPosition(tx) }) : record;
  },

  // Two parents that change in one call could make a circle.
  independent: (_context, record, before) => record.parent_id === before.parent_id,

  async deleting(_context, records) {
    if (records.some((record) => record.default === 1)) throw new ApiError('default_collection');
  },
};

/** Throws `invalid` when the collection would become its own ancestor. */
async function refuseCycle(tx: StoreTx, id: number, parent: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`collection tree ${tx.storeId}`}, 0))`.execute(
    tx.sql,
  );
  const { rows } = await sql<{ id: number }>`
    with recursive above as (
      select id, parent_id from collections where store_id = ${tx.storeId} and id = ${parent}
      union
      select c.id, c.parent_id from collections c join above on c.id = above.parent_id where c.store_id = ${tx.storeId}
    ) select id from above where id = ${id}`.execute(tx.sql);
  if (rows.length > 0) throw invalid({ parent_id: { key: 'own_ancestor' } });
}

async function lastPosition(tx: StoreTx): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(position), 0) + 1 as position from collections where store_id = ${tx.storeId}`.execute(
    tx.sql,
  );
  return rows[0]?.position ?? 1;
}
