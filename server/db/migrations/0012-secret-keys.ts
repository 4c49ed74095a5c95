import type { Migration } from '../migrate.ts';
import { scoped } from '../row-security.ts';

/** Ids of the keys that secrets are sealed with. A start without one of them is refused. */
export const secretKeys: Migration = {
  id: 12,
  name: 'secret-keys',
  phase: 'before',
  sql: `
create table secret_keys (
  id text primary key,
  created_at timestamptz not null default now()
);
${scoped('secret_keys', 'platform', 'select, insert, delete')}
`,
};
