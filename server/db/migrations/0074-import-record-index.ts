import type { Migration } from '../migrate.ts';

/** The lines of an import that wrote a record: each step of it, and each line of an undo, asks for them. */
export const importRecordIndex: Migration = {
  id: 74,
  name: 'import-record-index',
  phase: 'before',
  sql: `
create index import_records_record_idx on import_records (store_id, import_id, record_id)
  where record_id is not null;
`,
};
