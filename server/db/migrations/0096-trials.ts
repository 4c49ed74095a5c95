import { scoped } from '../role.ts';
import type { Migration } from '../migrate.ts';

const OWNED = ['stores', 'users', 'memberships', 'billing_information'];
const forced = (how: string): string =>
  OWNED.map((table) => `alter table ${table} ${how} row level security;`).join('\n');

/** Phones and documents that a store has tried the plan with (docs/decisions/0079), and why a store got no trial. */
export const trials: Migration = {
  id: 96,
  name: 'trials',
  phase: 'before',
  sql: `
create table trials (
  -- SHA-256 of the kind and its value, hex.
  key text primary key,
  store_id bigint not null references stores on delete cascade,
  -- Whether a code was read on the phone. A document counts as typed by who is billed.
  proven boolean not null,
  created_at timestamptz not null default now()
);
create index trials_store_id_idx on trials (store_id);
${scoped('trials', 'store or platform')}
alter table stores add column trial_refused text check (trial_refused in ('phone', 'document'));
${forced('no force')}
alter table trials no force row level security;
insert into trials (key, store_id, proven)
  select encode(sha256(convert_to('phone ' || phone, 'UTF8')), 'hex'), store_id, proven from (
    select coalesce(u.proven_phone, u.phone) as phone, m.store_id, u.proven_phone is not null as proven
    from users u join memberships m on m.user_id = u.id and m.owner order by m.store_id
  ) owners where phone is not null
  on conflict do nothing;
insert into trials (key, store_id, proven)
  select encode(sha256(convert_to('document ' || upper(regexp_replace(regexp_replace(trim(dni), '-[0-9]$', ''), '[^0-9A-Za-z]', '', 'g')), 'UTF8')), 'hex'),
    store_id, true
  from billing_information order by store_id
  on conflict do nothing;
alter table trials force row level security;
${forced('force')}
`,
};
