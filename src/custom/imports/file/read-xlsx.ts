import { readXlsx as readWorkbook, streamXlsxRows } from 'hucre/xlsx';
import { columnName, FileFault } from '../../../../domain/imports/file-fault.ts';
import { MOST_CELL_CHARACTERS, MOST_COLUMNS, MOST_LINES } from '../../../../domain/imports/limits.ts';
import { gridOf, type Grid, type SheetRow } from '../../../../domain/imports/sheet.ts';
import { checkZip, type Archive } from './check-zip.ts';
import { layoutOf, type MergedColumn, type NumberForm, type SheetLayout } from './xlsx-layout.ts';

export interface Workbook {
  grid: Grid;
  /** The names of its sheets that are shown; empty where there is one. */
  sheets: string[];
}

const WORKSHEET = /^xl\/worksheets\/[^/]+\.xml$/;

/**
 * One sheet of a workbook, the first one that is shown when none is named. A formula counts as the value that it had
 * when the file was saved, a number as its cell shows it, and merged cells repeat their value.
 */
export async function readXlsx(bytes: Uint8Array, chosen?: string): Promise<Workbook> {
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
