import type { Migration } from '../migrate.ts';

/**
 * Entries of the log that one member alone may read, such as those of a private view. Older ones about views belong to
 * who wrote them: nobody knows any more which views were private then.
 */
export const privateAudit: Migration = {
  id: 92,
  name: 'private-audit',
  phase: 'before',
  sql: `
alter table audit add column reader_id bigint;
alter table audit no force row level security;
update audit set reader_id = user_id where resource = 'views';
alter table audit force row level security;
`,
};
