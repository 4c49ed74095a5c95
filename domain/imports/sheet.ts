import Papa from 'papaparse';
import { fold } from '../places/fold.ts';
import { columnName, FileFault } from './file-fault.ts';
import { unguarded } from './cell-text.ts';

/** The cells of a file below its titles, as texts, whatever program wrote it. */
export interface Sheet {
  headers: string[];
  rows: SheetRow[];
}

export interface SheetRow {
  /** The line of the spreadsheet; its first is line 1. */
  line: number;
  cells: string[];
}

/** All rows of a file that have a text, before anybody knows which of them is the titles. */
export interface Grid {
  rows: SheetRow[];
  /** True for a text with separators: a value to the right of the titles may have moved there. */
  separated: boolean;
}

const SEPARATORS = [',', ';', '\t'] as const;
/** What Excel writes in front of a text, to name its separator. */
const SEPARATOR_LINE = /^sep=(.)[ \t]*(?:\r\n|\r|\n)/i;
/** Rows among which the titles are sought. */
const MOST_ABOVE = 30;
/** Characters in which the separator is sought. */
const MOST_SEARCHED = 100_000;
const KNOWN_TITLES = 2;
const TITLES = 3;

/** Reads a text of cells whose titles are found among its first rows. Throws `FileFault`. */
export function readCsv(bytes: Uint8Array): Sheet {
  return sheetOf(readSeparated(bytes));
}

/**
 * Reads a text of cells. Its separator is the one that it names, or that its first line has most of.
 * Blank lines are skipped but counted. Throws `FileFault` for quotes that do not close.
 */
export function readSeparated(bytes: Uint8Array): Grid {
  const whole = decodeText(bytes).replace(/^\uFEFF/, '');
  const named = SEPARATOR_LINE.exec(whole);
  const text = named === null ? whole : whole.slice(named[0].length);
  const above = named === null ? 0 : 1;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: named?.[1] ?? separatorOf(text) });
  const open = errors.find(({ type }) => type === 'Quotes');
  if (open !== undefined) throw new FileFault('quotes', { line: (open.row ?? 0) + 1 + above });
  return gridOf(
    data.map((cells, index) => ({ line: index + 1 + above, cells: cells.map(unguarded) })),
    true,
  );
}

/** The one that the first line has most of; where it has none, as a title above a table, the next line that has one. */
function separatorOf(text: string): string {
  const lines = text
    .trimStart()
    .slice(0, MOST_SEARCHED)
    .split(/[\r\n]+/, MOST_ABOVE);
  // What stands between quotes separates nothing.
  const bare = lines.map((line) =>
    line
      .split('"')
      .filter((_, at) => at % 2 === 0)
      .join(''),
  );
  const line = bare.find((one) => SEPARATORS.some((separator) => one.includes(separator))) ?? '';
  const count = (separator: string) => line.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

export function gridOf(rows: readonly SheetRow[], separated: boolean): Grid {
  const trimmed = rows.map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.trim()) }));
  return { rows: trimmed.filter(({ cells }) => cells.some((cell) => cell !== '')), separated };
}

/**
 * The rows below the titles. Throws `FileFault` where it is not clear which column a cell belongs to.
 * @param titles their line; left out, they are found
 * @param isKnown whether a header means something to who asks, folded
 */
export function sheetOf(
  { rows, separated }: Grid,
  { titles, isKnown }: { titles?: number | undefined; isKnown?: (header: string) => boolean } = {},
): Sheet {
  const at =
    titles === undefined
      ? titlesAt(rows, isKnown)
      : Math.max(
          0,
          rows.findIndex(({ line }) => line === titles),
        );
  const sheet = { headers: rows[at]?.cells ?? [], rows: rows.slice(at + 1) };
  if (separated) requireTitles(sheet);
  return sheet;
}

/**
 * The place of the titles among the rows: the first with two known headers and more than the first row has, else the first
 * with three texts where the first row has a single one, else the first.
 */
export function titlesAt(
  rows: readonly SheetRow[],
  isKnown: (header: string) => boolean = () => false,
): number {
  const first = rows.slice(0, MOST_ABOVE);
  const known = first.map(
    ({ cells }) => new Set(cells.map(fold).filter((cell) => cell !== '' && isKnown(cell))).size,
  );
  const ofFirst = known[0] ?? 0;
  if (ofFirst >= KNOWN_TITLES) return 0;
  const named = known.findIndex((count) => count >= KNOWN_TITLES && count > ofFirst);
  if (named !== -1) return named;
  const filled = (row: SheetRow | undefined) => (row?.cells ?? []).filter((cell) => cell !== '');
  if (ofFirst > 0 || filled(first[0]).length !== 1) return 0;
  const texts = first.findIndex((row) => filled(row).filter((cell) => /\p{L}/u.test(cell)).length >= TITLES);
  return texts === -1 || texts === rows.length - 1 ? 0 : texts;
}

/** A text with a separator and without quotes moves all cells behind it one column on. */
function requireTitles({ headers, rows }: Sheet): void {
  for (const { line, cells } of rows) {
    const at = cells.findIndex((cell, column) => column >= headers.length && cell !== '');
    if (at !== -1) throw new FileFault('beyond_titles', { line, column: columnName(at) });
  }
}

/**
 * Reads UTF-8 with or without BOM, and UTF-16 with one. Text that is not valid UTF-8 is read as Windows-1252, which
 * Excel writes in Colombia.
 */
function decodeText(bytes: Uint8Array): string {
  const wide = utf16Of(bytes);
  if (wide !== undefined) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The order of the bytes of a UTF-16 text, which its first two name; undefined for any other text. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
}
