import { sql } from 'kysely';
import { countsAsPurchase, countsAsSale, ORDER_STATUS_IDS } from '../../../domain/orders/statuses.ts';
import type { Database, StoreTx } from '../../db/database.ts';
import type { JobHandler } from '../../jobs/job.ts';
import type { Clock } from '../../ports/ports.ts';

export const FREQUENCY_JOB = 'customers.frequency';

/** Orders of this many days make a customer's frequency. */
const RECENT_DAYS = 90;
const DAY = 86_400_000;
const BOUGHT = ORDER_STATUS_IDS.filter(countsAsPurchase);

/**
 * Lowers the frequency of a store's customers once a day, because old orders stop counting. (`refreshPurchases` raises
 * it with each order.)
 */
export function frequencyJob({ database, clock }: { database: Database; clock: Clock }): JobHandler {
  return async ({ storeId }) => {
    if (storeId === null) return;
    await database.write(storeId, async (tx) => {
      await lowerFrequencies(tx, clock.now());
      await scheduleFrequencyJob(tx, clock.now());
    });
  };
}

/** Schedules the job for tomorrow, unless it is waiting already. */
export async function scheduleFrequencyJob(tx: StoreTx, now: Date): Promise<void> {
  await sql`
    insert into jobs (store_id, kind, payload, run_at)
    select ${tx.storeId}::bigint, ${FREQUENCY_JOB}::text, '{}'::jsonb, ${new Date(now.getTime() + DAY)}::timestamptz
    where not exists (
      select from jobs where store_id = ${tx.storeId} and kind = ${FREQUENCY_JOB} and state = 'queued'
    )`.execute(tx.sql);
}

async function lowerFrequencies(tx: StoreTx, now: Date): Promise<void> {
  const since = new Date(now.getTime() - RECENT_DAYS * DAY);
  await sql`
    select id from customers where store_id = ${tx.storeId} and frequency > 1 order by id for no key update`.execute(
    tx.sql,
  );
  await sql`
    update customers c set frequency = recent.frequency
    from (
      select k.id, ${frequencyOf('count(o.id)')} as frequency
      from customers k left join orders o on o.store_id = k.store_id and o.customer_id = k.id
        and o.order_status_id = any(${BOUGHT}::bigint[]) and o.date >= ${since}
      where k.store_id = ${tx.storeId} and k.frequency > 1
      group by k.id
    ) recent
    where c.store_id = ${tx.storeId} and c.id = recent.id and c.frequency <> recent.frequency`.execute(
    tx.sql,
  );
}

/**
 * The customer's frequency, as SQL over a count that is SQL itself. By the schema: 1 none, 2 one, 3 two to four, 4
 * five or more.
 */
function frequencyOf(count: 'count(o.id)' | 'bought.recent') {
  const n = sql.raw(count);
  return sql`(case when ${n} = 0 then 1 when ${n} = 1 then 2 when ${n} < 5 then 3 else 4 end)`;
}

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

/**
 * The same of all customers, after the currency of the store has changed. That has waited for those who were writing orders
 * (`open_all_days`), and others wait for its end.
 */
export async function refreshAllPurchases(tx: StoreTx, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from customers where store_id = ${tx.storeId} and quantity > 0`.execute(tx.sql);
  await refreshPurchases(
    tx,
    rows.map(({ id }) => Number(id)),
    now,
  );
}
