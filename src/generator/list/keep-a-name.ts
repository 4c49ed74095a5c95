import type { ListColumn } from './useColumns.ts';
import { isNamed, priorityOf } from './leaving.ts';

/**
 * Where the user has switched off what names a record, the first text of the others never leaves: its place in the cell
 * of the name is gone.
 */
export function keepAName(columns: readonly ListColumn[], representation: string): readonly ListColumn[] {
  const names = columns.filter(({ source }) => isNamed(representation, source));
  if (names.length === 0 || names.some(({ visible }) => visible)) return columns;
  const [next] = columns
    .filter(({ visible, wordy }) => visible && wordy)
    .toSorted((a, b) => priorityOf(a) - priorityOf(b));
  return columns.map((column) => (column === next ? { ...column, kept: true } : column));
}
