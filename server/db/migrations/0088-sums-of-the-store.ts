import type { Migration } from '../migrate.ts';

const OF_ORDER = `store_id, date, user_store_id, sales_channel, order_status_id, shipping_order_status_id,
      order_sale(total, paid, refunded) as total`;
const BY_STATE = 'store_id, user_store_id, order_status_id, shipping_order_status_id';
const BY_DAY = 'store_id, day, user_store_id, sales_channel, order_status_id';
const BY_PRODUCT = 'store_id, day, user_store_id, order_status_id, product_id, name';

/** Rows with their `date` as a `day` of their store, each twice: for its branch, and for branch 0, the whole store. */
const daysOf = (rows: string): string => `
      select r.*, (r.date at time zone s.time_zone)::date as day, place.branch
      from (${rows}) r join stores s on s.id = r.store_id cross join lateral (values (r.user_store_id), (0)) place (branch)`;

/** A key with the branch of `daysOf`. */
const placed = (key: string): string => key.replace('user_store_id', 'branch');

/** Adds orders, each with its `sign`, to the days. Rows that come to nothing are not written. */
const addDays = (orders: string): string => `
  insert into order_day_sums as kept (${BY_DAY}, slot, n, total)
    select ${placed(BY_DAY)}, mine, sum(sign), sum(sign * total) from (${daysOf(orders)}) o
    group by ${placed(BY_DAY)} having sum(sign) <> 0 or sum(sign * total) <> 0 order by ${placed(BY_DAY)}
    on conflict (${BY_DAY}, slot) do update set n = kept.n + excluded.n, total = kept.total + excluded.total;`;

/** Adds lines of orders, each with its `sign`, to the days of their products. Triggers of these keep the weeks. */
const addProducts = (lines: string): string => `
  insert into product_day_sums as kept (${BY_PRODUCT}, slot, units, sales)
    select ${placed(BY_PRODUCT)}, mine, sum(sign * units), sum(sign * sales) from (${daysOf(lines)}) l
    group by ${placed(BY_PRODUCT)} having sum(sign * units) <> 0 or sum(sign * sales) <> 0 order by ${placed(BY_PRODUCT)}
    on conflict (${BY_PRODUCT}, slot) do update set units = kept.units + excluded.units, sales = kept.sales + excluded.sales;`;

const addOrders = (orders: string): string => `
  insert into order_state_counts as kept (${BY_STATE}, slot, n)
    select ${BY_STATE}, mine, sum(sign) from (${orders}) o
    group by ${BY_STATE} having sum(sign) <> 0
    on conflict (${BY_STATE}, slot) do update set n = kept.n + excluded.n;
  ${addDays(orders)}`;

const orders = (table: string, sign: string): string => `select ${OF_ORDER}, ${sign} as sign from ${table}`;

/** What a line says of what is sold: its product, or the name that it was sold under when it has none. */
const LINE = `coalesce(l.product_id, 0) as product_id,
        case when l.product_id is null then coalesce(l.name, '') else '' end collate "C" as name,
        l.quantity::numeric as units, l.quantity::numeric * coalesce(l.price, 0) as sales`;
const ORDER = 'o.store_id, o.date, o.user_store_id, o.order_status_id';

const lines = (changed: string, sign: string): string => `
      select ${ORDER}, ${LINE}, ${sign} as sign
      from ${changed} l join orders o on o.store_id = l.store_id and o.id = l.parent_id`;
const linesOf = (changed: string, sign: string): string => `
      select ${ORDER}, ${LINE}, ${sign} as sign
      from ${changed} o join order_details l on l.store_id = o.store_id and l.parent_id = o.id`;

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

const OWN = '(select * from orders where store_id = new.id) o';

/** The rows that there are, as those of branch 0. */
const wholeStore = (table: string, key: string, sums: string[]): string => `
delete from ${table} where user_store_id = 0;
insert into ${table} (${key}, slot, ${sums.join(', ')})
  select ${key.replace('user_store_id', '0')}, slot, ${sums.map((sum) => `sum(${sum})`).join(', ')} from ${table}
  group by ${key.replace('user_store_id, ', '')}, slot;
`;

const SCOPED = ['order_day_sums', 'product_day_sums', 'product_week_sums'];
const forced = (how: string): string =>
  SCOPED.map((table) => `alter table ${table} ${how} row level security;`).join('\n');

/**
 * The sums by day of migrations 44 and 55 have a row of branch 0, the whole store (docs/decisions/0037). So have those by
 * week. Who sees all branches reads a part of the rows. The functions replace those of before.
 */
export const sumsOfTheStore: Migration = {
  id: 88,
  name: 'sums-of-the-store',
  phase: 'after',
  sql: `
do $$ begin
  if to_regclass('orders') is not null and to_regclass('order_details') is not null then
    lock table orders, order_details in share row exclusive mode;
  end if;
end $$;

${summing('sum_orders', '(select store_id from changed limit 1)', addOrders(orders('changed', SIGN)))}
${summing(
  'sum_changed_orders',
  storeOfChange(
    '@.date',
    '@.user_store_id',
    '@.sales_channel',
    '@.order_status_id',
    '@.shipping_order_status_id',
    'order_sale(@.total, @.paid, @.refunded)',
  ),
  addOrders(`${orders('after', '1')} union all ${orders('before', '-1')}`),
)}
${summingAgain('sum_days_again', 'order_day_sums', addDays(orders(OWN, '1')))}

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

${forced('no force')}
${wholeStore('order_day_sums', BY_DAY, ['n', 'total'])}
${wholeStore('product_day_sums', BY_PRODUCT, ['units', 'sales'])}
${forced('force')}
`,
};
