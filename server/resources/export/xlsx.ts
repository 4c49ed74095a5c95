import { writeXlsxStream } from 'hucre/xlsx';
import type { Cell } from './cell.ts';
import { workbookText } from './inert.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Excel's rule for the name of a sheet. */
const SHEET_NAME = /[\\/?*[\]:]/g;

/** A workbook, row by row. Texts are text cells: a leading `=` is shown, never run. */
export function xlsxStream(
  name: string,
  headers: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): ReadableStream<Uint8Array> {
  return writeXlsxStream(legibleRows(rows), {
    name: name.replaceAll(SHEET_NAME, ' ').slice(0, 31),
    columns: headers.map((header) => ({ header: workbookText(header), width: 18 })),
    freezePane: { rows: 1 },
  });
}

async function* legibleRows(rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield row.map(legible);
}

function legible(cell: Cell): Cell {
  return typeof cell === 'string' ? workbookText(cell) : cell;
}
