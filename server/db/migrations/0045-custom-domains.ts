import type { Migration } from '../migrate.ts';
import { scoped } from '../row-security.ts';

/** When a store's own domain was connected, and the domain that it still waits for (decision 50). */
export const customDomains: Migration = {
  id: 45,
  name: 'custom-domains',
  phase: 'before',
  sql: `
alter table stores add column custom_domain_created_at timestamptz;
update stores set custom_domain_created_at = updated_at where domain is not null;

create table domain_checks (
  store_id bigint primary key references stores on delete cascade,
  domain text not null,
  user_id bigint references users on delete set null,
  language text not null,
  state text not null default 'waiting' check (state in ('waiting', 'ended', 'taken')),
  looks integer not null default 0,
  problem text,
  incoming_ip text,
  checked_at timestamptz not null,
  expires_at timestamptz not null
);
create index domain_checks_expires_at_idx on domain_checks (expires_at);
create index domain_checks_user_idx on domain_checks (user_id);
${scoped('domain_checks', 'store or platform')}
`,
};
