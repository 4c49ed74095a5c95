import type { Migration } from '../migrate.ts';
import { scoped } from '../row-security.ts';

const COLUMNS = `store_id, date, user_store_id, sales_channel, order_status_id,
      shipping_order_status_id, total`;
const BY_STATE = 'store_id, user_store_id, order_status_id, shipping_order_status_id';
const BY_DAY = 'store_id, day, user_store_id, sales_channel, order_status_id';

/** Adds orders, each with its `sign`, to both tables. Rows that come to nothing are not written. */
const added = (orders: string): string => `
  insert into order_state_counts as kept (${BY_STATE}, slot, n)
    select ${BY_STATE}, mine, sum(sign) from (${orders}) o
    group by ${BY_STATE} having sum(sign) <> 0
    on conflict (${BY_STATE}, slot) do update set n = kept.n + excluded.n;
  insert into order_day_sums as kept (${BY_DAY}, slot, n, total)
    select ${BY_DAY}, mine, sum(sign), sum(sign * coalesce(total, 0)) from (
      select o.*, (o.date at time zone s.time_zone)::date as day from (${orders}) o join stores s on s.id = o.store_id
    ) o
    group by ${BY_DAY} having sum(sign) <> 0 or sum(sign * coalesce(total, 0)) <> 0
    on conflict (${BY_DAY}, slot) do update set n = kept.n + excluded.n, total = kept.total + excluded.total;`;

/**
 * Sums of orders, kept by triggers in the transaction of the write (docs/decisions/0037). A total may pass the greatest
 * bigint, and no order is refused for that. A platform without orders has no triggers.
 */
export const orderSums: Migration = {
  id: 29,
  name: 'order-sums',
  phase: 'after',
  sql: `
create table order_state_counts (
  store_id bigint not null,
  user_store_id bigint not null,
  order_status_id bigint not null,
  shipping_order_status_id bigint not null,
  slot integer not null,
  n bigint not null,
  primary key (${BY_STATE}, slot)
) with (fillfactor = 50);
${scoped('order_state_counts', 'store', 'select')}

create table order_day_sums (
  store_id bigint not null,
  day date not null,
  user_store_id bigint not null,
  sales_channel text collate "C" not null,
  order_status_id bigint not null,
  slot integer not null,
  n bigint not null,
  total numeric not null,
  primary key (${BY_DAY}, slot)
) with (fillfactor = 50);
${scoped('order_day_sums', 'store', 'select')}

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

create function sum_orders() returns trigger language plpgsql security definer set search_path from current as $$
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

create function sum_changed_orders() returns trigger language plpgsql security definer set search_path from current as $$
declare
  store bigint := (
    select a.store_id from after a join before b using (store_id, id)
    where row(a.date, a.user_store_id, a.sales_channel, a.order_status_id, a.shipping_order_status_id, a.total)
      is distinct from
      row(b.date, b.user_store_id, b.sales_channel, b.order_status_id, b.shipping_order_status_id, b.total)
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

-- The days of all orders change with the store's time zone.
create function sum_days_again() returns trigger language plpgsql security definer set search_path from current as $$
declare
  scope text := current_setting('app.store_id', true);
  mine integer := 0;
begin
  perform pg_advisory_xact_lock(order_zone_key(new.id));
  perform set_config('app.store_id', new.id::text, true);
  delete from order_day_sums where store_id = new.id;
  insert into order_day_sums (${BY_DAY}, slot, n, total)
    select store_id, (date at time zone new.time_zone)::date, user_store_id, sales_channel,
      order_status_id, mine, count(*), coalesce(sum(total), 0)
    from orders where store_id = new.id group by 1, 2, 3, 4, 5;
  perform set_config('app.store_id', coalesce(scope, ''), true);
  return null;
end $$;

do $$
begin
  if to_regclass('orders') is null then
    return;
  end if;
  create trigger sum_inserted after insert on orders referencing new table as changed
    for each statement execute function sum_orders();
  create trigger sum_deleted after delete on orders referencing old table as changed
    for each statement execute function sum_orders();
  create trigger sum_updated after update on orders referencing old table as before new table as after
    for each statement execute function sum_changed_orders();
  create trigger sum_days_again after update of time_zone on stores
    for each row when (old.time_zone is distinct from new.time_zone) execute function sum_days_again();

  lock table orders in share row exclusive mode;
  alter table orders no force row level security;
  alter table stores no force row level security;
  alter table order_state_counts no force row level security;
  alter table order_day_sums no force row level security;
  insert into order_state_counts (${BY_STATE}, slot, n)
    select ${BY_STATE}, 0, count(*) from orders group by ${BY_STATE};
  insert into order_day_sums (${BY_DAY}, slot, n, total)
    select o.store_id, (o.date at time zone s.time_zone)::date, user_store_id, sales_channel,
      order_status_id, 0, count(*), coalesce(sum(total), 0)
    from orders o join stores s on s.id = o.store_id group by 1, 2, 3, 4, 5;
  alter table orders force row level security;
  alter table stores force row level security;
  alter table order_state_counts force row level security;
  alter table order_day_sums force row level security;
end $$;
`,
};
