import { DEFAULT_CURRENCY } from '../../money/currency.ts';
import { columnAt, type ImportShape } from '../shape.ts';
import type { Sheet } from '../sheet.ts';
import type { FileFormat, FormatRecords } from './format.ts';
import { PRESTASHOP } from './prestashop.ts';
import { SHOPIFY_CUSTOMERS } from './shopify-customers.ts';
import { SHOPIFY } from './shopify.ts';
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

/** Whether something of a program's file is read from a column, by its header. */
export function readsHeader(format: KnownFormat, header: string): boolean {
  return FORMATS[format].reads(header);
}

/** Its records in our columns. What the shape does not have, such as a field of another role, is left out. */
export function readKnownFormat(shape: ImportShape, sheet: Sheet, format: KnownFormat): FormatRecords {
  const paths = new Set(shape.columns.map(({ path }) => path));
  const currency = columnAt(shape, 'price')?.currency ?? DEFAULT_CURRENCY;
  const { records, notes } = FORMATS[format].read(sheet, { currency, today: shape.today });
  const own = records.map(({ line, lines }) => ({
    line,
    lines: lines.map(({ cells, ...one }) => ({
      ...one,
      cells: Object.fromEntries(Object.entries(cells).filter(([path]) => paths.has(path))),
    })),
  }));
  return { records: own, notes };
}
