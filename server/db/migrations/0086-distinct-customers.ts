import type { Migration } from '../migrate.ts';
import { scoped } from '../row-security.ts';

/**
 * Clients who share a number and are not the same person (docs/decisions/0078). A number all of whose clients are marked
 * is `apart`, and is no longer counted among the repeated ones.
 */
export const distinctCustomers: Migration = {
  id: 86,
  name: 'distinct-customers',
  phase: 'after',
  sql: `
-- No key references the client: a deletion can be undone, and the mark names nobody.
create table distinct_customers (
  store_id bigint not null references stores on delete cascade,
  id bigint not null,
  user_id bigint not null,
  marked_at timestamptz not null,
  primary key (store_id, id)
);
${scoped('distinct_customers', 'store or platform', 'select, insert, delete')}

alter table customer_phone_counts add column apart boolean not null default false;
drop index customer_phone_counts_shared_idx;
create index customer_phone_counts_shared_idx on customer_phone_counts (store_id, newest) where n > 1 and not apart;

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

do $$ begin
  if to_regclass('customers') is null then
    return;
  end if;
  create trigger forget_distinct after update of phone_number on customers
    for each row when (phone_key(old.phone_number) is distinct from phone_key(new.phone_number))
    execute function forget_distinct();
end $$;
`,
};
