import { lineKey, type ImportLine, type ImportRecord } from '../../../../domain/imports/import-record.ts';

/** What a person changed of a file in the review: a cell, or a whole line that was left out. */
export interface Correction {
  line: number;
  part?: number;
  /** Of a cell; a line that was left out has none. */
  cell?: { path: string; text: string };
  /** What stood there: a file that says something else by now is left as it is. */
  was: string;
}

/** What a line says, to be compared with what it says another day. */
export function said({ cells }: ImportLine, path?: string): string {
  return path === undefined
    ? JSON.stringify(Object.entries(cells).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : (cells[path] ?? '');
}

export interface Redone {
  records: ImportRecord[];
  /** How many corrections still fit. */
  count: number;
}

/**
 * Does corrections of an earlier visit again, in their order, where the file still says what it said.
 * @param withCell the cells of a line with one of them changed
 */
export function redo(
  records: readonly ImportRecord[],
  corrections: readonly Correction[],
  withCell: (cells: ImportLine['cells'], path: string, text: string) => ImportLine['cells'],
): Redone {
  const lines = new Map(
    records.flatMap((record) => record.lines.map((line) => [lineKey(line), line] as const)),
  );
  let count = 0;
  for (const { cell, was, ...place } of corrections) {
    const key = lineKey(place);
    const line = lines.get(key);
    if (line === undefined || said(line, cell?.path) !== was) continue;
    count += 1;
    if (cell === undefined) lines.delete(key);
    else lines.set(key, { ...line, cells: withCell(line.cells, cell.path, cell.text) });
  }
  const left = records.map(({ line, lines: own }) => ({
    line,
    lines: own.flatMap((one) => lines.get(lineKey(one)) ?? []),
  }));
  return { records: left.filter(({ lines: own }) => own.length > 0), count };
}
