import { sql } from 'kysely';
import { countsAsPurchase, ORDER_STATUS_IDS } from '../../../domain/orders/statuses.ts';
import type { Database, StoreTx } from '../../db/database.ts';
import type { Clock } from '../../ports/ports.ts';
import type { JobHandler } from '../../jobs/job.ts';

export const FREQUENCY_JOB = 'customers.frequency';

/** Orders of this many days make a customer's frequency. */
export const RECENT_DAYS = 90;
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
export function frequencyOf(count: 'count(o.id)' | 'bought.recent') {
  const n = sql.raw(count);
  return sql`(case when ${n} = 0 then 1 when ${n} = 1 then 2 when ${n} < 5 then 3 else 4 end)`;
}
