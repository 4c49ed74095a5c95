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
  return sheetOf(data.map((cells, index) => ({ line: index + 1, cells: cells.map(unguarded) })));
}

/** The first row with a text is the header. Rows without a text are left out. */
export function sheetOf(rows: readonly SheetRow[]): Sheet {
  const trimmed = rows
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...below] = trimmed;
  return { headers: head?.cells ?? [], rows: below };
}
