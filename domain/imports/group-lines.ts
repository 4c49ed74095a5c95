import { keyIn } from '../exchange/notation.ts';
import { fold } from '../places/fold.ts';
import { isInvisible } from '../schema/visible.ts';
import type { ImportLine, ImportRecord } from './import-record.ts';
import { readCell } from './read-cell.ts';
import { columnAt } from './shape.ts';
import type { ImportShape } from './shape-answer.ts';

/** What names the record of a line: its properties, the surest first, each value one for every way to write it. */
export function namesOfLine(shape: ImportShape, { cells }: ImportLine): { path: string; value: string }[] {
  return shape.identity
    .filter((path) => !isInvisible(cells[path] ?? ''))
    .map((path) => {
      const text = cells[path] ?? '';
      const column = columnAt(shape, path);
      const read = column && readCell(column, text);
      return {
        path,
        value: fold(keyIn(column?.notation, read && 'value' in read ? String(read.value) : text)),
      };
    });
}

/** The records of a file in our own columns: lines of one name that bring items are one record. */
export function groupLines(shape: ImportShape, lines: readonly ImportLine[]): ImportRecord[] {
  const records: ImportRecord[] = [];
  const open = new Map<string, ImportRecord>();
  const itemPaths = shape.columns.filter(({ line }) => line).map(({ path }) => path);
  for (const line of lines) {
    const name = itemPaths.some((path) => (line.cells[path] ?? '') !== '')
      ? namesOfLine(shape, line)[0]
      : undefined;
    const key = name && `${name.path} ${name.value}`;
    const before = key === undefined ? undefined : open.get(key);
    if (before) {
      before.lines.push(line);
      continue;
    }
    const record = { line: line.line, lines: [line] };
    records.push(record);
    if (key !== undefined) open.set(key, record);
  }
  return records;
}
