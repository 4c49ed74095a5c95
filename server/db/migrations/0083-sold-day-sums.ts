import type { Migration } from '../migrate.ts';
import { scoped } from '../row-security.ts';

const KEY = 'store_id, day, user_store_id, product_id, name';

/** What a line says of what is sold: its product, or the name that it was sold under when it has none. */
const LINE = `coalesce(l.product_id, 0) as product_id,
        case when l.product_id is null then coalesce(l.name, '') else '' end collate "C" as name,
        l.quantity::numeric as units, l.quantity::numeric * coalesce(l.price, 0) as sales`;
const ORDER = 'o.store_id, o.date, o.user_store_id';

/** Lines of an order that is a sale, or was one, each with its `sign`. */
const lines = (changed: string, sign: string): string => `
      select ${ORDER}, ${LINE}, ${sign} as sign
      from ${changed} l join orders o on o.store_id = l.store_id and o.id = l.parent_id
      where order_is_sale(o.order_status_id)`;
const linesOf = (orders: string, sign: string): string => `
      select ${ORDER}, ${LINE}, ${sign} as sign
      from ${orders} o join order_details l on l.store_id = o.store_id and l.parent_id = o.id
      where order_is_sale(o.order_status_id)`;

/** Adds lines to the sums, day by day as they are read. Rows that come to nothing are not written. */
const added = (sold: string): string => `
  insert into product_day_sums as kept (${KEY}, slot, units, sales)
    select ${KEY}, mine, sum(sign * units), sum(sign * sales) from (
      select l.*, (l.date at time zone s.time_zone)::date as day from (${sold}) l join stores s on s.id = l.store_id
    ) l
    group by ${KEY} having sum(sign * units) <> 0 or sum(sign * sales) <> 0 order by ${KEY}
    on conflict (${KEY}, slot) do update set units = kept.units + excluded.units, sales = kept.sales + excluded.sales;`;

/** A trigger's function that adds `sold` where `store` is not null, in a slot of its own. */
const summing = (name: string, store: string, sold: string, answer = 'null'): string => `
create or replace function ${name}() returns trigger
language plpgsql security definer set search_path from current as $$
declare
  store bigint := ${store};
  mine integer;
begin
  if store is null then
    return ${answer};
  end if;
  perform pg_advisory_xact_lock_shared(order_zone_key(store));
  mine := free_order_slot(store);
  ${added(sold)}
  return ${answer};
end $$;
`;

/** The store of a statement whose rows differ in a value. Each value is written for an alias. */
const storeOfChange = (...values: ((alias: string) => string)[]): string => {
  const row = (alias: string) => `row(${values.map((value) => value(alias)).join(', ')})`;
  return `(
    select a.store_id from after a join before b using (store_id, id)
    where ${row('a')} is distinct from ${row('b')} limit 1
  )`;
};
const column = (name: string) => (alias: string) => `${alias}.${name}`;

/**
 * Units and sales by product, day and branch, of sales alone (docs/decisions/0076). The functions replace those of
 * migration 55. What was kept by state is added up.
 */
export const soldDaySums: Migration = {
  id: 83,
  name: 'sold-day-sums',
  phase: 'after',
  sql: `
-- As \`countsAsSale\` of domain/orders/statuses.ts; a test compares the two.
create function order_is_sale(order_status_id bigint) returns boolean language sql immutable
  return order_status_id not in (3, 5);

do $$ begin
  if to_regclass('orders') is not null and to_regclass('order_details') is not null then
    lock table orders, order_details in share row exclusive mode;
  end if;
end $$;

alter table product_day_sums rename to product_day_sums_by_state;
alter index product_day_sums_pkey rename to product_day_sums_by_state_pkey;
create table product_day_sums (
  store_id bigint not null,
  day date not null,
  user_store_id bigint not null,
  -- 0 for lines of no product: those have their name.
  product_id bigint not null,
  name text collate "C" not null,
  slot integer not null,
  units numeric not null,
  sales numeric not null,
  primary key (${KEY}, slot)
) with (fillfactor = 50);
alter table product_day_sums_by_state no force row level security;
insert into product_day_sums (${KEY}, slot, units, sales)
  select ${KEY}, 0, sum(units), sum(sales) from product_day_sums_by_state
  where order_is_sale(order_status_id) group by ${KEY} having sum(units) <> 0 or sum(sales) <> 0;
drop table product_day_sums_by_state;
${scoped('product_day_sums', 'store', 'select')}

${summing(
  'sum_added_lines',
  '(select store_id from changed limit 1)',
  lines('changed', "case tg_op when 'INSERT' then 1 else -1 end"),
)}
${summing(
  'sum_changed_lines',
  storeOfChange(...['parent_id', 'product_id', 'name', 'quantity', 'price'].map(column)),
  `${lines('after', '1')} union all ${lines('before', '-1')}`,
)}
${summing(
  'sum_lines_of_changed_orders',
  storeOfChange(
    column('date'),
    column('user_store_id'),
    (alias) => `order_is_sale(${alias}.order_status_id)`,
  ),
  `${linesOf('after', '1')} union all ${linesOf('before', '-1')}`,
)}
${summing('sum_lines_of_deleted_order', 'old.store_id', linesOf('(select old.*)', '-1'), 'old')}

create or replace function sum_products_again() returns trigger
language plpgsql security definer set search_path from current as $$
declare
  scope text := current_setting('app.store_id', true);
  mine integer := 0;
begin
  perform pg_advisory_xact_lock(order_zone_key(new.id));
  perform set_config('app.store_id', new.id::text, true);
  delete from product_day_sums where store_id = new.id;
  ${added(linesOf('(select * from orders where store_id = new.id)', '1'))}
  perform set_config('app.store_id', coalesce(scope, ''), true);
  return null;
end $$;
`,
};
