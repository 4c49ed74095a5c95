import type { Migration } from '../migrate.ts';
import { scoped } from '../role.ts';

/** The function of a trigger that opens the days of orders: those that `rows` has as `store_id` and `date`. */
export const opening = (name: string, rows: string): string => `
create function ${name}() returns trigger language plpgsql security definer set search_path from current as $$
begin
  -- The job sums days while no writer holds this lock. So it sees what was written, or the day is open again.
  perform pg_advisory_xact_lock_shared(order_zone_key(store_id)) from (select distinct store_id from ${rows} r) touched;
  insert into open_days (store_id, day)
    select distinct r.store_id, (r.date at time zone s.time_zone)::date from ${rows} r join stores s on s.id = r.store_id
    order by 1, 2
    on conflict do nothing;
  return null;
end $$;
`;

/**
 * The function of a trigger on stores. Days are of the time zone, and amounts of the currency: with another one all days
 * are open, after the writers that began before.
 * @param sums the tables of what is stored of closed days
 */
export const openingAll = (sums: readonly string[]): string => `
create or replace function open_all_days() returns trigger language plpgsql security definer set search_path from current as $$
declare
  scope text := current_setting('app.store_id', true);
begin
  perform pg_advisory_xact_lock(order_zone_key(new.id));
  perform set_config('app.store_id', new.id::text, true);
${sums.map((table) => `  delete from ${table} where store_id = new.id;`).join('\n')}
  delete from open_days where store_id = new.id;
  insert into open_days (store_id, day)
    select distinct new.id, (date at time zone new.time_zone)::date from orders where store_id = new.id;
  perform set_config('app.store_id', coalesce(scope, ''), true);
  return null;
end $$;`;

/** Opens every day that has orders, in all stores. */
export const OPEN_EVERY_DAY = `alter table orders no force row level security;
  alter table stores no force row level security;
  alter table open_days no force row level security;
  insert into open_days (store_id, day)
    select distinct o.store_id, (o.date at time zone s.time_zone)::date from orders o join stores s on s.id = o.store_id
    on conflict do nothing;
  alter table orders force row level security;
  alter table stores force row level security;
  alter table open_days force row level security;`;

/**
 * Sums of days by a job in place of triggers that add differences (docs/decisions/0081). Every day with orders is open
 * at first, so its sums are worked out live until the job has written them.
 */
export const openDays: Migration = {
  id: 99,
  name: 'open-days',
  phase: 'after',
  sql: `
drop function if exists sum_orders() cascade;
drop function if exists sum_changed_orders() cascade;
drop function if exists sum_days_again() cascade;
drop table if exists order_state_counts, order_day_sums;

-- Days that orders were written to since the job summed them. The sums that are stored of them are not read.
create table open_days (
  store_id bigint not null,
  -- Of the store's time zone.
  day date not null,
  primary key (store_id, day)
);
${scoped('open_days', 'store or platform', 'select, delete')}

-- What was sold on a day, of orders that count as sales.
create table order_day_sales (
  store_id bigint not null,
  day date not null,
  user_store_id bigint not null,
  sales_channel text collate "C" not null,
  -- Orders in the store's currency, and their sales.
  n bigint not null,
  total numeric not null,
  -- Orders in other currencies.
  apart bigint not null,
  primary key (store_id, day, user_store_id, sales_channel)
);
${scoped('order_day_sales', 'store', 'select, insert, delete')}

-- How many orders of a day are in each pair of states.
create table order_day_states (
  store_id bigint not null,
  day date not null,
  user_store_id bigint not null,
  order_status_id bigint not null,
  shipping_order_status_id bigint not null,
  n bigint not null,
  primary key (store_id, day, user_store_id, order_status_id, shipping_order_status_id)
);
${scoped('order_day_states', 'store', 'select, insert, delete')}

${opening('open_days_of_orders', 'changed')}
${opening('open_days_of_changed_orders', '(select store_id, date from before union all select store_id, date from after)')}

${openingAll(['order_day_sales', 'order_day_states'])}

do $$ begin
  if to_regclass('orders') is null then
    return;
  end if;
  lock table orders in share row exclusive mode;
  create trigger open_days_of_inserted after insert on orders referencing new table as changed
    for each statement execute function open_days_of_orders();
  create trigger open_days_of_deleted after delete on orders referencing old table as changed
    for each statement execute function open_days_of_orders();
  create trigger open_days_of_updated after update on orders referencing old table as before new table as after
    for each statement execute function open_days_of_changed_orders();
  create trigger open_all_days after update of time_zone, currency on stores
    for each row when (row(old.time_zone, old.currency) is distinct from row(new.time_zone, new.currency))
    execute function open_all_days();
  ${OPEN_EVERY_DAY}
end $$;
`,
};
