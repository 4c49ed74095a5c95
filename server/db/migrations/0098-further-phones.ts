import { NO_PHONE } from '../../../domain/phones/phone.ts';
import { COUNT_KINDS } from '../baseline/customer-sums.ts';
import type { Migration } from '../migrate.ts';
import { scoped } from '../role.ts';

/** The numbers of customers, main and further ones, each once; `of` narrows them down. */
const numbers = (of: (customer: string) => string): string => `
    select c.store_id, phone_key(c.phone_number) as phone, c.id from customers c ${of('c.id')}
      where c.phone_number <> '${NO_PHONE}'
    union
    select c.store_id, phone_key(c.phone_number), c.parent_id from customer_contacts c ${of('c.parent_id')}
      where c.phone_number <> '${NO_PHONE}'`;

/** The trigger of a statement that makes the numbers of some customers anew. */
const renumbering = (name: string, of: string): string => `
create function ${name}() returns trigger language plpgsql security definer set search_path from current as $$
declare
  stores bigint[];
  ids bigint[];
begin
  select array_agg(store_id), array_agg(id) into stores, ids from (${of}) touched;
  if ids is not null then
    perform renumber_customers(stores, ids);
  end if;
  return null;
end $$;
`;

/**
 * A client's further phones count among those that several clients share (docs/decisions/0071, 0078). A row for each
 * number of a client says who has it; the counts follow from these rows.
 */
export const furtherPhones: Migration = {
  id: 98,
  name: 'further-phones',
  phase: 'after',
  sql: `
create table customer_phones (
  store_id bigint not null,
  phone text not null,
  id bigint not null,
  primary key (store_id, phone, id)
);
create index customer_phones_customer_idx on customer_phones (store_id, id);
${scoped('customer_phones', 'store', 'select')}

-- The rows of the counts are locked by the first statement, so the others see every customer of a number. A number that
-- nobody has any more is forgotten: it may be of a person whose data was erased.
create function renumber_customers(of_stores bigint[], of_ids bigint[]) returns void
language plpgsql security definer set search_path from current as $$
declare
  stores bigint[];
  keys text[];
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
  ), moved as (
    insert into customer_phone_counts as kept (store_id, phone, n)
      select store_id, phone, sum(sign) from (
        select store_id, phone, 1 as sign from come union all select store_id, phone, -1 from gone
      ) c group by 1, 2 order by 2
      on conflict (store_id, phone) do update set n = kept.n + excluded.n
      returning store_id, phone
  )
  select array_agg(store_id), array_agg(phone) into stores, keys from moved;
  if keys is null then
    return;
  end if;
  delete from customer_phone_counts where (store_id, phone) in (select * from unnest(stores, keys)) and n <= 0;
  update customer_phone_counts k set newest = (
      select max(p.id) from customer_phones p where p.store_id = k.store_id and p.phone = k.phone
    ) where (k.store_id, k.phone) in (select * from unnest(stores, keys)) and k.n > 1;
end $$;
revoke execute on function renumber_customers(bigint[], bigint[]) from public;

${renumbering('number_customers', 'select store_id, id from changed')}
${renumbering(
  'number_changed_customers',
  'select store_id, a.id from after a join before b using (store_id, id) where a.phone_number is distinct from b.phone_number',
)}
${renumbering('number_contacts', 'select store_id, parent_id as id from changed')}
${renumbering(
  'number_changed_contacts',
  'select store_id, a.parent_id as id from after a join before b using (store_id, id) where a.phone_number is distinct from b.phone_number',
)}

${COUNT_KINDS}

create or replace function judge_apart() returns trigger language plpgsql security definer set search_path from current as $$
begin
  new.apart := not exists (
    select from customer_phones p where p.store_id = new.store_id and p.phone = new.phone
      and not exists (select from distinct_customers d where d.store_id = p.store_id and d.id = p.id)
  );
  return new;
end $$;

create or replace function count_apart() returns trigger language plpgsql security definer set search_path from current as $$
begin
  update customer_phone_counts k set newest = k.newest from (
    select distinct p.store_id, p.phone
    from changed join customer_phones p on p.store_id = changed.store_id and p.id = changed.id
  ) touched where k.store_id = touched.store_id and k.phone = touched.phone and k.n > 1;
  return null;
end $$;

do $$ begin
  if to_regclass('customers') is null or to_regclass('customer_contacts') is null then
    return;
  end if;
  lock table customers, customer_contacts in share row exclusive mode;
  drop trigger count_changed_phones on customers;
  create trigger number_inserted_customers after insert on customers referencing new table as changed
    for each statement execute function number_customers();
  create trigger number_deleted_customers after delete on customers referencing old table as changed
    for each statement execute function number_customers();
  create trigger number_changed_customers after update on customers referencing old table as before new table as after
    for each statement execute function number_changed_customers();
  create trigger number_inserted_contacts after insert on customer_contacts referencing new table as changed
    for each statement execute function number_contacts();
  create trigger number_deleted_contacts after delete on customer_contacts referencing old table as changed
    for each statement execute function number_contacts();
  create trigger number_changed_contacts after update on customer_contacts
    referencing old table as before new table as after
    for each statement execute function number_changed_contacts();
  alter table customers no force row level security;
  alter table customer_contacts no force row level security;
  alter table customer_phones no force row level security;
  alter table customer_phone_counts no force row level security;
  alter table distinct_customers no force row level security;
  insert into customer_phones ${numbers(() => '')};
  delete from customer_phone_counts;
  insert into customer_phone_counts (store_id, phone, n) select store_id, phone, count(*) from customer_phones group by 1, 2;
  update customer_phone_counts k set newest = (
      select max(p.id) from customer_phones p where p.store_id = k.store_id and p.phone = k.phone
    ) where k.n > 1;
  alter table customers force row level security;
  alter table customer_contacts force row level security;
  alter table customer_phones force row level security;
  alter table customer_phone_counts force row level security;
  alter table distinct_customers force row level security;
end $$;
drop function count_changed_phones();
`,
};
