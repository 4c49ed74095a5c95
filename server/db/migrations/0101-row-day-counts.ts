import { COUNT_ROWS } from '../baseline/records.ts';
import type { Migration } from '../migrate.ts';

/** Late pages pass rows in the index, which is quick enough (docs/lists.md): rows are no longer counted by day. */
export const rowDayCounts: Migration = {
  id: 101,
  name: 'row-day-counts',
  phase: 'before',
  sql: `${COUNT_ROWS}
drop table if exists row_day_counts;
`,
};
