import type { Migration } from '../migrate.ts';
import { scoped } from '../row-security.ts';

/** Addresses below the host that stores have taken or left: no other store takes one (docs/decisions/0051). */
export const storeUrls: Migration = {
  id: 48,
  name: 'store-urls',
  phase: 'before',
  sql: `
create table store_urls (
  url text primary key,
  store_id bigint not null references stores on delete cascade,
  created_at timestamptz not null default now()
);
create index store_urls_store_id_idx on store_urls (store_id);
create index store_urls_created_at_idx on store_urls (created_at);
${scoped('store_urls', 'store or platform')}
`,
};
