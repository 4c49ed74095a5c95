import { NO_PHONE } from '../../../domain/phones/phone.ts';
import { scoped } from '../role.ts';
import type { Area } from './functions.ts';

const KIND = 'store_id, lead, frequency';
const KINDS = `store_id, coalesce(lead, 0) as lead, coalesce(frequency, 0) as frequency`;

/** Adds customers to the counts of kinds, each with its `sign`. Rows that come to nothing are not written. */
const kinds = (customers: string): string => `
  insert into customer_kind_counts as kept (${KIND}, slot, n)
    select ${KIND}, mine, sum(sign) from (${customers}) c group by ${KIND} having sum(sign) <> 0 order by ${KIND}
    on conflict (${KIND}, slot) do update set n = kept.n + excluded.n;`;

/**
 * Adds their phones. The rows are locked by the first statement, so the second one sees every customer of a number. A
 * number that nobody has any more is forgotten: it may be of a person whose data was erased.
 */
const phones = (customers: string): string => `
  with moved as (
    insert into customer_phone_counts as kept (store_id, phone, n)
      select store_id, phone_key(phone_number), sum(sign) from (${customers}) c where phone_number <> '${NO_PHONE}'
      group by 1, 2 having sum(sign) <> 0 order by 2
      on conflict (store_id, phone) do update set n = kept.n + excluded.n
      returning store_id, phone
  )
  select array_agg(store_id), array_agg(phone) into stores, keys from moved;
  delete from customer_phone_counts where (store_id, phone) in (select * from unnest(stores, keys)) and n <= 0;
  update customer_phone_counts k set newest = (
      select max(c.id) from customers c
      where c.store_id = k.store_id and c.phone_number = any(phone_notations(k.phone))
    ) where (k.store_id, k.phone) in (select * from unnest(stores, keys)) and k.n > 1;`;

const counting = (name: string, store: string, work: string): string => `
create function ${name}() returns trigger language plpgsql security definer set search_path from current as $$
declare
  store bigint := ${store};
  mine integer;
  stores bigint[];
  keys text[];
begin
  if store is null then
    return null;
  end if;
  ${work}
  return null;
end $$;
`;

const SIGNED = `select ${KINDS}, phone_number, case tg_op when 'INSERT' then 1 else -1 end as sign from changed`;
const MOVED = `select ${KINDS}, phone_number, 1 as sign from after union all select ${KINDS}, phone_number, -1 from before`;

const storeOfChange = (...columns: string[]): string =>
  `(select a.store_id from after a join before b using (store_id, id)
    where ${columns.map((column) => `a.${column} is distinct from b.${column}`).join(' or ')} limit 1)`;

/** The function of inserted and deleted customers that counts their kinds alone, from migration 98 on. */
export const COUNT_KINDS = `create or replace ${counting(
  'count_customers',
  '(select store_id from changed limit 1)',
  `mine := free_order_slot(store);${kinds(SIGNED)}`,
)
  .trim()
  .replace(/^create /, '')}`;

/**
 * Customers by kind and by phone number, counted as the sums of orders are (docs/decisions/0071), and who shares a number
 * without being the same person (docs/decisions/0078).
 */
export const CUSTOMER_SUMS: Area = {
  tables: `
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

-- Kept by triggers alone. Several slots add up to one count.
create table customer_kind_counts (
  store_id bigint not null,
  lead bigint not null,
  frequency bigint not null,
  slot integer not null,
  n bigint not null,
  primary key (${KIND}, slot)
) with (fillfactor = 50);
${scoped('customer_kind_counts', 'store', 'select')}

-- Kept by triggers alone: how many customers have a number.
create table customer_phone_counts (
  store_id bigint not null,
  -- As phoneKey of domain/phones/notations.ts.
  phone text not null,
  n bigint not null,
  -- The newest customer of a number that several have.
  newest bigint,
  -- All clients of the number are marked as different people.
  apart boolean not null default false,
  primary key (store_id, phone)
);
create index customer_phone_counts_shared_idx on customer_phone_counts (store_id, newest) where n > 1 and not apart;
${scoped('customer_phone_counts', 'store', 'select')}

-- As \`phoneKey\` and \`phoneNotations\` of domain/phones/notations.ts; a test compares them.
create function phone_key(digits text) returns text language sql immutable
  return case when digits ~ '^(3[0-9]{9}|60[0-9]{8})$' then '57' || digits else digits end;
create function phone_notations(key text) returns text[] language sql immutable
  return case when key ~ '^57(3[0-9]{9}|60[0-9]{8})$' then array[key, substr(key, 3)] else array[key] end;

${counting('count_customers', '(select store_id from changed limit 1)', `mine := free_order_slot(store);${kinds(SIGNED)}${phones(SIGNED)}`)}
${counting('count_changed_kinds', storeOfChange('lead', 'frequency'), `mine := free_order_slot(store);${kinds(MOVED)}`)}
${counting('count_changed_phones', storeOfChange('phone_number'), phones(MOVED))}

-- No key references the client: a deletion can be undone, and the mark names nobody.
create table distinct_customers (
  store_id bigint not null references stores on delete cascade,
  -- The client's id.
  id bigint not null,
  -- Who said so.
  user_id bigint not null,
  marked_at timestamptz not null,
  primary key (store_id, id)
);
${scoped('distinct_customers', 'store or platform', 'select, insert, delete')}

-- Whenever the newest client of a number is looked for, under the lock of its row.
create function judge_apart() returns trigger language plpgsql security definer set search_path from current as $$
begin
  new.apart := not exists (
    select from customers c where c.store_id = new.store_id and c.phone_number = any(phone_notations(new.phone))
      and not exists (select from distinct_customers d where d.store_id = c.store_id and d.id = c.id)
  );
  return new;
end $$;
create trigger judge_apart before update of newest on customer_phone_counts
  for each row when (new.n > 1) execute function judge_apart();

-- The numbers of the clients that are marked, or no longer.
create function count_apart() returns trigger language plpgsql security definer set search_path from current as $$
begin
  update customer_phone_counts k set newest = k.newest from (
    select distinct c.store_id, phone_key(c.phone_number) as phone
    from changed join customers c on c.store_id = changed.store_id and c.id = changed.id
  ) touched where k.store_id = touched.store_id and k.phone = touched.phone and k.n > 1;
  return null;
end $$;
create trigger count_marked after insert on distinct_customers referencing new table as changed
  for each statement execute function count_apart();
create trigger count_unmarked after delete on distinct_customers referencing old table as changed
  for each statement execute function count_apart();

-- With another number the client is compared anew. Erased clients change theirs too.
create function forget_distinct() returns trigger language plpgsql security definer set search_path from current as $$
begin
  delete from distinct_customers where store_id = new.store_id and id = new.id;
  return null;
end $$;
`,
  links: [
    {
      of: ['customers'],
      sql: `
create trigger count_inserted_customers after insert on customers referencing new table as changed
  for each statement execute function count_customers();
create trigger count_deleted_customers after delete on customers referencing old table as changed
  for each statement execute function count_customers();
create trigger count_changed_kinds after update on customers referencing old table as before new table as after
  for each statement execute function count_changed_kinds();
create trigger count_changed_phones after update on customers referencing old table as before new table as after
  for each statement execute function count_changed_phones();
create trigger forget_distinct after update of phone_number on customers
  for each row when (phone_key(old.phone_number) is distinct from phone_key(new.phone_number))
  execute function forget_distinct();
`,
    },
  ],
};
