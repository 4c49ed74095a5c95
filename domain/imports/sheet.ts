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

const SEPARATORS = [',', ';', '\t'] as const;

/** Reads a text of cells; its separator is the one that its header has most of. Blank lines are skipped but counted. */
export function readCsv(bytes: Uint8Array): Sheet {
  const text = decodeText(bytes);
  const { data } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  return sheetOf(data.map((cells, index) => ({ line: index + 1, cells: cells.map(unguarded) })));
}

function separatorOf(text: string): string {
  const [header = ''] = text.trimStart().split(/[\r\n]/, 1);
  // What stands between quotes separates nothing.
  const bare = header.split('"').filter((_, at) => at % 2 === 0);
  const count = (separator: string) => bare.join('').split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** The first row with a text is the header. Rows without a text are left out. */
export function sheetOf(rows: readonly SheetRow[]): Sheet {
  const trimmed = rows
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...below] = trimmed;
  return { headers: head?.cells ?? [], rows: below };
}
