import type { Migration } from '../migrate.ts';
import { scoped } from '../row-security.ts';

/**
 * The rows of each table by the day (UTC) that they were created on, beside their number (docs/decisions/0004). A list in
 * that order passes whole days on the way to a late page. A row keeps its day: nothing changes `created_at`.
 */
export const rowDayCounts: Migration = {
  id: 89,
  name: 'row-day-counts',
  phase: 'before',
  sql: `
create table row_day_counts (
  store_id bigint not null,
  table_name text not null,
  day date not null,
  slot integer not null,
  n bigint not null,
  primary key (store_id, table_name, day, slot)
) with (fillfactor = 50);
${scoped('row_day_counts', 'store', 'select')}

do $$
declare
  counted text;
begin
  alter table row_counts no force row level security;
  alter table row_day_counts no force row level security;
  for counted in select distinct table_name from row_counts where to_regclass(quote_ident(table_name)) is not null order by 1 loop
    execute format('lock table %I in share row exclusive mode', counted);
    execute format('alter table %I no force row level security', counted);
    execute format('insert into row_day_counts (store_id, table_name, day, slot, n)
      select store_id, %L, (created_at at time zone ''UTC'')::date, 0, count(*) from %I group by 1, 3', counted, counted);
    execute format('alter table %I force row level security', counted);
  end loop;
  alter table row_counts force row level security;
  alter table row_day_counts force row level security;
end $$;

-- As of migration 3, and by day. The first of the two makes writers that share a slot take turns over both.
create or replace function count_rows() returns trigger language plpgsql security definer set search_path from current as $$
declare
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
  mine integer := pg_backend_pid() % 32;
begin
  insert into row_counts as counted (store_id, table_name, slot, n)
    select store_id, tg_table_name, mine, sign * count(*) from changed group by store_id order by store_id
    on conflict (store_id, table_name, slot) do update set n = counted.n + excluded.n;
  insert into row_day_counts as counted (store_id, table_name, day, slot, n)
    select store_id, tg_table_name, (created_at at time zone 'UTC')::date, mine, sign * count(*) from changed
    group by 1, 3 order by 1, 3
    on conflict (store_id, table_name, day, slot) do update set n = counted.n + excluded.n;
  return null;
end $$;
`,
};
