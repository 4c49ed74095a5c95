import type { Migration } from '../migrate.ts';
import { scoped } from '../role.ts';
import { OPEN_EVERY_DAY, opening, openingAll } from './0099-open-days.ts';

const DROPPED = [
  'sum_added_lines',
  'sum_changed_lines',
  'sum_lines_of_changed_orders',
  'sum_lines_of_deleted_order',
  'sum_products_again',
  'sum_weeks_of_added_days',
  'sum_weeks_of_deleted_days',
  'sum_weeks_of_changed_days',
  'adjust_changed_orders',
  'adjust_orders_of_lines',
  'adjust_orders_of_changed_lines',
  'adjust_orders_of_refunds',
];

/** The orders of rows, which name them by `own`. */
const ordersOf = (rows: string, own: string): string =>
  `(select o.store_id, o.date from ${rows} l join orders o on o.store_id = l.store_id and o.id = l.${own})`;

/**
 * Sums of what days sold by product, in place of triggers that add differences (docs/decisions/0081). All days are open
 * again, until the job has stored these too.
 */
export const productDays: Migration = {
  id: 100,
  name: 'product-days',
  phase: 'after',
  sql: `
${DROPPED.map((name) => `drop function if exists ${name}() cascade;`).join('\n')}
drop function if exists adjust_order_lines(bigint, bigint[]);
drop table if exists product_day_sums, product_week_sums, order_line_adjustments;

-- What was sold on a day by product, less discounts and refunds.
create table order_day_products (
  store_id bigint not null,
  day date not null,
  user_store_id bigint not null,
  -- 0 for lines of no product: those have their name.
  product_id bigint not null,
  -- Of lines without a product, as they were sold; else empty.
  name text collate "C" not null,
  units bigint not null,
  -- With a fraction: sums of many are rounded. In the store's currency.
  sales numeric not null,
  primary key (store_id, day, user_store_id, product_id, name)
);
${scoped('order_day_products', 'store', 'select, insert, delete')}

-- The same by month, of months without an open day: a year reads a tenth of the rows.
create table order_month_products (
  store_id bigint not null,
  -- Its first day.
  month date not null,
  user_store_id bigint not null,
  product_id bigint not null,
  name text collate "C" not null,
  units bigint not null,
  sales numeric not null,
  primary key (store_id, month, user_store_id, product_id, name)
);
${scoped('order_month_products', 'store', 'select, insert, delete')}

${opening('open_days_of_lines', ordersOf('changed', 'parent_id'))}
${opening(
  'open_days_of_changed_lines',
  ordersOf(
    '(select store_id, parent_id from before union all select store_id, parent_id from after)',
    'parent_id',
  ),
)}
${opening('open_days_of_refunds', ordersOf('changed', 'order_id'))}

${openingAll(['order_day_sales', 'order_day_states', 'order_day_products', 'order_month_products'])}

do $$ begin
  if to_regclass('orders') is null or to_regclass('order_details') is null then
    return;
  end if;
  lock table orders, order_details, order_refunds in share row exclusive mode;
  create trigger open_days_of_inserted after insert on order_details referencing new table as changed
    for each statement execute function open_days_of_lines();
  create trigger open_days_of_deleted after delete on order_details referencing old table as changed
    for each statement execute function open_days_of_lines();
  create trigger open_days_of_updated after update on order_details referencing old table as before new table as after
    for each statement execute function open_days_of_changed_lines();
  create trigger open_days_of_inserted after insert on order_refunds referencing new table as changed
    for each statement execute function open_days_of_refunds();
  create trigger open_days_of_deleted after delete on order_refunds referencing old table as changed
    for each statement execute function open_days_of_refunds();
  ${OPEN_EVERY_DAY}
end $$;
`,
};
