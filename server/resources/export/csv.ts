import Papa from 'papaparse';
import type { Cell } from './cell.ts';
import { inertText } from './inert.ts';
import { textStream } from './text-stream.ts';

/** Excel reads a file as UTF-8 only with this mark at its start. */
const BOM = '\uFEFF';
const NEWLINE = '\r\n';

/** A CSV file, line by line: quoted where needed, formulas made inert, numbers as numbers. */
export function csvStream(
  headers: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): ReadableStream<Uint8Array> {
  return textStream(lines(headers, rows));
}

async function* lines(
  headers: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<string> {
  yield BOM + line(headers);
  for await (const row of rows) yield line(row);
}

function line(cells: readonly Cell[]): string {
  return Papa.unparse([cells.map(inert)]) + NEWLINE;
}

function inert(cell: Cell): Cell {
  return typeof cell === 'string' ? inertText(cell) : cell;
}
