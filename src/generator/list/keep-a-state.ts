import type { ListColumn } from './useColumns.ts';
import { isState, lasts } from './leaving.ts';

/**
 * The visible columns. Where the user has switched off the state that lasts, the next one lasts instead: its place in
 * the cell of the other is gone.
 */
export function keepAState(columns: readonly ListColumn[]): ListColumn[] {
  const shown = columns.filter((column) => column.visible);
  if (shown.some(lasts) || !columns.some(lasts)) return shown;
  const [next] = shown.filter(isState).toSorted((a, b) => (a.priority ?? 0) - (b.priority ?? 0));
  return shown.map((column) => (column === next ? { ...column, kept: true } : column));
}
