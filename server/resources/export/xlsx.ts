import type { Row } from '../row.ts';
import { writeXlsxStream } from 'hucre/xlsx';
import type { Cell, ExportColumn } from './columns.ts';
import { xmlText } from './inert.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Excel's rule for the name of a sheet. */
const SHEET_NAME = /[\\/?*[\]:]/g;

/** A workbook, row by row. Texts are text cells: a leading `=` is shown, never run. */
export function xlsxStream(
  name: string,
  columns: ExportColumn[],
  records: AsyncIterable<Row>,
): ReadableStream<Uint8Array> {
  return writeXlsxStream(rows(columns, records), {
    name: name.replaceAll(SHEET_NAME, ' ').slice(0, 31),
    columns: columns.map(({ header }) => ({ header, width: 18 })),
    freezePane: { rows: 1 },
  });
}

async function* rows(columns: ExportColumn[], records: AsyncIterable<Row>): AsyncGenerator<Cell[]> {
  for await (const record of records) yield columns.map(({ cell }) => legible(cell(record)));
}

function legible(cell: Cell): Cell {
  return typeof cell === 'string' ? xmlText(cell) : cell;
}
