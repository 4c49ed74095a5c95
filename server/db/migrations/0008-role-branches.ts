import type { Migration } from '../migrate.ts';

/** Roles may be limited to branches; null is all of them. The id of a deleted branch is never given again, and so names none. */
export const roleBranches: Migration = {
  id: 8,
  name: 'role-branches',
  phase: 'before',
  sql: `alter table roles add column branch_ids bigint[];`,
};
