import type { ImportLine, ImportRecord } from '../import-record.ts';
import type { Table, TableRow } from '../table.ts';
import { writeOptions } from '../variant-options.ts';

/** How a program writes one product as lines: one for each variant, known by a common code. */
export interface VariantFormat {
  /** The product's code in that program. */
  handle(row: TableRow): string;
  /** False for a line that only brings a picture. */
  hasVariant(row: TableRow): boolean;
  /** Cells of the product by our paths, from its first line. */
  product(row: TableRow): Record<string, string>;
  /** Of one variant, by the properties of an item: `sku`, `price`, `discount_price`, `quantity`. */
  variant(row: TableRow): Record<string, string>;
  options(row: TableRow): { name: string; value: string }[];
}

/** Where a product without variants has what a variant has. */
const OWN: Record<string, string> = { quantity: 'quantity_available' };

/** The products of such a file in our columns. The names of the options are those of the product's first line. */
export function readVariantRows({ rows }: Table, format: VariantFormat): ImportRecord[] {
  const groups = new Map<string, TableRow[]>();
  for (const row of rows) {
    const handle = format.handle(row);
    const key = handle === '' ? `line ${row.line}` : handle;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].map((group) => recordOf(group, format));
}

function recordOf(group: readonly TableRow[], format: VariantFormat): ImportRecord {
  const [first] = group;
  if (first === undefined) return { line: 0, lines: [] };
  const names = format.options(first).map(({ name }) => name);
  const variants = group.filter((row) => row === first || format.hasVariant(row));
  const product = format.product(first);
  const single = variants.length === 1 && format.options(first).length === 0;
  const lines = variants.map((row): ImportLine => {
    const variant = format.variant(row);
    if (single) {
      const own = Object.entries(variant).map(([part, text]) => [OWN[part] ?? part, text]);
      return { line: row.line, cells: filled({ ...product, ...Object.fromEntries(own) }) };
    }
    const options = format
      .options(row)
      .map(({ name, value }, at) => ({ name: name === '' ? (names[at] ?? '') : name, value }));
    const cells = Object.entries({ ...variant, options: writeOptions(options) }).map(([part, text]) => [
      `product_variants.${part}`,
      text,
    ]);
    const own =
      row === first ? { ...product, price: variant['price'] ?? '' } : { name: product['name'] ?? '' };
    return { line: row.line, cells: filled({ ...own, ...Object.fromEntries(cells) }) };
  });
  return { line: first.line, lines };
}

/** Without the empty cells. A product needs its name and its price, so those stay, to be asked for. */
function filled(cells: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cells).filter(([path, text]) => text !== '' || path === 'name' || path === 'price'),
  );
}
