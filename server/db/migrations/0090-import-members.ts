import type { Migration } from '../migrate.ts';

/** Whose hands a file went through: its job writes with what all of them may do, in the name of who moved it last. */
export const importMembers: Migration = {
  id: 90,
  name: 'import-members',
  phase: 'before',
  sql: `
alter table imports
  add column sender_ids bigint[] not null default '{}',
  add column mover_id bigint;
`,
};
