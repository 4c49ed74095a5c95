import { scoped } from '../row-security.ts';
import type { Area } from './area.ts';

const BY_PRODUCT = 'store_id, day, user_store_id, order_status_id, product_id, name';

/** A key with the branch of `daysOf`. */
const placed = (key: string): string => key.replace('user_store_id', 'branch');

/** What a line says of what is sold: its product, or the name that it was sold under when it has none. */
const LINE = `coalesce(l.product_id, 0) as product_id,
        case when l.product_id is null then coalesce(l.name, '') else '' end collate "C" as name,
        l.quantity::numeric as units, l.quantity::numeric * coalesce(l.price, 0) as sales`;
const SIGN = "case tg_op when 'INSERT' then 1 else -1 end";

const distinct = (columns: string[]): string => {
  const row = (of: string): string => columns.map((column) => column.replaceAll('@', of)).join(', ');
  return `row(${row('a')}) is distinct from row(${row('b')})`;
};

/** The store of a statement whose rows differ in any of the columns, which are of `@`. */
const storeOfChange = (...columns: string[]): string =>
  `(select a.store_id from after a join before b using (store_id, id) where ${distinct(columns)} limit 1)`;

/** The function of a trigger that runs `sums` where `store` is not null, in a slot of its own. */
const summing = (name: string, store: string, sums: string, answer = 'null'): string => `
create or replace function ${name}() returns trigger language plpgsql security definer set search_path from current as $$
declare
  store bigint := ${store};
  mine integer;
begin
  if store is null then
    return ${answer};
  end if;
  perform pg_advisory_xact_lock_shared(order_zone_key(store));
  mine := free_order_slot(store);
  ${sums}
  return ${answer};
end $$;
`;

/** The function of a trigger that sums the days of a store again, as they change with its time zone. */
const summingAgain = (name: string, table: string, sums: string): string => `
create or replace function ${name}() returns trigger language plpgsql security definer set search_path from current as $$
declare
  scope text := current_setting('app.store_id', true);
  mine integer := 0;
begin
  perform pg_advisory_xact_lock(order_zone_key(new.id));
  perform set_config('app.store_id', new.id::text, true);
  delete from ${table} where store_id = new.id;
  ${sums}
  perform set_config('app.store_id', coalesce(scope, ''), true);
  return null;
end $$;
`;

/**
 * The functions of the triggers that add lines of orders to the sums.
 * @param byCurrency amounts in another currency than the store's are left out, as they are since migration 97
 * (docs/decisions/0080)
 */
export function sumFunctions({ byCurrency }: { byCurrency: boolean }): string {
  const currency = (of: string): string => (byCurrency ? `, ${of}currency` : '');
  const own = (amount: string): string => (byCurrency ? `case when own then ${amount} else 0 end` : amount);

  /** Rows with their `date` as a `day` of their store, each twice: for its branch, and for branch 0, the whole store. */
  const daysOf = (rows: string): string => `
      select r.*, (r.date at time zone s.time_zone)::date as day, place.branch
        ${byCurrency ? ', coalesce(r.currency, s.currency) = s.currency as own' : ''}
      from (${rows}) r join stores s on s.id = r.store_id cross join lateral (values (r.user_store_id), (0)) place (branch)`;

  /** Adds lines of orders, each with its `sign`, to the days of their products. Triggers of these keep the weeks. */
  const addProducts = (lines: string): string => `
  insert into product_day_sums as kept (${BY_PRODUCT}, slot, units, sales)
    select ${placed(BY_PRODUCT)}, mine, sum(sign * units), sum(sign * ${own('sales')}) from (${daysOf(lines)}) l
    group by ${placed(BY_PRODUCT)} having sum(sign * units) <> 0 or sum(sign * ${own('sales')}) <> 0
    order by ${placed(BY_PRODUCT)}
    on conflict (${BY_PRODUCT}, slot) do update set units = kept.units + excluded.units, sales = kept.sales + excluded.sales;`;

  const ORDER = `o.store_id, o.date, o.user_store_id, o.order_status_id${currency('o.')}`;
  const lines = (changed: string, sign: string): string => `
      select ${ORDER}, ${LINE}, ${sign} as sign
      from ${changed} l join orders o on o.store_id = l.store_id and o.id = l.parent_id`;
  const linesOf = (changed: string, sign: string): string => `
      select ${ORDER}, ${LINE}, ${sign} as sign
      from ${changed} o join order_details l on l.store_id = o.store_id and l.parent_id = o.id`;
  return `
${summing('sum_added_lines', '(select store_id from changed limit 1)', addProducts(lines('changed', SIGN)))}
${summing(
  'sum_changed_lines',
  storeOfChange('@.parent_id', '@.product_id', '@.name', '@.quantity', '@.price'),
  addProducts(`${lines('after', '1')} union all ${lines('before', '-1')}`),
)}
${summing(
  'sum_lines_of_changed_orders',
  storeOfChange('@.date', '@.user_store_id', '@.order_status_id'),
  addProducts(`${linesOf('after', '1')} union all ${linesOf('before', '-1')}`),
)}
${summing('sum_lines_of_deleted_order', 'old.store_id', addProducts(linesOf('(select old.*)', '-1')), 'old')}
${summingAgain('sum_products_again', 'product_day_sums', addProducts(linesOf('(select * from orders where store_id = new.id)', '1')))}
`;
}

