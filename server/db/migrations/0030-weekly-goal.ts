import type { Migration } from '../migrate.ts';

/** Sales that the merchant wants to reach in a week, in the smallest spoken unit of the currency; null for none. */
export const weeklyGoal: Migration = {
  id: 30,
  name: 'weekly-goal',
  phase: 'before',
  sql: `alter table stores add column weekly_goal bigint check (weekly_goal > 0);`,
};
