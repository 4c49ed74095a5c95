import { groupLines } from './group-lines.ts';
import type { ImportLine, ImportRecord } from './import-record.ts';
import type { ImportShape } from './shape.ts';
import type { Sheet } from './sheet.ts';

/**
 * The records of a file in our own columns.
 * @param paths the path of each of its columns, or null for one that is left alone
 */
export function mapLines(
  shape: ImportShape,
  sheet: Sheet,
  paths: readonly (string | null)[],
): ImportRecord[] {
  const known = new Set(shape.columns.filter(({ required }) => required).map(({ path }) => path));
  const lines = sheet.rows.map(({ line, cells }): ImportLine => {
    const own: Record<string, string> = {};
    for (const [at, path] of paths.entries()) {
      if (path === null) continue;
      const text = cells[at] ?? '';
      // An empty cell of a required column is there, to be asked for.
      if (text !== '' || known.has(path)) own[path] = text;
    }
    return { line, cells: own };
  });
  return groupLines(shape, lines);
}
