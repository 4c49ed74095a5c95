import { NO_PHONE } from '../../../domain/phones/phone.ts';
import type { Migration } from '../migrate.ts';
import { scoped } from '../role.ts';

/** Counted clients by adding differences, or said in SQL again what they have bought. */
const DROPPED = [
  'count_customers()',
  'count_changed_kinds()',
  'count_changed_phones()',
  'renumber_customers(bigint[], bigint[])',
  'number_customers()',
  'number_changed_customers()',
  'number_contacts()',
  'number_changed_contacts()',
  'judge_apart()',
  'count_apart()',
  'forget_distinct()',
  'phone_notations(text)',
  'free_order_slot(bigint)',
  'sum_purchases_again()',
];

/** The numbers of customers, main and further ones, each once; `of` narrows them down. */
const numbers = (of: (customer: string) => string): string => `
    select c.store_id, phone_key(c.phone_number) as phone, c.id from customers c ${of('c.id')}
      where c.phone_number <> '${NO_PHONE}'
    union
    select c.store_id, phone_key(c.phone_number), c.parent_id from customer_contacts c ${of('c.parent_id')}
      where c.phone_number <> '${NO_PHONE}'`;

/** `newest` of the numbers `store_id`, `phone` that are in `of`, each once. */
const newest = (of: string): string => `
    select n.store_id, n.phone, case when count(*) > 1 and count(d.id) < count(*) then max(p.id) end as newest
    from ${of} n join customer_phones p on p.store_id = n.store_id and p.phone = n.phone
    left join distinct_customers d on d.store_id = p.store_id and d.id = p.id
    group by 1, 2`;

const opening = (customers: string): string => `
  insert into open_customers (store_id, first_id, end_id)
    select distinct store_id, id - id % 1000, id - id % 1000 + 1000 from ${customers} order by 1, 2
    on conflict do nothing;`;

/** A function of statements that write `changed`. */
const trigger = (name: string, work: string): string => `
create function ${name}() returns trigger language plpgsql security definer set search_path from current as $$
begin
  ${work}
  return null;
end $$;
`;

const FORCED = [
  'customers',
  'customer_contacts',
  'customer_phones',
  'customer_numbers',
  'distinct_customers',
  'open_customers',
];

/** Lets the migration read and write the rows of every store, or no longer. */
const force = (how: 'force' | 'no force'): string =>
  FORCED.map((table) => `alter table ${table} ${how} row level security;`).join('\n  ');

/**
 * Counts of clients that are worked out again (docs/decisions/0071), in place of triggers that add differences. It makes
 * anew what migration 98 made. All clients are open at first, until the job has counted them.
 */
