import type { OptionValue } from '../../catalog/variants.ts';
import type { ImportRecord } from '../import-record.ts';
import type { Sheet, SheetRow } from '../sheet.ts';
import { recordOf, type FormatContext, type FormatVariant } from './format.ts';

/** How a program writes one product as lines: one for each variant, known by a common code. */
export interface VariantRows {
  /** The product's code in that program. */
  handle(row: SheetRow): string;
  /** False for a line that only has a picture. */
  hasVariant(row: SheetRow): boolean;
  /** Cells of the product by our paths, from its first line; `rows` are all of them, that one included. */
  product(row: SheetRow, rows: readonly SheetRow[]): Record<string, string>;
  /** Of one variant, by the properties of an item: `sku`, `barcode`, `price`, `discount_price`, `quantity`. */
  variant(row: SheetRow): Record<string, string>;
  options(row: SheetRow): OptionValue[];
}

/** The products of such a file. The names of the options are those of the product's first line. */
export function readVariantRows(
  { rows }: Sheet,
  format: VariantRows,
  context: FormatContext,
): ImportRecord[] {
  const groups = new Map<string, SheetRow[]>();
  for (const row of rows) {
    const handle = format.handle(row);
    const key = handle === '' ? `line ${row.line}` : handle;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : readGroup(first, others, format, context),
  );
}

function readGroup(
  first: SheetRow,
  others: readonly SheetRow[],
  format: VariantRows,
  context: FormatContext,
): ImportRecord[] {
  const names = format.options(first).map(({ name }) => name);
  const rows = [first, ...others.filter((row) => format.hasVariant(row))];
  const product = format.product(first, [first, ...others]);
  if (rows.length === 1 && names.length === 0) {
    const { quantity = '', ...own } = format.variant(first);
    return [recordOf(first.line, { ...product, ...own, quantity_available: quantity }, [], context)];
  }
  const variants = rows.map((row): FormatVariant => {
    const options = format
      .options(row)
      .map(({ name, value }, at) => ({ name: name === '' ? (names[at] ?? '') : name, value }));
    return { line: row.line, options, cells: format.variant(row) };
  });
  return [recordOf(first.line, product, variants, context)];
}
