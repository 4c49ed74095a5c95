import { groupLines } from './group-lines.ts';
import type { ImportLine, ImportRecord } from './import-record.ts';
import type { ImportShape } from './shape.ts';
import type { Sheet } from './sheet.ts';

/**
 * The records of a file in our own columns.
 * @param paths the path of each of its columns, or null for one that is left alone
 * @param clearing whether an empty cell clears what is stored, where it can
 */
export function mapLines(
  shape: ImportShape,
  sheet: Sheet,
  paths: readonly (string | null)[],
  clearing = false,
): ImportRecord[] {
  const kept = keptEmpty(shape, clearing);
  const lines = sheet.rows.map(({ line, cells }): ImportLine => {
    const own: Record<string, string> = {};
    for (const [at, path] of paths.entries()) {
      if (path === null) continue;
      const text = cells[at] ?? '';
      if (text !== '' || kept.has(path)) own[path] = text;
    }
    return { line, cells: own };
  });
  return groupLines(shape, lines);
}

/** The columns whose empty cells count: a required one is asked for, others clear if they are meant to. */
export function keptEmpty({ columns }: ImportShape, clearing: boolean): Set<string> {
  return new Set(
    columns.filter(({ required, clears }) => required || (clearing && clears)).map(({ path }) => path),
  );
}
