import type { Migration } from '../migrate.ts';
import { scoped } from '../row-security.ts';

/** What the store of files holds: how much of it is each store's, and since when nothing uses it. */
export const storedFiles: Migration = {
  id: 9,
  name: 'stored-files',
  phase: 'before',
  sql: `
create table stored_files (
  store_id bigint not null references stores on delete cascade,
  name text not null,
  size bigint not null check (size > 0),
  created_at timestamptz not null default now(),
  checked_at timestamptz not null default now(),
  unused_since timestamptz,
  primary key (store_id, name)
);
create index stored_files_checked_at_idx on stored_files (checked_at);
${scoped('stored_files', 'store or platform')}
`,
};