export const openCustomers: Migration = {
  id: 104,
  name: 'open-customers',
  phase: 'after',
  sql: `
${DROPPED.map((name) => `drop function if exists ${name} cascade;`).join('\n')}
drop table if exists customer_kind_counts, customer_phone_counts, customer_phones;

-- Customers of a thousand ids, one of whom was written to since the job counted them. What is stored of them is not read.
create table open_customers (
  store_id bigint not null,
  first_id bigint not null,
  -- The id after the last one.
  end_id bigint not null,
  primary key (store_id, first_id)
);
${scoped('open_customers', 'store or platform', 'select, delete')}

-- How many customers of a thousand ids are of each kind.
create table customer_kinds (
  store_id bigint not null,
  -- As in open_customers.
  first_id bigint not null,
  -- Both 0 for none.
  lead bigint not null,
  frequency bigint not null,
  n bigint not null,
  primary key (store_id, first_id, lead, frequency)
);
${scoped('customer_kinds', 'store', 'select, insert, delete')}

-- Who has a number, as the main one or a further one.
create table customer_phones (
  store_id bigint not null,
  -- As phoneKey of domain/phones/notations.ts.
  phone text not null,
  id bigint not null,
  primary key (store_id, phone, id)
);
create index customer_phones_customer_idx on customer_phones (store_id, id);
${scoped('customer_phones', 'store', 'select')}

-- A row for each of these numbers, which writers of its clients take turns over.
create table customer_numbers (
  store_id bigint not null,
  phone text not null,
  -- The newest client of a number that several share; null where all of them are marked as different people.
  newest bigint,
  primary key (store_id, phone)
);
create index customer_numbers_shared_idx on customer_numbers (store_id, newest) where newest is not null;
${scoped('customer_numbers', 'store', 'select')}

-- Writers of customers share it until they commit, and the job that counts them takes it alone.
create function customer_kinds_key(store bigint) returns bigint language sql immutable
  return hashtextextended('customer kinds ' || store, 0);

${trigger(
  'open_written_customers',
  `-- The job counts customers while no writer holds this lock. So it sees what was written, or they are open again.
  perform pg_advisory_xact_lock_shared(customer_kinds_key(store_id)) from (select distinct store_id from changed) touched;
  ${opening('changed')}`,
)}

-- The rows of the numbers are locked first, so the next statement sees every client of them. A number that nobody has any
-- more is forgotten: it may be of a person whose data was erased.
create function compare_numbers(of_stores bigint[], of_phones text[]) returns void
language plpgsql security definer set search_path from current as $$
begin
  insert into customer_numbers as own (store_id, phone)
    select distinct * from unnest(of_stores, of_phones) order by 1, 2
    on conflict (store_id, phone) do update set newest = own.newest where false;
  update customer_numbers own set newest = found.newest
    from (${newest('(select distinct * from unnest(of_stores, of_phones) u (store_id, phone))')}) found
    where own.store_id = found.store_id and own.phone = found.phone and own.newest is distinct from found.newest;
  delete from customer_numbers own using unnest(of_stores, of_phones) n (store_id, phone)
    where own.store_id = n.store_id and own.phone = n.phone
      and not exists (select from customer_phones p where p.store_id = own.store_id and p.phone = own.phone);
end $$;

create function renumber_customers(of_stores bigint[], of_ids bigint[]) returns void
language plpgsql security definer set search_path from current as $$
declare
  stores bigint[];
  phones text[];
begin
  with touched as (
    select distinct * from unnest(of_stores, of_ids) t (store_id, id)
  ), wanted as materialized (${numbers((id) => `join touched t on t.store_id = c.store_id and t.id = ${id}`)}
  ), gone as (
    delete from customer_phones p using touched t
      where p.store_id = t.store_id and p.id = t.id and (p.store_id, p.phone, p.id) not in (select * from wanted)
      returning p.store_id, p.phone
  ), come as (
    insert into customer_phones (store_id, phone, id) select * from wanted on conflict do nothing
      returning store_id, phone
  )
  select array_agg(store_id), array_agg(phone) into stores, phones
    from (select * from gone union all select * from come) moved;
  perform compare_numbers(stores, phones);
end $$;
revoke execute on function compare_numbers(bigint[], text[]), renumber_customers(bigint[], bigint[]) from public;

${trigger('number_customers', 'perform renumber_customers(array_agg(store_id), array_agg(id)) from changed;')}
${trigger('number_contacts', 'perform renumber_customers(array_agg(store_id), array_agg(parent_id)) from changed;')}
${trigger(
  'number_changed_customer',
  `-- With another number the client is compared anew. Erased clients change theirs too.
  delete from distinct_customers where store_id = new.store_id and id = new.id;
  perform renumber_customers(array[new.store_id], array[new.id]);`,
)}
${trigger(
  'compare_marked',
  `perform compare_numbers(array_agg(p.store_id), array_agg(p.phone))
    from changed join customer_phones p on p.store_id = changed.store_id and p.id = changed.id;`,
)}
create trigger compare_marked after insert on distinct_customers referencing new table as changed
  for each statement execute function compare_marked();
create trigger compare_unmarked after delete on distinct_customers referencing old table as changed
  for each statement execute function compare_marked();

do $$ begin
  if to_regclass('customers') is null or to_regclass('customer_contacts') is null then
    return;
  end if;
  lock table customers, customer_contacts in share row exclusive mode;
  create trigger open_inserted after insert on customers referencing new table as changed
    for each statement execute function open_written_customers();
  create trigger number_inserted after insert on customers referencing new table as changed
    for each statement execute function number_customers();
  create trigger number_inserted after insert on customer_contacts referencing new table as changed
    for each statement execute function number_contacts();
  create trigger open_deleted after delete on customers referencing old table as changed
    for each statement execute function open_written_customers();
  create trigger number_deleted after delete on customers referencing old table as changed
    for each statement execute function number_customers();
  create trigger number_deleted after delete on customer_contacts referencing old table as changed
    for each statement execute function number_contacts();
  create trigger open_updated after update on customers referencing new table as changed
    for each statement execute function open_written_customers();
  create trigger number_updated after update on customer_contacts referencing new table as changed
    for each statement execute function number_contacts();
  create trigger number_changed_customer after update of phone_number on customers
    for each row when (phone_key(old.phone_number) is distinct from phone_key(new.phone_number))
    execute function number_changed_customer();
  ${force('no force')}
  ${opening('customers')}
  insert into customer_phones ${numbers(() => '')};
  insert into customer_numbers (store_id, phone, newest)
    ${newest('(select distinct store_id, phone from customer_phones)')};
  ${force('force')}
end $$;
`,
};
