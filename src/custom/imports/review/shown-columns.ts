import type { ImportLine } from '../../../../domain/imports/import-record.ts';
import type { ImportColumn, ImportShape } from '../../../../domain/imports/shape.ts';

/** The columns that some line has. What names a record comes first, as people look for it. */
export function shownColumns(shape: ImportShape, lines: readonly ImportLine[]): ImportColumn[] {
  const used = new Set(lines.flatMap(({ cells }) => Object.keys(cells)));
  const columns = shape.columns.filter(({ path }) => used.has(path));
  const names = columns.filter(({ path }) => shape.identity.includes(path));
  return [...names, ...columns.filter((column) => !names.includes(column))];
}
