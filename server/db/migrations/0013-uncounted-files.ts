import type { Migration } from '../migrate.ts';

/** Stores of before files were counted: theirs are counted by a job, which notes here that it has. */
export const uncountedFiles: Migration = {
  id: 13,
  name: 'uncounted-files',
  phase: 'before',
  sql: `
alter table stores add column files_counted_at timestamptz;
alter table stores alter column files_counted_at set default now();
`,
};
