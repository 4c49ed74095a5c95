import { scoped } from '../row-security.ts';
import type { Area } from './area.ts';

/**
 * What the sums by product count too much of the orders that `which` says, line by line: `units` and `sales`, below
 * zero. `soldLines` of tests/support/sold-lines.ts says the rule again; tests compare the two.
 */
const adjusted = (which: string): string => `
  insert into order_line_adjustments
    (store_id, order_id, line_id, date, user_store_id, order_status_id, product_id, name, units, sales)
  with touched as (
    select store_id, id, date, user_store_id, order_status_id, total, paid, refunded, discount from orders
    where ${which} and (refunded > 0 or discount > 0)
  ), back as (
    select f.store_id, (l ->> 'id')::bigint as line, sum((l ->> 'quantity')::bigint) as units
    from touched t
    join order_refunds f on f.store_id = t.store_id and f.order_id = t.id
    cross join jsonb_array_elements(f.lines) l
    group by 1, 2
  ), line as (
    select l.store_id, l.parent_id, l.id, t.date, t.user_store_id, t.order_status_id,
      coalesce(l.product_id, 0) as product_id,
      case when l.product_id is null then coalesce(l.name, '') else '' end collate "C" as name,
      l.quantity::numeric * coalesce(l.price, 0) as gross, coalesce(l.price, 0)::numeric as price,
      least(l.quantity, coalesce(b.units, 0))::numeric as came,
      coalesce(t.total, 0)::numeric as total, coalesce(t.discount, 0)::numeric as discount,
      coalesce(t.total, 0) - order_sale(t.total, t.paid, t.refunded) as back
    from touched t
    join order_details l on l.store_id = t.store_id and l.parent_id = t.id
    left join back b on b.store_id = l.store_id and b.line = l.id
  ), priced as (
    select *, coalesce(greatest(0, 1 - discount / nullif(sum(gross) over whole, 0)), 0) as share
    from line window whole as (partition by store_id, parent_id)
  ), weighed as (
    select *, sum(came * price * share) over (partition by store_id, parent_id) as of_units from priced
  ), taken as (
    select *, least(back, of_units) as from_units from weighed
  )
  select store_id, parent_id, id, date, user_store_id, order_status_id, product_id, name, -came,
    (gross * share - coalesce(came * price * share * from_units / nullif(of_units, 0), 0))
      * case when total > from_units then 1 - (back - from_units) / (total - from_units) else 1 end - gross
  from taken;`;

/** A trigger's function that writes the rows of some orders again: those of a query of `store_id` and `order_id`. */
const rewriting = (name: string, orders: string): string => `
create function ${name}() returns trigger language plpgsql security definer set search_path from current as $$
declare
  one record;
begin
  for one in select store_id, array_agg(distinct order_id) as ids from (${orders}) c group by store_id loop
    perform adjust_order_lines(one.store_id, one.ids);
  end loop;
  return null;
end $$;
`;

const takesOff = (row: string): string => `(${row}.refunded > 0 or ${row}.discount > 0)`;

/** Rows of a table that changed in one of the columns, as `a` they are and `b` they were. */
const changed = (...columns: string[]): string => `after a join before b using (store_id, id)
      where row(${columns.map((column) => `a.${column}`)}) is distinct from row(${columns.map((column) => `b.${column}`)})`;

/** The orders of rows, where something is taken off them now, or was. */
const ordersOf = (rows: string): string => `
    select store_id, order_id from (${rows}) r
    where exists (select from orders o where o.store_id = r.store_id and o.id = r.order_id and ${takesOff('o')})
      or exists (select from order_line_adjustments k where k.store_id = r.store_id and k.order_id = r.order_id)`;

/**
 * What discounts and refunds take off the lines of their orders (docs/decisions/0072). Whatever changes an order, its
 * lines or its refunds writes all rows of that order again, from what is stored: so no difference can add up.
 */
export const LINE_ADJUSTMENTS: Area = {
  tables: `
-- What a discount or refunds take off a line, kept by triggers alone.
create table order_line_adjustments (
  store_id bigint not null,
  order_id bigint not null,
  line_id bigint not null,
  -- Those of the order, so that a range of days, a branch and a state find them.
  date timestamptz not null,
  user_store_id bigint not null,
  order_status_id bigint not null,
  -- 0 for lines of no product: those have their name.
  product_id bigint not null,
  -- Of lines without a product, as they were sold; else empty.
  name text collate "C" not null,
  units numeric not null,
  sales numeric not null,
  primary key (store_id, order_id, line_id)
);
create index order_line_adjustments_date_idx on order_line_adjustments (store_id, date);
${scoped('order_line_adjustments', 'store', 'select')}

create function adjust_order_lines(store bigint, ids bigint[]) returns void
language plpgsql security definer set search_path from current as $$
begin
  -- One writer of an order at a time: the next one sees its rows.
  perform from orders where store_id = store and id = any(ids) order by id for no key update;
  delete from order_line_adjustments where store_id = store and order_id = any(ids);
  ${adjusted('store_id = store and id = any(ids)')}
end $$;

${rewriting(
  'adjust_changed_orders',
  `
    select store_id, id as order_id
    from ${changed('date', 'user_store_id', 'order_status_id', 'total', 'paid', 'refunded', 'discount')}
      and (${takesOff('a')} or ${takesOff('b')})`,
)}
${rewriting('adjust_orders_of_lines', ordersOf('select store_id, parent_id as order_id from changed'))}
${rewriting(
  'adjust_orders_of_changed_lines',
  ordersOf(`select store_id, unnest(array[a.parent_id, b.parent_id]) as order_id
      from ${changed('parent_id', 'product_id', 'name', 'quantity', 'price')}`),
)}
${rewriting('adjust_orders_of_refunds', ordersOf('select store_id, order_id from changed'))}
`,
  links: [
    {
      of: ['orders', 'order_details'],
      sql: `
create trigger adjust_updated after update on orders referencing old table as before new table as after
  for each statement execute function adjust_changed_orders();
create trigger adjust_inserted_lines after insert on order_details referencing new table as changed
  for each statement execute function adjust_orders_of_lines();
create trigger adjust_deleted_lines after delete on order_details referencing old table as changed
  for each statement execute function adjust_orders_of_lines();
create trigger adjust_updated_lines after update on order_details referencing old table as before new table as after
  for each statement execute function adjust_orders_of_changed_lines();
create trigger adjust_inserted_refunds after insert on order_refunds referencing new table as changed
  for each statement execute function adjust_orders_of_refunds();
create trigger adjust_deleted_refunds after delete on order_refunds referencing old table as changed
  for each statement execute function adjust_orders_of_refunds();
`,
    },
  ],
};
