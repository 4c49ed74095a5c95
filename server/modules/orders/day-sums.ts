/**
 * Sums of a store's days (docs/decisions/0081): stored ones of days that are closed, and live ones of open days, which
 * orders were written to since. One query over the orders of some days makes both, so both count alike.
 */
import { sql, type RawBuilder } from 'kysely';
import { dayOf } from '../../../domain/dates/day.ts';
import type { DayRange } from '../../../domain/dates/range.ts';
import { countsAsSale } from '../../../domain/orders/sales.ts';
import { ORDER_STATUS_IDS } from '../../../domain/orders/statuses.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../ports/ports.ts';

type Part = RawBuilder<unknown>;

/** Sums of one kind, by day. */
interface Kind {
  /** Stores those of closed days. */
  table: Part;
  /** Of the table, without the store. */
  columns: Part;
  /** Works the columns out of orders `o` on days `d`. */
  count(orders: Part): Part;
}

/** Payment statuses that count as sales. */
export const SALE_STATUSES = ORDER_STATUS_IDS.filter(countsAsSale);

const OWN = sql`coalesce(o.currency, d.currency) = d.currency`;

/** Orders and sales by branch and channel. Amounts in another currency than the store's are in no sum (docs/decisions/0080). */
const SALES: Kind = {
  table: sql`order_day_sales`,
  columns: sql`day, user_store_id, sales_channel, n, total, apart`,
  count: (orders) => sql`
    select d.day, o.user_store_id, o.sales_channel, count(*) filter (where ${OWN}) as n,
      coalesce(sum(order_sale(o.total, o.paid, o.refunded)) filter (where ${OWN}), 0) as total,
      count(*) filter (where not ${OWN}) as apart
    from ${orders} where o.order_status_id = any(${SALE_STATUSES}::bigint[]) group by 1, 2, 3`,
};

/** Orders by branch and pair of states. */
const STATES: Kind = {
  table: sql`order_day_states`,
  columns: sql`day, user_store_id, order_status_id, shipping_order_status_id, n`,
  count: (orders) => sql`
    select d.day, o.user_store_id, o.order_status_id, o.shipping_order_status_id, count(*) as n
    from ${orders} group by 1, 2, 3, 4`,
};

/**
 * The orders `o` of days `d`, which `offset 0` makes PostgreSQL look up by date for one day after the other: it knows too
 * little of open days to choose so by itself. Dates are looked up a little beyond the day, for zones whose clocks change at
 * midnight; the day of an order is then said as the trigger of migration 99 says it.
 */
function ordersOf(storeId: number, days: Part): Part {
  return sql`(
      select p.day, s.time_zone, s.currency, p.day::timestamp at time zone s.time_zone as midnight
      from (${days}) p, stores s where s.id = ${storeId}
    ) d cross join lateral (
      select * from orders where store_id = ${storeId}
        and date >= d.midnight - interval '3 hours' and date < d.midnight + interval '27 hours'
        and (date at time zone d.time_zone)::date = d.day
      offset 0
    ) o`;
}

/** The sums of a range of days, or of all, in one snapshot. */
function sumsOf(storeId: number, { table, columns, count }: Kind, range?: DayRange): Part {
  const within = range === undefined ? sql`` : sql`and day between ${range.from}::date and ${range.to}::date`;
  const open = sql`select day from open_days where store_id = ${storeId} ${within}`;
  return sql`
    select ${columns} from ${table} k
    where k.store_id = ${storeId} ${within}
      and not exists (select from open_days p where p.store_id = ${storeId} and p.day = k.day)
    union all ${count(ordersOf(storeId, open))}`;
}

/** What was sold: `day`, `user_store_id`, `sales_channel`, orders `n` with their `total`, and those of other currencies `apart`. */
export const daySales = (storeId: number, range: DayRange): Part => sumsOf(storeId, SALES, range);

/** How many orders there are: `day`, `user_store_id`, `order_status_id`, `shipping_order_status_id`, `n`. */
export const dayStates = (storeId: number): Part => sumsOf(storeId, STATES);

/**
 * Closes the open days that are over, the newest first: stores their sums. A day that is written to later is open again.
 * A store that is being written to is left for the next run, and one that fails does not hold up the others.
 */
export async function closeDays(
  { database, clock }: { database: Database; clock: Clock },
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const { rows: stores } = await database.platform((db) =>
    sql<{ id: number; zone: string }>`
      select id, time_zone as zone from stores s where exists (
        select from open_days p
        where p.store_id = s.id and p.day < (${now}::timestamptz at time zone s.time_zone)::date
      ) order by id`.execute(db),
  );
  const failures: unknown[] = [];
  for (const { id, zone } of stores)
    await closeDaysBefore(database, id, dayOf(now, zone), signal).catch((error: unknown) =>
      failures.push(error),
    );
  if (failures.length > 0) throw new AggregateError(failures, `Days of ${failures.length} stores stay open`);
}

async function closeDaysBefore(
  database: Database,
  storeId: number,
  today: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { rows } = await database.read(storeId, (db) =>
    sql<{ day: string }>`
      select day::text as day from open_days where store_id = ${storeId} and day < ${today}::date order by open_days.day desc`.execute(
      db,
    ),
  );
  for (const { day } of rows)
    if (signal?.aborted === true || !(await closeDay(database, storeId, day))) return;
}

/** False when the store is being written to. */
function closeDay(database: Database, storeId: number, day: string): Promise<boolean> {
  return database.write(storeId, async ({ sql: db }) => {
    // No writer holds the lock: all that have opened the day have ended, and the statements below see what they wrote.
    const lock = await sql<{ held: boolean }>`
      select pg_try_advisory_xact_lock(order_zone_key(${storeId}::bigint)) as held`.execute(db);
    if (lock.rows[0]?.held !== true) return false;
    for (const { table, columns, count } of [SALES, STATES]) {
      await sql`delete from ${table} where store_id = ${storeId} and day = ${day}::date`.execute(db);
      await sql`
        insert into ${table} (store_id, ${columns})
        select ${storeId}, c.* from (${count(ordersOf(storeId, sql`select ${day}::date as day`))}) c`.execute(
        db,
      );
    }
    await sql`delete from open_days where store_id = ${storeId} and day = ${day}::date`.execute(db);
    return true;
  });
}
