import type { Migration } from '../migrate.ts';
import { scoped } from '../row-security.ts';

/** Domains that stores have left while they may still lead here (docs/decisions/0074). */
export const leftDomains: Migration = {
  id: 80,
  name: 'left-domains',
  phase: 'before',
  sql: `
create table left_domains (
  domain text primary key,
  store_id bigint not null references stores on delete cascade,
  created_at timestamptz not null
);
create index left_domains_store_id_idx on left_domains (store_id);
create index left_domains_created_at_idx on left_domains (created_at);
${scoped('left_domains', 'store or platform')}
`,
};
