/**
 * Sums of a store's days (docs/decisions/0081): stored ones of days that are closed, and live ones of open days, which
 * orders were written to since. One query over the orders of some days makes both, so both count alike.
 */
import { sql, type RawBuilder } from 'kysely';
import { wholeMonths, type DayRange } from '../../../domain/dates/range.ts';
import { countsAsSale, ORDER_STATUS_IDS } from '../../../domain/orders/statuses.ts';
import type { Database, Sql } from '../../db/database.ts';
import { closeSums, type Sums } from '../../jobs/close-sums.ts';
import type { Clock } from '../../ports/ports.ts';

type Part = RawBuilder<unknown>;

/** Sums of one kind, by day. */
interface Kind {
  /** Stores those of closed days. */
  table: Part;
  /** Of the table, without the store. */
  columns: Part;
  /** Works the columns out of the store's orders `o` on days `d`. */
  count(orders: Part, storeId: number): Part;
}

/** Payment statuses that count as sales. */
export const SALE_STATUSES = ORDER_STATUS_IDS.filter(countsAsSale);

const SOLD = sql`o.order_status_id = any(${SALE_STATUSES}::bigint[])`;
const OWN = sql`coalesce(o.currency, d.currency) = d.currency`;

/** Orders and sales by branch and channel. Amounts in another currency than the store's are in no sum (docs/decisions/0080). */
const SALES: Kind = {
  table: sql`order_day_sales`,
  columns: sql`day, user_store_id, sales_channel, n, total, apart`,
  count: (orders) => sql`
    select d.day, o.user_store_id, o.sales_channel, count(*) filter (where ${OWN}) as n,
      coalesce(sum(order_sale(o.total, o.paid, o.refunded)) filter (where ${OWN}), 0) as total,
      count(*) filter (where not ${OWN}) as apart
    from ${orders} where ${SOLD} group by 1, 2, 3`,
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
 * Units and sales by branch and product, less discounts and refunds (docs/decisions/0072). Lines of no product count under
 * their name. `soldLines` of tests/support/sold-lines.ts says the rule as plain code; tests compare the two.
 */
const PRODUCTS: Kind = {
  table: sql`order_day_products`,
  columns: sql`day, user_store_id, product_id, name, units, sales`,
  count: (orders, storeId) => sql`
    select day, user_store_id, product_id, name, sum(quantity - came)::bigint as units,
      sum(case when own then (gross * share - coalesce(came * price * share * from_units / nullif(of_units, 0), 0))
        * case when total > from_units then 1 - (back - from_units) / (total - from_units) else 1 end else 0 end)::numeric as sales
    from (
      select *, least(back, of_units) as from_units
      from (
        select *, sum(came * price * share) over (partition by order_id) as of_units
        from (
          select *,
            coalesce(greatest(0, 1 - discount / nullif(sum(gross) over (partition by order_id), 0)), 0) as share
          from (
            select d.day, o.user_store_id, o.id as order_id, coalesce(l.product_id, 0) as product_id,
              case when l.product_id is null then coalesce(l.name, '') else '' end collate "C" as name,
              l.quantity, l.price::double precision as price, l.quantity::double precision * l.price as gross,
              least(l.quantity, coalesce(b.units, 0)) as came, ${OWN} as own,
              coalesce(o.total, 0)::double precision as total, coalesce(o.discount, 0)::double precision as discount,
              (coalesce(o.total, 0) - order_sale(o.total, o.paid, o.refunded))::double precision as back
            from ${orders}
            join order_details l on l.store_id = ${storeId} and l.parent_id = o.id
            left join lateral (
              select sum((r ->> 'quantity')::bigint) as units
              from order_refunds f cross join jsonb_array_elements(f.lines) r
              where o.refunded > 0 and f.store_id = ${storeId} and f.order_id = o.id and (r ->> 'id')::bigint = l.id
            ) b on true
            where ${SOLD}
          ) line
        ) priced
      ) weighed
    ) taken
    group by 1, 2, 3, 4`,
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
    union all ${count(ordersOf(storeId, open), storeId)}`;
}

/** What was sold: `day`, `user_store_id`, `sales_channel`, orders `n` with their `total`, and those of other currencies `apart`. */
export const daySales = (storeId: number, range: DayRange): Part => sumsOf(storeId, SALES, range);

/**
 * What was sold: `user_store_id`, `product_id`, `name`, `units`, `sales`. Whole months come from their own sums, unless one of
 * their days is open; all other days from those of their day.
 */
export function productSales(storeId: number, range: DayRange): Part {
  const { first, end } = wholeMonths(range);
  const { from, to } = range;
  const openMonths = sql`
    select date_trunc('month', day)::date as month from open_days
    where store_id = ${storeId} and day >= ${first}::date and day < ${end}::date`;
  const open = sql`select day from open_days where store_id = ${storeId} and day between ${from}::date and ${to}::date`;
  return sql`
    select user_store_id, product_id, name, units, sales from order_month_products
    where store_id = ${storeId} and month >= ${first}::date and month < ${end}::date and month not in (${openMonths})
    union all
    select k.user_store_id, k.product_id, k.name, k.units, k.sales
    from (
      select ${from}::date as first, ${first}::date as end
      union all select ${end}::date, ${to}::date + 1
      union select month, (month + interval '1 month')::date from (${openMonths}) m
    ) days cross join lateral (
      select * from order_day_products
      where store_id = ${storeId} and day >= days.first and day < days.end and day not in (${open})
      offset 0
    ) k
    union all
    select user_store_id, product_id, name, units, sales
    from (${PRODUCTS.count(ordersOf(storeId, open), storeId)}) live`;
}

/** How many orders there are: `day`, `user_store_id`, `order_status_id`, `shipping_order_status_id`, `n`. */
export const dayStates = (storeId: number): Part => sumsOf(storeId, STATES);

/** Closes the open days that are over, the newest first. A day that is written to later is open again. */
export function closeDays(
  { database, clock }: { database: Database; clock: Clock },
  signal?: AbortSignal,
): Promise<void> {
  const sums: Sums = {
    open: sql`
      select p.store_id, p.day::text as part from open_days p join stores s on s.id = p.store_id
      where p.day < (${clock.now()}::timestamptz at time zone s.time_zone)::date order by p.day desc`,
    lock: (storeId) => sql`order_zone_key(${storeId}::bigint)`,
    close: closeDay,
  };
  return closeSums(sums, database, signal);
}

async function closeDay(db: Sql, storeId: number, day: string): Promise<void> {
  for (const { table, columns, count } of [SALES, STATES, PRODUCTS]) {
    await sql`delete from ${table} where store_id = ${storeId} and day = ${day}::date`.execute(db);
    await sql`
      insert into ${table} (store_id, ${columns})
      select ${storeId}, c.* from (${count(ordersOf(storeId, sql`select ${day}::date as day`), storeId)}) c`.execute(
      db,
    );
  }
  await sql`delete from open_days where store_id = ${storeId} and day = ${day}::date`.execute(db);
  await storeMonth(db, storeId, day);
}

/** Stores the sums of a day's month, once none of its days is open. */
async function storeMonth(db: Sql, storeId: number, day: string): Promise<void> {
  const month = sql`date_trunc('month', ${day}::date)::date`;
  const within = sql`store_id = ${storeId} and day >= ${month} and day < (${month} + interval '1 month')::date`;
  await sql`delete from order_month_products where store_id = ${storeId} and month = ${month}`.execute(db);
  await sql`
    insert into order_month_products (store_id, month, user_store_id, product_id, name, units, sales)
    select ${storeId}, ${month}, user_store_id, product_id, name, sum(units)::bigint, sum(sales)
    from order_day_products where ${within} and not exists (select from open_days where ${within})
    group by user_store_id, product_id, name`.execute(db);
}
