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

/**
 * Orders whose money does not add up. Their total is not that of the lines, or their sum is not that of the refunds. More
 * went back than was paid, or their payments, with what they owe, are not the total.
 */
export async function wrongMoney(database: Database, storeId: number): Promise<object[]> {
  const { rows } = await database.read(storeId, (db) =>
    sql<object>`
      select o.id, o.total, o.paid, o.refunded, o.owed, l.sum as lines, r.sum as refunds, p.sum as payments
      from orders o
      cross join lateral (
        select sum(d.quantity * d.price) as sum from order_details d
        where d.store_id = o.store_id and d.parent_id = o.id
      ) l
      cross join lateral (
        select coalesce(sum(f.amount), 0) as sum from order_refunds f
        where f.store_id = o.store_id and f.order_id = o.id
      ) r
      cross join lateral (
        select coalesce(sum(f.amount), 0) as sum from order_payments f
        where f.store_id = o.store_id and f.order_id = o.id and f.voided_at is null and f.expires_at is null
      ) p
      where o.store_id = ${storeId} and (
        o.total <> l.sum + coalesce(o.shipping_cost, 0)
        or coalesce(o.refunded, 0) <> r.sum
        or r.sum > o.paid
        or p.sum <> o.paid
        -- Received and owed are the total.
        or o.owed <> (case o.order_status_id when 4 then greatest(0, o.total - o.paid)
          when 3 then 0 when 5 then 0 else o.total - (o.paid - r.sum) end)
        or o.owed < 0
        or o.to_collect <> (o.order_status_id in (1, 2) or (o.order_status_id = 4 and o.total > o.paid))::int
      )`.execute(db),
  );
  return rows;
}

/** Units that orders hold of a variant, as they are stored. */
export async function heldUnits(database: Database, storeId: number, variantId: number): Promise<number> {
  const { rows } = await database.read(storeId, (db) =>
    sql<{ units: number }>`
      select coalesce(sum(d.quantity - d.restocked), 0)::bigint as units
      from order_details d
      join orders o on o.store_id = d.store_id and o.id = d.parent_id and o.holds_stock = 1
      where d.store_id = ${storeId} and d.product_variant_id = ${variantId}`.execute(db),
  );
  return rows[0]?.units ?? 0;
}
