import type { Migration } from '../migrate.ts';

/** An import, or the undo of one, that was tried as often as a job may be (docs/decisions/0022). */
export const failedImports: Migration = {
  id: 24,
  name: 'failed-imports',
  phase: 'before',
  sql: `
alter table imports drop constraint imports_state_check;
alter table imports add constraint imports_state_check check (state in (
  'loading', 'queued', 'running', 'done', 'failed', 'cancelled', 'undoing', 'undone', 'undo_failed'
));
`,
};
