import type { GridColumn } from './grid-columns.ts';
import { hasPart, type GridLine, type GridRow } from './grid-lines.ts';
import type { GridWords } from './grid-words.ts';

/** What is wrong with the typed values, by the source in the form: `rows.3.price`. */
export function gridFaults(
  lines: readonly GridLine[],
  columns: readonly GridColumn[],
  rows: readonly GridRow[],
  words: Pick<GridWords, 'required'>,
): Record<string, string> {
  const faults: Record<string, string> = {};
  lines.forEach((line, row) => {
    for (const { id, unreadable = '' } of columns) {
      const value = rows[row]?.[id];
      if (!hasPart(line, id)) continue;
      if (typeof value === 'string') faults[`rows.${row}.${id}`] = unreadable;
      if (id === 'price' && (value ?? null) === null) faults[`rows.${row}.${id}`] = words.required;
    }
  });
  return faults;
}