const OF_DAY = 'user_store_id, order_status_id, product_id, name';
const BY_WEEK = `store_id, week, ${OF_DAY}, slot`;

/** Adds rows of `product_day_sums`, each with its `sign`, to the sums of their weeks. */
const addWeeks = (rows: string): string => `
  insert into product_week_sums as kept (${BY_WEEK}, units, sales)
    select ${BY_WEEK}, sum(sign * units), sum(sign * sales)
    from (select d.*, date_trunc('week', d.day)::date as week from (${rows}) d) d
    group by ${BY_WEEK} having sum(sign * units) <> 0 or sum(sign * sales) <> 0 order by ${BY_WEEK}
    on conflict (${BY_WEEK}) do update set units = kept.units + excluded.units, sales = kept.sales + excluded.sales;`;

const signed = (rows: string, sign: number): string => `select *, ${sign} as sign from ${rows}`;

/** A trigger of `product_day_sums` and its function. Writers of a day hold its slot, and so that of its week. */
const follows = (name: string, when: string, rows: string): string => `
create function ${name}() returns trigger language plpgsql security definer set search_path from current as $$
begin
  ${addWeeks(rows)}
  return null;
end $$;
create trigger ${name} after ${when} for each statement execute function ${name}();
`;

/**
 * Sums of what orders sold by product, day and week, written by triggers in the transaction of the write
 * (docs/decisions/0037). A total may pass the greatest bigint, and no order is refused for that. Of a deleted
 * order the lines are gone before any statement trigger runs: so they are taken off row by row, before.
 */
export const ORDER_SUMS: Area = {
  tables: `
-- A slot that no other open transaction of the store writes to. So writers never wait for each other here, and where they
-- take turns, as over the number of a new order, slot 0 is enough.
create function free_order_slot(store bigint) returns integer language plpgsql set search_path from current as $$
declare slot integer := 0;
begin
  while not pg_try_advisory_xact_lock(hashtextextended('order sums ' || store || ' ' || slot, 0)) loop
    slot := slot + 1;
  end loop;
  return slot;
end $$;

-- Held while sums are written by the days of one time zone: a change of the zone waits for them.
create function order_zone_key(store bigint) returns bigint language sql immutable
  return hashtextextended('order days ' || store, 0);

-- What the sums of sales count of an order: its total less what went back (docs/decisions/0048).
create function order_sale(total bigint, paid bigint, refunded bigint) returns numeric language sql immutable
  return greatest(0, coalesce(total, 0)::numeric
    - greatest(0, coalesce(refunded, 0)::numeric - greatest(0, coalesce(paid, total, 0)::numeric - coalesce(total, 0))));

-- Units and sales by product. Those of a line without a product stand under its name.
create table product_day_sums (
  store_id bigint not null,
  -- Of the store's time zone, YYYY-MM-DD.
  day date not null,
  -- 0 for the whole store.
  user_store_id bigint not null,
  order_status_id bigint not null,
  -- 0 for lines of no product: those have their name.
  product_id bigint not null,
  -- Of lines without a product, as they were sold; else empty.
  name text collate "C" not null,
  slot integer not null,
  units numeric not null,
  sales numeric not null,
  primary key (${BY_PRODUCT}, slot)
) with (fillfactor = 50);
${scoped('product_day_sums', 'store', 'select')}

-- The same by week: a month reads less than half of the rows, a year a seventh.
create table product_week_sums (
  store_id bigint not null,
  -- A Monday.
  week date not null,
  user_store_id bigint not null,
  order_status_id bigint not null,
  product_id bigint not null,
  name text collate "C" not null,
  slot integer not null,
  units numeric not null,
  sales numeric not null,
  primary key (${BY_WEEK})
) with (fillfactor = 50);
${scoped('product_week_sums', 'store', 'select')}

${follows('sum_weeks_of_added_days', 'insert on product_day_sums referencing new table as after', signed('after', 1))}
${follows('sum_weeks_of_deleted_days', 'delete on product_day_sums referencing old table as before', signed('before', -1))}
${follows(
  'sum_weeks_of_changed_days',
  'update on product_day_sums referencing old table as before new table as after',
  `${signed('after', 1)} union all ${signed('before', -1)}`,
)}

${sumFunctions({ byCurrency: false })}`,
  links: [
    {
      of: ['orders', 'order_details'],
      sql: `
create trigger sum_inserted_lines after insert on order_details referencing new table as changed
  for each statement execute function sum_added_lines();
create trigger sum_deleted_lines after delete on order_details referencing old table as changed
  for each statement execute function sum_added_lines();
create trigger sum_updated_lines after update on order_details referencing old table as before new table as after
  for each statement execute function sum_changed_lines();
create trigger sum_lines_of_updated after update on orders referencing old table as before new table as after
  for each statement execute function sum_lines_of_changed_orders();
create trigger sum_lines_of_deleted before delete on orders
  for each row execute function sum_lines_of_deleted_order();
create trigger sum_products_again after update of time_zone on stores
  for each row when (old.time_zone is distinct from new.time_zone) execute function sum_products_again();
`,
    },
  ],
};
