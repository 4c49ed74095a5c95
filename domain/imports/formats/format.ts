/** What the readers of other programs' files share: cells by header, and a product with its variants as one record. */
import type { OptionValue } from '../../catalog/variants.ts';
import type { MoneyUnit } from '../../money/currency.ts';
import { fold } from '../../places/fold.ts';
import type { ImportLine, ImportNote, ImportRecord } from '../import-record.ts';
import { plainText, writeOptions } from '../cell-text.ts';
import { readYes } from '../../kinds/flag.ts';
import { readDay } from '../../kinds/date.ts';
import { readMoney } from '../../kinds/money.ts';
import type { Sheet, SheetRow } from '../sheet.ts';
import { OPTION_COLUMNS } from './titles.ts';

export interface FormatContext {
  /** What the store's amounts are counted in. */
  currency: MoneyUnit;
  /** The store's day, `YYYY-MM-DD`. */
  today: string;
}

export interface FormatRecords {
  /** In our columns, each cell as the file writes it. */
  records: ImportRecord[];
  /** What is left out of them, and why. */
  notes: ImportNote[];
}

/** A program whose file is read without asking what its columns are. It says which column means what, and no more. */
export interface FileFormat {
  /** True for the headers of its files. */
  is(headers: readonly string[]): boolean;
  /** True for a header that something is read from. */
  reads(header: string): boolean;
  /** Its titles of our columns, by our paths; of several for one column, the first is the one that it would write. */
  titles: Readonly<Record<string, readonly string[]>>;
  read(sheet: Sheet, context: FormatContext): FormatRecords;
}

/** The headers of a format's columns, by our name of them. */
export type Headers<Column extends string> = Readonly<Record<Column, readonly string[]>>;

export type CellsOf<Column extends string> = (row: SheetRow, column: Column) => string;

/** Reads cells by the name of their column: of several headers for it, the first one with a text. */
export function cellsOf<Column extends string>(
  { headers }: Sheet,
  columns: Headers<Column>,
): CellsOf<Column> {
  const folded = headers.map(fold);
  const places = new Map<string, number[]>();
  for (const [column, names] of Object.entries<readonly string[]>(columns))
    places.set(
      column,
      names.flatMap((name) => folded.flatMap((header, at) => (header === fold(name) ? [at] : []))),
    );
  return ({ cells }, column) => {
    for (const at of places.get(column) ?? []) if ((cells[at] ?? '') !== '') return cells[at] ?? '';
    return '';
  };
}

/** The titles of a format by our paths. What it reads besides, such as the code that groups its lines, has none. */
export function titlesByPath(columns: Headers<string>): Record<string, readonly string[]> {
  const named = Object.entries(OUR_PATHS).map(([column, path]) => [path, columns[column] ?? []] as const);
  return Object.fromEntries(named.filter(([, titles]) => titles.length > 0));
}

const OUR_PATHS: Readonly<Record<string, string>> = {
  name: 'name',
  description: 'description',
  tags: 'tags',
  categories: 'collections_id',
  published: 'active',
  sku: 'sku',
  barcode: 'barcode',
  units: 'quantity_available',
  price: 'price',
  charged: 'price',
  offer: 'discount_price',
  pictures: 'product_images',
};

/** Whether a header is one of the columns. Accents, case and punctuation do not matter. */
export function readsFrom(columns: Headers<string>): (header: string) => boolean {
  const known = new Set(Object.values(columns).flat().map(fold));
  return (header) => known.has(fold(header));
}

/** Whether the headers have each of these columns under one of its names. */
export function hasColumns(headers: readonly string[], wanted: readonly (readonly string[])[]): boolean {
  const known = new Set(headers.map(fold));
  return wanted.every((names) => names.some((name) => known.has(fold(name))));
}

/** What every program has of a product, by our paths. */
export function ownCells(
  cell: CellsOf<'name' | 'description' | 'tags' | 'categories'>,
  row: SheetRow,
): Record<string, string> {
  return {
    name: cell(row, 'name'),
    description: plainText(cell(row, 'description')),
    tags: cell(row, 'tags'),
    collections_id: cell(row, 'categories'),
  };
}

