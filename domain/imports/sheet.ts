import Papa from 'papaparse';
import { decodeText } from './decode-text.ts';
import { unguarded } from './guarded-text.ts';

/** The cells of a file as texts, whatever program wrote it. */
export interface Sheet {
  headers: string[];
  rows: SheetRow[];
}

export interface SheetRow {
  /** The line of the spreadsheet: the header is line 1. */
  line: number;
  cells: string[];
}

/** Reads a text of cells. The separator is found: comma, semicolon or tab. Blank lines are skipped but counted. */
export function readCsv(bytes: Uint8Array): Sheet {
  const { data } = Papa.parse<string[]>(decodeText(bytes), { delimitersToGuess: [',', ';', '\t'] });
  return sheetOf(data.map((cells) => cells.map(unguarded)));
}

/** The first row with a text is the header. Rows without a text are left out. */
export function sheetOf(rows: readonly (readonly string[])[]): Sheet {
  const trimmed = rows.map((cells) => cells.map((cell) => cell.trim()));
  const head = trimmed.findIndex((cells) => cells.some((cell) => cell !== ''));
  return {
    headers: trimmed[head] ?? [],
    rows: trimmed.flatMap((cells, index) =>
      index <= head || head === -1 || cells.every((cell) => cell === '') ? [] : [{ line: index + 1, cells }],
    ),
  };
}
