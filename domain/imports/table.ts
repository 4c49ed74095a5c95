/** A file by the names of its columns, for the formats of other programs. */
import { readCsv, type Sheet } from './sheet.ts';

export interface TableRow {
  /** The line number of the spreadsheet: the header is line 1. */
  line: number;
  /** Cells by header, trimmed; a missing cell is ''. */
  cells: Map<string, string>;
}

export interface Table {
  headers: string[];
  rows: TableRow[];
}

/** Reads a spreadsheet saved as text: bytes in, numbered rows out. */
export function readTable(bytes: Uint8Array): Table {
  return tableOf(readCsv(bytes));
}

export function tableOf({ headers, rows }: Sheet): Table {
  return {
    headers,
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: new Map(headers.map((header, column) => [header, cells[column] ?? ''])),
    })),
  };
}
