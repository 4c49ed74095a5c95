import type { Migration } from '../migrate.ts';

const COLUMNS = `store_id, date, user_store_id, sales_channel, order_status_id,
      shipping_order_status_id, order_sale(total, paid, refunded) as total`;
const BY_STATE = 'store_id, user_store_id, order_status_id, shipping_order_status_id';
const BY_DAY = 'store_id, day, user_store_id, sales_channel, order_status_id';

/** Adds orders, each with its `sign`, to both tables. Rows that come to nothing are not written. */
const added = (orders: string): string => `
  insert into order_state_counts as kept (${BY_STATE}, slot, n)
    select ${BY_STATE}, mine, sum(sign) from (${orders}) o
    group by ${BY_STATE} having sum(sign) <> 0
    on conflict (${BY_STATE}, slot) do update set n = kept.n + excluded.n;
  insert into order_day_sums as kept (${BY_DAY}, slot, n, total)
    select ${BY_DAY}, mine, sum(sign), sum(sign * total) from (
      select o.*, (o.date at time zone s.time_zone)::date as day from (${orders}) o join stores s on s.id = o.store_id
    ) o
    group by ${BY_DAY} having sum(sign) <> 0 or sum(sign * total) <> 0
    on conflict (${BY_DAY}, slot) do update set n = kept.n + excluded.n, total = kept.total + excluded.total;`;

/**
 * The sums of migration 29 with sales as what the store keeps: a part of an order that went back to the buyer is no sale
 * (docs/decisions/0048). The functions replace those of before, and only days with a refund are summed again.
 */
export const netSales: Migration = {
  id: 44,
  name: 'net-sales',
  phase: 'after',
  sql: `
-- As \`saleOf\` of domain/orders/refunds.ts; a test compares the two.
create function order_sale(total bigint, paid bigint, refunded bigint) returns numeric language sql immutable
  return greatest(0, coalesce(total, 0)::numeric
    - greatest(0, coalesce(refunded, 0)::numeric - greatest(0, coalesce(paid, total, 0)::numeric - coalesce(total, 0))));

create or replace function sum_orders() returns trigger
language plpgsql security definer set search_path from current as $$
declare
  weight integer := case tg_op when 'INSERT' then 1 else -1 end;
  store bigint := (select store_id from changed limit 1);
  mine integer;
begin
  if store is null then
    return null;
  end if;
  perform pg_advisory_xact_lock_shared(order_zone_key(store));
  mine := free_order_slot(store);
  ${added(`select ${COLUMNS}, weight as sign from changed`)}
  return null;
end $$;

create or replace function sum_changed_orders() returns trigger
language plpgsql security definer set search_path from current as $$
declare
  store bigint := (
    select a.store_id from after a join before b using (store_id, id)
    where row(a.date, a.user_store_id, a.sales_channel, a.order_status_id, a.shipping_order_status_id,
        order_sale(a.total, a.paid, a.refunded))
      is distinct from
      row(b.date, b.user_store_id, b.sales_channel, b.order_status_id, b.shipping_order_status_id,
        order_sale(b.total, b.paid, b.refunded))
    limit 1
  );
  mine integer;
begin
  if store is null then
    return null;
  end if;
  perform pg_advisory_xact_lock_shared(order_zone_key(store));
  mine := free_order_slot(store);
  ${added(`select ${COLUMNS}, 1 as sign from after union all select ${COLUMNS}, -1 from before`)}
  return null;
end $$;

create or replace function sum_days_again() returns trigger
language plpgsql security definer set search_path from current as $$
declare
  scope text := current_setting('app.store_id', true);
  mine integer := 0;
begin
  perform pg_advisory_xact_lock(order_zone_key(new.id));
  perform set_config('app.store_id', new.id::text, true);
  delete from order_day_sums where store_id = new.id;
  insert into order_day_sums (${BY_DAY}, slot, n, total)
    select store_id, (date at time zone new.time_zone)::date, user_store_id, sales_channel,
      order_status_id, mine, count(*), sum(order_sale(total, paid, refunded))
    from orders where store_id = new.id group by 1, 2, 3, 4, 5;
  perform set_config('app.store_id', coalesce(scope, ''), true);
  return null;
end $$;

do $$
begin
  if to_regclass('orders') is null then
    return;
  end if;
  lock table orders in share row exclusive mode;
  alter table orders no force row level security;
  alter table stores no force row level security;
  alter table order_day_sums no force row level security;
  insert into order_day_sums as kept (${BY_DAY}, slot, n, total)
    select o.store_id, (o.date at time zone s.time_zone)::date, o.user_store_id, o.sales_channel,
      o.order_status_id, 0, 0, sum(order_sale(o.total, o.paid, o.refunded) - coalesce(o.total, 0))
    from orders o join stores s on s.id = o.store_id where o.refunded > 0 group by 1, 2, 3, 4, 5
    on conflict (${BY_DAY}, slot) do update set total = kept.total + excluded.total;
  alter table orders force row level security;
  alter table stores force row level security;
  alter table order_day_sums force row level security;
end $$;
`,
};
