import { sql } from 'kysely';
import { countsAsSale, countsAsPurchase, ORDER_STATUS_IDS } from '../../../domain/orders/statuses.ts';
import type { StoreTx } from '../../db/database.ts';
import { frequencyOf, RECENT_DAYS } from './frequency.ts';

const BOUGHT = ORDER_STATUS_IDS.filter(countsAsPurchase);
const PAID_FOR = ORDER_STATUS_IDS.filter(countsAsSale);
/** Of an order `o` of a store `s`: whether it is part of what its customer has bought, in the currency of now. */
const COUNTED = sql`o.order_status_id = any(${PAID_FOR}::bigint[]) and coalesce(o.currency, s.currency) = s.currency`;

/**
 * Computes `quantity`, `total`, `lead` and `frequency` of customers from their orders. Cancelled orders are left out.
 * `total` is what the store keeps of the others, less refunds (docs/decisions/0048), in the store's currency of now (docs/decisions/0080). It locks each customer before it reads the orders. So of two orders at the same moment
 * the second one counts both. The version stays: nothing that a form edits has changed.
 * @param leavingOut orders that are about to be deleted
 * @returns those of them whose data is erased, read under their locks
 */
export async function refreshPurchases(
  tx: StoreTx,
  customerIds: readonly number[],
  now: Date,
  leavingOut: readonly number[] = [],
): Promise<number[]> {
  const ids = [...new Set(customerIds)];
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; erased: boolean }>`
    select id, anonymised_at is not null as erased from customers
    where store_id = ${tx.storeId} and id = any(${ids}::bigint[]) order by id for no key update`.execute(
    tx.sql,
  );
  const since = new Date(now.getTime() - RECENT_DAYS * 86_400_000);
  await sql`
    update customers c set quantity = bought.n, total = bought.total,
      lead = case when bought.n = 0 then 1 when bought.n = 1 then 2 else 3 end,
      frequency = ${frequencyOf('bought.recent')}
    from (
      select u.id, count(o.id) as n, count(o.id) filter (where o.date >= ${since}) as recent,
        coalesce(sum(order_sale(o.total, o.paid, o.refunded)) filter (where ${COUNTED}), 0)::bigint as total
      from unnest(${ids}::bigint[]) as u (id) join stores s on s.id = ${tx.storeId}
      left join orders o on o.store_id = ${tx.storeId} and o.customer_id = u.id
        and o.order_status_id = any(${BOUGHT}::bigint[]) and o.id <> all(${leavingOut}::bigint[])
      group by u.id
    ) bought
    where c.store_id = ${tx.storeId} and c.id = bought.id`.execute(tx.sql);
  return rows.flatMap(({ id, erased }) => (erased ? [id] : []));
}
