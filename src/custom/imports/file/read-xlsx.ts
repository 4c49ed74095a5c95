import { readXlsx as readWorkbook, streamXlsxRows } from 'hucre/xlsx';
import { MOST_CELL_CHARACTERS, MOST_COLUMNS, MOST_LINES } from '../../../../domain/imports/limits.ts';
import { sheetOf, type Sheet, type SheetRow } from '../../../../domain/imports/sheet.ts';
import { checkZip } from './check-zip.ts';
import { columnName, FileFault } from '../../../../domain/imports/file-fault.ts';

export interface Workbook {
  sheet: Sheet;
  /** The names of its sheets that are shown; empty where there is one. */
  sheets: string[];
}

const WORKSHEET = /^xl\/worksheets\/[^/]+\.xml$/;

/**
 * One sheet of a workbook, the first one that is shown when none is named. A formula counts as the value that it had
 * when the file was saved.
 */
export async function readXlsx(bytes: Uint8Array, chosen?: string): Promise<Workbook> {
  const parts = await checkZip(bytes);
  const several = parts.filter((part) => WORKSHEET.test(part)).length > 1;
  const sheets = several ? await shownSheets(bytes) : [];
  const name = chosen ?? sheets[0];
  return { sheet: await readSheet(bytes, name), sheets: sheets.length > 1 ? sheets : [] };
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

async function readSheet(bytes: Uint8Array, name: string | undefined): Promise<Sheet> {
  const rows: SheetRow[] = [];
  try {
    for await (const { index, values } of streamXlsxRows(bytes, name === undefined ? {} : { sheet: name })) {
      const line = index + 1;
      // A line for the header.
      if (line > MOST_LINES + 1) throw new FileFault('too_many_lines', { line });
      const cells = values.map(textOf);
      const last = cells.findLastIndex((cell) => cell !== '');
      if (last >= MOST_COLUMNS) throw new FileFault('too_many_columns', { line, column: columnName(last) });
      const long = cells.findIndex((cell) => cell.length > MOST_CELL_CHARACTERS);
      if (long !== -1) throw new FileFault('cell_too_long', { line, column: columnName(long) });
      rows.push({ line, cells: cells.slice(0, last + 1) });
    }
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault('damaged', {}, { cause: error });
  }
  return sheetOf(rows);
}

function textOf(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : dayOrTime(value.toISOString());
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** A day without its midnight, as people write it in a cell. */
function dayOrTime(iso: string): string {
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso;
}
