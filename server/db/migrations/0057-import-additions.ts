import type { Migration } from '../migrate.ts';
import { scoped } from '../row-security.ts';

/** What a file made besides its own records, so that an undo takes it back too (docs/decisions/0022). */
export const importAdditions: Migration = {
  id: 57,
  name: 'import-additions',
  phase: 'before',
  sql: `
create table import_additions (
  store_id bigint not null,
  import_id bigint not null,
  resource text not null,
  record_id bigint not null,
  version bigint not null,
  state text not null check (state in ('created', 'undone', 'kept')),
  refusal jsonb,
  primary key (store_id, import_id, resource, record_id),
  foreign key (store_id, import_id) references imports on delete cascade
);
${scoped('import_additions', 'store or platform')}
`,
};
