import type { Migration } from '../migrate.ts';

/** Which stored pictures have their thumbnails, the task that makes them, and what each was made of (decision 27). */
export const thumbnails: Migration = {
  id: 23,
  name: 'thumbnails',
  phase: 'before',
  sql: `
alter table stored_files add column thumbnails_at timestamptz;
alter table stored_files add column task_process_id bigint;
alter table stored_files add column source_digest text;
create index stored_files_without_thumbnails_idx on stored_files (created_at)
  where thumbnails_at is null and name like '%.webp';
`,
};
