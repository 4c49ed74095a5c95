import { fold } from '../../places/fold.ts';
import { isEmptyCell } from '../read-cell.ts';
import { unitOfColumn } from '../../kinds/money.ts';
import { columnAt, type ImportColumn, type ImportShape } from '../shape-answer.ts';
import type { Sheet } from '../sheet.ts';
import { isPictureHeader, takesSeveral, withText } from '../web-pictures.ts';
import type { FileFormat, FormatRecords } from './format.ts';
import { PRESTASHOP } from './prestashop.ts';
import { SHOPIFY, SHOPIFY_CUSTOMERS } from './shopify.ts';
import { TIENDANUBE } from './tiendanube.ts';
import { WOOCOMMERCE } from './woocommerce.ts';

/** A program whose file we read without asking what its columns are. */
export type KnownFormat = 'prestashop' | 'shopify' | 'shopify_customers' | 'tiendanube' | 'woocommerce';

const FORMATS: Record<KnownFormat, FileFormat> = {
  prestashop: PRESTASHOP,
  shopify: SHOPIFY,
  shopify_customers: SHOPIFY_CUSTOMERS,
  tiendanube: TIENDANUBE,
  woocommerce: WOOCOMMERCE,
};
const NAMES: Readonly<Record<string, readonly KnownFormat[]>> = {
  products: ['shopify', 'tiendanube', 'woocommerce', 'prestashop'],
  customers: ['shopify_customers'],
};

/** The program that wrote a file; undefined for our own columns and for other files. */
export function knownFormat(
  shape: ImportShape,
  { headers }: Pick<Sheet, 'headers'>,
): KnownFormat | undefined {
  return NAMES[shape.target]?.find((name) => FORMATS[name].is(headers));
}

/** Whether a header, folded, means something in a file: a column of ours, or one of another program's files. */
export function isKnownHeader(shape: ImportShape): (header: string) => boolean {
  const own = new Set([...shape.columns.flatMap(({ headers }) => headers), ...shape.ignored]);
  return (header) =>
    own.has(header) || (NAMES[shape.target] ?? []).some((name) => FORMATS[name].reads(header));
}

/** What a known program's column is that is none of ours, such as the code that groups its lines: `format:handle`. */
const OF_FORMAT = 'format:';

/** True for the meaning of a column that only its program has. */
export function isOfFormat(path: string): boolean {
  return path.startsWith(OF_FORMAT);
}

/** What a program's file says in a column: our path, a part of its own, or undefined for one that is not read. */
export function meaningInFormat(shape: ImportShape, format: KnownFormat, header: string): string | undefined {
  const { reads, titles } = FORMATS[format];
  if (header === '' || !reads(header)) return undefined;
  const key = fold(header);
  const path = Object.entries(titles).find(([, names]) => names.some((name) => fold(name) === key))?.[0];
  if (path === undefined && isPictureHeader(header)) return picturesIn(shape);
  if (path === undefined) return `${OF_FORMAT}${key}`;
  return columnAt(shape, path) === undefined ? undefined : path;
}

function picturesIn({ columns }: ImportShape): string | undefined {
  return columns.find(({ kind }) => kind === 'pictures')?.path;
}

/**
 * Its records in our columns, where a person has said what some of its columns are. A column that means one of its own is
 * read in its place; another one is added to the lines of the records.
 * @param paths the meaning of each column, null for one that is left alone
 */
export function readWithMeanings(
  shape: ImportShape,
  sheet: Sheet,
  format: KnownFormat,
  paths: readonly (string | null)[],
): FormatRecords {
  const { titles } = FORMATS[format];
  const added: { at: number; path: string }[] = [];
  const headers = sheet.headers.map((header, at) => {
    const path = paths[at] ?? null;
    if (path === (meaningInFormat(shape, format, header) ?? null)) return header;
    if (path === null) return '';
    const [title] = takesSeveral(shape, path) ? [] : (titles[path] ?? []);
    if (title === undefined) added.push({ at, path });
    return title ?? '';
  });
  const { records, notes } = readKnownFormat(shape, { ...sheet, headers }, format);
  if (added.length === 0) return { records, notes };
  const rows = new Map(sheet.rows.map(({ line, cells }) => [line, cells]));
  const all = records.map(({ line, lines }) => ({
    line,
    lines: lines.map((one) => {
      const cells = added.reduce((own, { at, path }) => {
        const text = rows.get(one.line)?.[at] ?? '';
        return text === '' ? own : withText(shape, own, path, text);
      }, one.cells);
      return { ...one, cells };
    }),
  }));
  return { records: all, notes };
}

/** Its records in our columns. What the shape does not have, such as a field of another role, is left out. */
export function readKnownFormat(shape: ImportShape, sheet: Sheet, format: KnownFormat): FormatRecords {
  const columns = new Map(shape.columns.map((column) => [column.path, column]));
  const currency = unitOfColumn(columnAt(shape, 'price'));
  const { records, notes } = FORMATS[format].read(sheet, { currency, today: shape.today });
  const own = records.map(({ line, lines }) => ({
    line,
    lines: lines.map(({ cells, ...one }) => ({
      ...one,
      cells: Object.fromEntries(
        Object.entries(cells).flatMap(([path, text]) => {
          const column = columns.get(path);
          if (column === undefined) return [];
          // A cell that says nothing, such as `n/a`, leaves what is stored. What is needed is asked for.
          if (text === '' || !isEmptyCell(column, text)) return [[path, worded(column, text)]];
          return column.required || column.needed ? [[path, '']] : [];
        }),
      ),
    })),
  }));
  return { records: own, notes };
}

/** A reader of a format says yes as 1; the lines of a review say it as the lists do. */
function worded({ kind, choices = [] }: ImportColumn, text: string): string {
  if (kind !== 'yes_no') return text;
  return choices.find(({ value }) => String(value) === text)?.label ?? text;
}
