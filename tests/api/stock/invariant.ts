import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';

/** Shelves whose quantity is not what the ledger adds up to, or whose last row says another quantity. */
export async function unbalanced(database: Database, storeId: number): Promise<object[]> {
  const { rows } = await database.read(storeId, (db) =>
    sql<object>`
      with shelf as (
        select id as product_id, 0::bigint as variant, coalesce(quantity_available, 0) as quantity
        from products where store_id = ${storeId}
        union all
        select parent_id, id, coalesce(quantity, 0) from product_variants where store_id = ${storeId}
      ), ledger as (
        select product_id, product_variant_id as variant, sum(delta) as sum,
          (array_agg(quantity_after order by id desc))[1] as last
        from stock_movements where store_id = ${storeId} group by 1, 2
      )
      select shelf.*, ledger.sum, ledger.last from shelf left join ledger using (product_id, variant)
      where quantity <> coalesce(sum, 0) or quantity <> coalesce(last, 0)`.execute(db),
  );
  return rows;
}
