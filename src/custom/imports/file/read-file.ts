import { readXlsx as readWorkbook, streamXlsxRows } from 'hucre/xlsx';
import { columnName, FileFault } from '../../../../domain/imports/file-fault.ts';
import {
  MOST_CELL_CHARACTERS,
  MOST_COLUMNS,
  MOST_FILE_BYTES,
  MOST_LINES,
} from '../../../../domain/imports/limits.ts';
import {
  gridOf,
  readSeparated,
  sheetOf,
  utf16Of,
  type Grid,
  type Sheet,
  type SheetRow,
} from '../../../../domain/imports/sheet.ts';
import { checkZip, type Archive } from './check-zip.ts';
import { layoutOf, type MergedColumn, type NumberForm, type SheetLayout } from './xlsx-layout.ts';

interface Workbook {
  grid: Grid;
  /** The names of its sheets that are shown; empty where there is one. */
  sheets: string[];
}

const WORKSHEET = /^xl\/worksheets\/[^/]+\.xml$/;

/**
 * One sheet of a workbook, the first one that is shown when none is named. A formula counts as the value that it had
 * when the file was saved, a number as its cell shows it, and merged cells repeat their value.
 */
async function readXlsx(bytes: Uint8Array, chosen?: string): Promise<Workbook> {
  const archive = await checkZip(bytes);
  const several = archive.names.filter((part) => WORKSHEET.test(part)).length > 1;
  const sheets = several ? await shownSheets(bytes) : [];
  const rows = await readSheet(bytes, archive, chosen ?? sheets[0]);
  return { grid: gridOf(rows, false), sheets: sheets.length > 1 ? sheets : [] };
}

/** Asks the reader which sheets there are, and has it read none. */
async function shownSheets(bytes: Uint8Array): Promise<string[]> {
  const names: string[] = [];
  try {
    await readWorkbook(bytes, {
      sheets: ({ name, hidden, veryHidden }) => {
        if (!hidden && !veryHidden) names.push(name);
        return false;
      },
    });
  } catch (error) {
    throw new FileFault('damaged', {}, { cause: error });
  }
  return names;
}

async function readSheet(bytes: Uint8Array, archive: Archive, name: string | undefined): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  try {
    const layout = await layoutOf(archive, name);
    for await (const { index, values } of streamXlsxRows(bytes, name === undefined ? {} : { sheet: name }))
      rows.push(rowOf(index + 1, values, layout));
    repeatMerged(rows, layout.merged);
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault('damaged', {}, { cause: error });
  }
  return rows;
}

function rowOf(line: number, values: readonly unknown[], layout: SheetLayout): SheetRow {
  // A line for the header.
  if (line > MOST_LINES + 1) throw new FileFault('too_many_lines', { line });
  const cells = values.map((value, column) => textOf(value, layout.formOf(line, column)));
  const last = cells.findLastIndex((cell) => cell !== '');
  if (last >= MOST_COLUMNS) throw new FileFault('too_many_columns', { line, column: columnName(last) });
  const long = cells.findIndex((cell) => cell.length > MOST_CELL_CHARACTERS);
  if (long !== -1) throw new FileFault('cell_too_long', { line, column: columnName(long) });
  return { line, cells: cells.slice(0, last + 1) };
}

/** Of cells that are merged downwards each has the value. Merges are in order, and no two of a column overlap. */
function repeatMerged(rows: readonly SheetRow[], merged: readonly MergedColumn[]): void {
  let [column, at] = [-1, 0];
  for (const { column: own, first, last } of merged) {
    if (own >= MOST_COLUMNS) return;
    if (own !== column) [column, at] = [own, 0];
    while ((rows[at]?.line ?? Infinity) < first) at += 1;
    const value = rows[at]?.line === first ? (rows[at]?.cells[own] ?? '') : '';
    for (; (rows[at]?.line ?? Infinity) <= last; at += 1) {
      const { cells = [] } = rows[at] ?? {};
      if (value === '' || (cells[own] ?? '') !== '' || cells.every((cell) => cell === '')) continue;
      while (cells.length <= own) cells.push('');
      cells[own] = value;
    }
  }
}

function textOf(value: unknown, form: NumberForm | undefined): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : dayOrTime(value.toISOString());
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numberText(value, form);
  return typeof value === 'boolean' ? String(value) : '';
}

/**
 * A number with the decimals that its cell shows. Three of them would read as a group of thousands, so they get a zero.
 */
function numberText(value: number, { decimals, digits }: NumberForm = {}): string {
  if (digits !== undefined && Number.isInteger(value) && value >= 0)
    return String(value).padStart(digits, '0');
  const text = decimals === undefined ? String(value) : String(Number(value.toFixed(Math.min(decimals, 20))));
  return /^-?\d+\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** A day without its midnight, as people write it in a cell. */
function dayOrTime(iso: string): string {
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso;
}

const ZIP = [0x50, 0x4b];
/** The container of Excel before 2007, and of every workbook with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** The stream of a workbook with a password, as the container's directory names it. */
const ENCRYPTED = 'E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0';

/**
 * Reads a spreadsheet by what it is, whatever its name says. Throws `FileFault`.
 * @param isKnown whether a header, folded, means something to who asks
 */
export async function readFile(bytes: Uint8Array, isKnown?: (header: string) => boolean): Promise<Sheet> {
  const { grid } = await readTables(bytes);
  if (isEmpty(grid)) throw new FileFault('empty');
  return sheetOf(grid, isKnown === undefined ? {} : { isKnown });
}

/**
 * The rows of one sheet of a file, with the names of all where there are several. An empty one among several is no fault: another
 * may be chosen.
 */
export async function readTables(bytes: Uint8Array, chosen?: string): Promise<Workbook> {
  if (bytes.length > MOST_FILE_BYTES) throw new FileFault('too_large');
  const read = await readContent(bytes, chosen);
  if (isEmpty(read.grid) && read.sheets.length === 0) throw new FileFault('empty');
  return read;
}

/** Titles alone are no table. */
function isEmpty({ rows }: Grid): boolean {
  return rows.length < 2;
}

async function readContent(bytes: Uint8Array, chosen: string | undefined): Promise<Workbook> {
  if (startsWith(bytes, OLE)) throw new FileFault(isEncrypted(bytes) ? 'password' : 'old_excel');
  if (startsWith(bytes, ZIP)) return readXlsx(bytes, chosen);
  // No text of cells has a zero in it.
  if (utf16Of(bytes) === undefined && bytes.includes(0)) throw new FileFault('not_a_table');
  return { grid: bounded(readSeparated(bytes)), sheets: [] };
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes).includes(ENCRYPTED);
}

function bounded(grid: Grid): Grid {
  const last = grid.rows.at(-1)?.line ?? 0;
  if (last > MOST_LINES + 1) throw new FileFault('too_many_lines', { line: last });
  for (const { line, cells } of grid.rows) {
    if (cells.length > MOST_COLUMNS)
      throw new FileFault('too_many_columns', { line, column: columnName(cells.length - 1) });
    const long = cells.findIndex((cell) => cell.length > MOST_CELL_CHARACTERS);
    if (long !== -1) throw new FileFault('cell_too_long', { line, column: columnName(long) });
  }
  return grid;
}
