import type { Migration } from '../migrate.ts';
import { scoped } from '../row-security.ts';

const KEY = 'store_id, day, user_store_id, order_status_id, product_id, name';

/** What a line says of what is sold: its product, or the name that it was sold under when it has none. */
const LINE = `coalesce(l.product_id, 0) as product_id,
        case when l.product_id is null then coalesce(l.name, '') else '' end collate "C" as name,
        l.quantity::numeric as units, l.quantity::numeric * coalesce(l.price, 0) as sales`;
const ORDER = 'o.store_id, o.date, o.user_store_id, o.order_status_id';

/** Lines of an order that is there, or was, each with its `sign`. */
const lines = (changed: string, sign: string): string => `
      select ${ORDER}, ${LINE}, ${sign} as sign
      from ${changed} l join orders o on o.store_id = l.store_id and o.id = l.parent_id`;
const linesOf = (orders: string, sign: string): string => `
      select ${ORDER}, ${LINE}, ${sign} as sign
      from ${orders} o join order_details l on l.store_id = o.store_id and l.parent_id = o.id`;

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
create function ${name}() returns trigger language plpgsql security definer set search_path from current as $$
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

const distinct = (columns: string[]): string =>
  `row(${columns.map((column) => `a.${column}`)}) is distinct from row(${columns.map((column) => `b.${column}`)})`;

/** The store of a statement whose rows differ in any of the columns. */
const storeOfChange = (...columns: string[]): string =>
  `(select a.store_id from after a join before b using (store_id, id) where ${distinct(columns)} limit 1)`;

/**
 * Units and sales by product, day, branch and state, kept as the sums of migration 29 are (docs/decisions/0037). Of a
 * deleted order the lines are gone before any statement trigger runs: so they are taken off row by row, before.
 */
export const productDaySums: Migration = {
  id: 55,
  name: 'product-day-sums',
  phase: 'after',
  sql: `
create table product_day_sums (
  store_id bigint not null,
  day date not null,
  user_store_id bigint not null,
  order_status_id bigint not null,
  -- 0 for lines of no product: those have their name.
  product_id bigint not null,
  name text collate "C" not null,
  slot integer not null,
  units numeric not null,
  sales numeric not null,
  primary key (${KEY}, slot)
) with (fillfactor = 50);
${scoped('product_day_sums', 'store', 'select')}

${summing(
  'sum_added_lines',
  '(select store_id from changed limit 1)',
  lines('changed', "case tg_op when 'INSERT' then 1 else -1 end"),
)}
${summing(
  'sum_changed_lines',
  storeOfChange('parent_id', 'product_id', 'name', 'quantity', 'price'),
  `${lines('after', '1')} union all ${lines('before', '-1')}`,
)}
${summing(
  'sum_lines_of_changed_orders',
  storeOfChange('date', 'user_store_id', 'order_status_id'),
  `${linesOf('after', '1')} union all ${linesOf('before', '-1')}`,
)}
${summing('sum_lines_of_deleted_order', 'old.store_id', linesOf('(select old.*)', '-1'), 'old')}

create function sum_products_again() returns trigger
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

do $$
declare
  mine integer := 0;
begin
  if to_regclass('orders') is null or to_regclass('order_details') is null then
    return;
  end if;
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

  lock table orders, order_details in share row exclusive mode;
  alter table orders no force row level security;
  alter table order_details no force row level security;
  alter table stores no force row level security;
  alter table product_day_sums no force row level security;
  ${added(linesOf('orders', '1'))}
  alter table orders force row level security;
  alter table order_details force row level security;
  alter table stores force row level security;
  alter table product_day_sums force row level security;
end $$;
`,
};
