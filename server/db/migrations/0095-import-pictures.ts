import type { Migration } from '../migrate.ts';
import { scoped } from '../role.ts';

/** Pictures whose addresses a file names: each waits to be downloaded, is stored, or says why it is not. */
export const importPictures: Migration = {
  id: 95,
  name: 'import-pictures',
  phase: 'before',
  sql: `
create table import_pictures (
  store_id bigint not null,
  import_id bigint not null,
  line integer not null,
  position integer not null,
  address text not null,
  state text not null check (state in ('waiting', 'stored', 'failed')),
  fault text,
  primary key (store_id, import_id, line, position),
  foreign key (store_id, import_id, line) references import_records (store_id, import_id, line) on delete cascade,
  check ((state = 'failed') = (fault is not null))
);
${scoped('import_pictures', 'store or platform')}
`,
};
