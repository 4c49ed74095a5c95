import Papa from 'papaparse';
import { decodeText } from './decode-text.ts';
import { columnName, FileFault } from './file-fault.ts';
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

/**
 * Reads a text of cells; its separator is the one that its header has most of. Blank lines are skipped but counted.
 * Throws `FileFault` where it is not clear which column a cell belongs to.
 */
export function readCsv(bytes: Uint8Array): Sheet {
  const text = decodeText(bytes);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  const open = errors.find(({ type }) => type === 'Quotes');
  if (open !== undefined) throw new FileFault('quotes', { line: (open.row ?? 0) + 1 });
  const sheet = sheetOf(data.map((cells, index) => ({ line: index + 1, cells: cells.map(unguarded) })));
  requireTitles(sheet);
  return sheet;
}

/** A text with a separator and without quotes moves all cells behind it one column on. */
function requireTitles({ headers, rows }: Sheet): void {
  for (const { line, cells } of rows) {
    const at = cells.findIndex((cell, column) => column >= headers.length && cell !== '');
    if (at !== -1) throw new FileFault('beyond_titles', { line, column: columnName(at) });
  }
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
