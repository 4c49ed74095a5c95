import {
  MOST_CELL_CHARACTERS,
  MOST_COLUMNS,
  MOST_FILE_BYTES,
  MOST_LINES,
} from '../../../../domain/imports/limits.ts';
import { readSeparated, sheetOf, type Grid, type Sheet } from '../../../../domain/imports/sheet.ts';
import { columnName, FileFault } from '../../../../domain/imports/file-fault.ts';
import { readXlsx, type Workbook } from './read-xlsx.ts';

const ZIP = [0x50, 0x4b];
/** The container of Excel before 2007, and of every workbook with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const UTF_16 = [0xff, 0xfe];
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
  if (!startsWith(bytes, UTF_16) && bytes.includes(0)) throw new FileFault('not_a_table');
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
