import Papa from 'papaparse';
import type { Cell } from './cell.ts';
import { inertText } from './inert.ts';

const CHUNK = 64 * 1024;

/** Text pieces as bytes, gathered into chunks, made only as fast as the client takes them. */
function textStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      let text = '';
      while (text.length < CHUNK) {
        const { done, value } = await pieces.next();
        if (done) {
          if (text !== '') controller.enqueue(encoder.encode(text));
          controller.close();
          return;
        }
        text += value;
      }
      controller.enqueue(encoder.encode(text));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

export const CSV_TYPE = 'text/csv; charset=utf-8';

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
  const [first = '', ...rest] = cells.map(inert);
  return Papa.unparse([[rest.length === 0 ? first : inertStart(first), ...rest]]) + NEWLINE;
}

/** Excel in Spanish, which ends cells at semicolons, reads `-1,2*3` as one formula: the line begins with no minus. */
function inertStart(cell: Cell): Cell {
  return String(cell).startsWith('-') ? `'${cell}` : cell;
}

function inert(cell: Cell): Cell {
  return typeof cell === 'string' ? inertText(cell) : cell;
}
