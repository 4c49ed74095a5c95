import type { Migration } from '../migrate.ts';
import { scoped } from '../row-security.ts';

const OF = 'user_store_id, order_status_id, product_id, name';
const KEY = `store_id, week, ${OF}, slot`;

/** Adds rows of `product_day_sums`, each with its `sign`, to the sums of their weeks. */
const added = (rows: string): string => `
  insert into product_week_sums as kept (${KEY}, units, sales)
    select ${KEY}, sum(sign * units), sum(sign * sales)
    from (select d.*, date_trunc('week', d.day)::date as week from (${rows}) d) d
    group by ${KEY} having sum(sign * units) <> 0 or sum(sign * sales) <> 0 order by ${KEY}
    on conflict (${KEY}) do update set units = kept.units + excluded.units, sales = kept.sales + excluded.sales;`;

const signed = (rows: string, sign: number): string => `select *, ${sign} as sign from ${rows}`;

/** A trigger of `product_day_sums` and its function. Writers of a day hold its slot, and so that of its week. */
const follows = (name: string, when: string, rows: string): string => `
create function ${name}() returns trigger language plpgsql security definer set search_path from current as $$
begin
  ${added(rows)}
  return null;
end $$;
create trigger ${name} after ${when} for each statement execute function ${name}();
`;

/** The sums of migration 55 by week, from Monday on: a month reads less than half of the rows, a year a seventh (docs/decisions/0037). */
export const productWeekSums: Migration = {
  id: 83,
  name: 'product-week-sums',
  phase: 'after',
  sql: `
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
  primary key (${KEY})
) with (fillfactor = 50);
${scoped('product_week_sums', 'store', 'select')}

lock table product_day_sums in share row exclusive mode;
alter table product_day_sums no force row level security;
alter table product_week_sums no force row level security;
${added(signed('product_day_sums', 1))}
alter table product_day_sums force row level security;
alter table product_week_sums force row level security;

${follows('sum_weeks_of_added_days', 'insert on product_day_sums referencing new table as after', signed('after', 1))}
${follows('sum_weeks_of_deleted_days', 'delete on product_day_sums referencing old table as before', signed('before', -1))}
${follows(
  'sum_weeks_of_changed_days',
  'update on product_day_sums referencing old table as before new table as after',
  `${signed('after', 1)} union all ${signed('before', -1)}`,
)}
`,
};