/** The options of a line, from their columns. */
export function optionsOf(
  cell: CellsOf<(typeof OPTION_COLUMNS)[number][number]>,
  row: SheetRow,
): OptionValue[] {
  return OPTION_COLUMNS.map(([name, value]) => ({ name: cell(row, name), value: cell(row, value) })).filter(
    ({ value }) => value !== '',
  );
}

/** Why an offer does not count on this day, and the text that says so; undefined for one that does. */
export function offerNote(
  { from, to, offer }: { from: string; to: string; offer: string },
  { today }: FormatContext,
): Pick<ImportNote, 'kind' | 'value'> | undefined {
  const [first, last] = [readDay(from), readDay(to)];
  if (from !== '' && first === undefined) return { kind: 'offer_date', value: from };
  if (to !== '' && last === undefined) return { kind: 'offer_date', value: to };
  if (last !== undefined && last < today) return { kind: 'offer_over', value: offer };
  return first !== undefined && first > today ? { kind: 'offer_not_begun', value: offer } : undefined;
}

const NEEDED: ReadonlySet<string> = new Set(['name', 'price', 'product_variants.price']);

export interface FormatVariant {
  line: number;
  /** Of a line that stands for several variants: which of them, from 1. */
  part?: number;
  options: OptionValue[];
  /** By the item's own property: `sku`, `barcode`, `price`, `discount_price`, `quantity`. */
  cells: Record<string, string>;
}

/**
 * One record of a product and its variants. The product has the prices of its cheapest variant, as lists show them.
 * @param own cells of the product by our paths
 */
export function recordOf(
  line: number,
  own: Record<string, string>,
  variants: readonly FormatVariant[],
  { currency }: FormatContext,
): ImportRecord {
  if (variants.length === 0) return { line, lines: [{ line, cells: filled(own) }] };
  const product = filled({ ...own, ...cheapest(variants, currency) });
  const lines = variants.map(({ line: at, part, options, cells }): ImportLine => {
    const item = Object.entries({ options: writeOptions(options), ...cells }).map(([name, text]) => [
      `product_variants.${name}`,
      text,
    ]);
    const shared = at === line && (part ?? 1) === 1 ? product : { name: own['name'] ?? '' };
    return {
      line: at,
      ...(part === undefined ? {} : { part }),
      cells: filled({ ...shared, ...Object.fromEntries(item) }),
    };
  });
  const apart = lines.some((one) => one.line === line);
  return { line, lines: apart ? lines : [{ line, cells: product }, ...lines] };
}

/** Without the empty cells. A name and a price are needed, so those stay, to be asked for. */
function filled(cells: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(cells).filter(([path, text]) => text !== '' || NEEDED.has(path)));
}

function cheapest(variants: readonly FormatVariant[], currency: MoneyUnit): Record<string, string> {
  let best: { charged: number; cells: Record<string, string> } | undefined;
  for (const { cells } of variants) {
    const { price = '', discount_price = '' } = cells;
    const charged = amountOf(discount_price || price, currency);
    // A price that nobody understands is asked for at its own line, and not at the product's too.
    if (
      charged === undefined ||
      amountOf(price, currency) === undefined ||
      (best !== undefined && best.charged <= charged)
    )
      continue;
    best = { charged, cells: { price, discount_price } };
  }
  return best?.cells ?? {};
}

/** The amount of a cell; undefined for one that the reader of money does not understand. */
export function amountOf(text: string, currency: MoneyUnit): number | undefined {
  const read = text === '' ? undefined : readMoney(text, currency);
  return read !== undefined && 'value' in read ? read.value : undefined;
}

/**
 * `1` when all of these cells say yes or are empty, `0` when one says no. The text of one that says neither, so that it
 * is asked about.
 */
export function everyYes(texts: readonly string[]): string {
  const said = texts.filter((text) => text !== '');
  const unread = said.find((text) => readYes(text) === undefined);
  if (unread !== undefined) return unread;
  return said.every((text) => readYes(text)) ? '1' : '0';
}
