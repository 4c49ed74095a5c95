import { writeXlsxStream } from 'hucre/xlsx';
import Papa from 'papaparse';
import { isFormula, signAt } from '../../../domain/imports/cell-text.ts';
import type { Cell } from '../../../domain/kinds/cell.ts';

const SEPARATOR = /([;\t\r\n])/;
const NUMBER = /^-?\d+(\.\d+)?$/;
/** What no XML document may hold (XML 1.0 §2.2), a return, which readers drop, and what begins an escape. */
const NOT_FOR_XML = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]|_(?=x[\da-f]{4})/giu;

/**
 * A text that stays one in a CSV, wherever the program that reads it sees the ends of cells: Excel in Spanish splits at
 * semicolons. The import takes the quotes away again.
 */
export function inertText(text: string): string {
  const [first = '', ...rest] = text.split(SEPARATOR);
  const whole = [first, ...rest.map(inertPiece)].join('');
  return isFormula(text) && !NUMBER.test(text) ? `'${whole}` : whole;
}

function inertPiece(piece: string): string {
  const at = signAt(piece);
  return at === undefined ? piece : `${piece.slice(0, at)}'${piece.slice(at)}`;
}

/** A text as a cell of a workbook holds it: what XML cannot is escaped as `_x0001_` (ECMA-376 §22.9.2.19). */
export function workbookText(text: string): string {
  return text.replaceAll(NOT_FOR_XML, (unit) => {
    const code = unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `_x${code}_`;
  });
}

const CHUNK = 64 * 1024;

/** Text pieces as bytes, gathered into chunks, made only as fast as the client takes them. */
function textStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      let text = '';
      while (text.length < CHUNK) {
        const { done, value } = await pieces.next();
        if (done) {
          if (text !== '') controller.enqueue(encoder.encode(text));
          controller.close();
          return;
        }
        text += value;
      }
      controller.enqueue(encoder.encode(text));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

export const CSV_TYPE = 'text/csv; charset=utf-8';

/** Excel reads a file as UTF-8 only with this mark at its start. */
const BOM = '\uFEFF';
const NEWLINE = '\r\n';

/** A CSV file, line by line: quoted where needed, formulas made inert, numbers as numbers. */
export function csvStream(
  headers: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): ReadableStream<Uint8Array> {
  return textStream(lines(headers, rows));
}

async function* lines(
  headers: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<string> {
  yield BOM + line(headers);
  for await (const row of rows) yield line(row);
}

function line(cells: readonly Cell[]): string {
  const [first = '', ...rest] = cells.map(inert);
  return Papa.unparse([[rest.length === 0 ? first : inertStart(first), ...rest]]) + NEWLINE;
}

/** Excel in Spanish, which ends cells at semicolons, reads `-1,2*3` as one formula: the line begins with no minus. */
function inertStart(cell: Cell): Cell {
  return String(cell).startsWith('-') ? `'${cell}` : cell;
}

function inert(cell: Cell): Cell {
  return typeof cell === 'string' ? inertText(cell) : cell;
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Excel's rule for the name of a sheet. */
const SHEET_NAME = /[\\/?*[\]:]/g;

/** What the cells of a column are, where they are no plain texts and numbers: programs sort and filter those as dates. */
export type DateColumn = 'date' | 'datetime';

const DATE_FORMATS: Readonly<Record<DateColumn, string>> = {
  date: 'yyyy-mm-dd',
  datetime: 'yyyy-mm-dd hh:mm',
};

/**
 * A workbook, row by row. Texts are text cells: a leading `=` is shown, never run.
 * @param dates which columns hold days or moments, by their place
 */
export function xlsxStream(
  name: string,
  headers: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
  dates: readonly (DateColumn | undefined)[] = [],
): ReadableStream<Uint8Array> {
  return writeXlsxStream(workbookRows(rows, dates), {
    name: name.replaceAll(SHEET_NAME, ' ').slice(0, 31),
    columns: headers.map((header, at) => {
      const date = dates[at];
      return {
        header: workbookText(header),
        width: 18,
        ...(date !== undefined && { numFmt: DATE_FORMATS[date] }),
      };
    }),
    freezePane: { rows: 1 },
  });
}

async function* workbookRows(
  rows: AsyncIterable<readonly Cell[]>,
  dates: readonly (DateColumn | undefined)[],
): AsyncGenerator<(Cell | Date)[]> {
  for await (const row of rows)
    yield row.map((cell, at) => (dates[at] === undefined ? legible(cell) : dateCell(cell)));
}

/** Workbooks begin with 1900: what is older stays a text. */
const WRITTEN_DATE = /^(?:19|[2-9]\d)\d\d-\d\d-\d\d(?: \d\d:\d\d)?$/;

/** A cell has no time zone: it shows the clock that the text says. */
function dateCell(cell: Cell): Cell | Date {
  if (typeof cell !== 'string' || !WRITTEN_DATE.test(cell)) return legible(cell);
  return new Date(`${cell.replace(' ', 'T')}${cell.includes(' ') ? ':00Z' : ''}`);
}

function legible(cell: Cell): Cell {
  return typeof cell === 'string' ? workbookText(cell) : cell;
}
