import type { GridColumn } from './grid-columns.ts';
import type { GridLine } from './grid-lines.ts';

/** What the sheet and the phone's list show. */
export interface GridViewProps {
  lines: readonly GridLine[];
  columns: readonly GridColumn[];
}
