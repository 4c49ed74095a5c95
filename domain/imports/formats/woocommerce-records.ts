import type { ImportedProduct } from '../catalog-file.ts';
import type { ImportLine, ImportRecord } from '../import-record.ts';
import type { Table, TableRow } from '../table.ts';
import { writeOptions } from '../variant-options.ts';
import { attributes, cell, splitList, type WooColumn } from '../woocommerce-columns.ts';
import { parentKey, readWooCommerce } from '../woocommerce.ts';

/** What stands in a line that is shown as it is written, by our path. */
const RAW: Record<string, WooColumn> = {
  name: 'name',
  sku: 'sku',
  price: 'regularPrice',
  discount_price: 'salePrice',
  quantity_available: 'stock',
};

/**
 * The products of WooCommerce's export in our columns, with a line for each variant. A product with a mistake keeps
 * what is written, so that it can be put right. Bundles and affiliate links are left out: they are not sold from stock.
 */
export function readWooCommerceRecords(table: Table): ImportRecord[] {
  const { products, problems } = readWooCommerce(table);
  const good = new Set(products.map(({ line }) => line));
  const left = new Set(problems.flatMap(({ key, line }) => (key === 'skipped' ? [line] : [])));
  const variations = table.rows.filter((row) => splitList(cell(row.cells, 'type')).includes('variation'));
  const kept = new Set(variations);
  const parents = table.rows.filter((row) => !kept.has(row));
  const known = new Set(parents.map(parentKey));
  const bad = parents
    .filter(({ line }) => !good.has(line) && !left.has(line))
    .map((row) =>
      asWritten([row, ...variations.filter((one) => cell(one.cells, 'parent') === parentKey(row))]),
    );
  const orphans = variations
    .filter((row) => !known.has(cell(row.cells, 'parent')))
    .map((row) => asWritten([row]));
  const unitsOf = new Map(parents.map(({ line, cells }) => [line, cell(cells, 'stock')]));
  const read = products.map((product) => asRead(product, unitsOf.get(product.line) ?? ''));
  return [...read, ...bad, ...orphans].sort((a, b) => a.line - b.line);
}

/** @param units of the product itself: with variants they have no place, and a person decides about them */
function asRead(product: ImportedProduct, units: string): ImportRecord {
  const { line, variants } = product;
  const own = productCells(product);
  if (variants.length > 0 && units !== '') own['quantity_available'] = units;
  if (variants.length === 0) return { line, lines: [{ line, cells: own }] };
  const lines = variants.map((variant, at): ImportLine => {
    const options = [...variant.options].map(([name, value]) => ({ name, value }));
    const cells = {
      options: writeOptions(options),
      sku: variant.sku,
      price: variant.price,
      discount_price: variant.discountPrice,
      quantity: variant.quantity,
    };
    const ofVariant = texts(
      Object.entries(cells).map(([part, value]) => [`product_variants.${part}`, value]),
    );
    return { line, cells: at === 0 ? { ...own, ...ofVariant } : { name: product.name, ...ofVariant } };
  });
  return { line, lines };
}

function productCells(product: ImportedProduct): Record<string, string> {
  return texts([
    ['name', product.name],
    ['sku', product.sku],
    ['description', product.description],
    ['price', product.price],
    ['discount_price', product.discountPrice],
    ['active', Number(product.active)],
    ['quantity_available', product.variants.length > 0 ? null : product.quantity],
    ['tags', product.tags.join(',')],
    ['collections_id', product.collections.map((path) => path.join(' > ')).join(', ')],
  ]);
}

function texts(cells: [string, string | number | null | undefined][]): Record<string, string> {
  return Object.fromEntries(
    cells.flatMap(([path, value]) =>
      value === null || value === undefined || value === '' ? [] : [[path, String(value)]],
    ),
  );
}

function asWritten(rows: readonly TableRow[]): ImportRecord {
  const [first] = rows;
  const several = rows.length > 1;
  const lines = several ? rows.slice(1) : rows;
  const name = first === undefined ? '' : cell(first.cells, 'name');
  return {
    line: first?.line ?? 0,
    lines: lines.map((row, at): ImportLine => {
      const cells = Object.entries(RAW).map(([path, column]) => [path, cell(row.cells, column)] as const);
      if (!several) return { line: row.line, cells: Object.fromEntries(cells.filter(needed)) };
      const options = [...attributes(row.cells)].map(([option, values]) => ({
        name: option,
        value: values.join(' '),
      }));
      const variant = cells
        .filter(([path, text]) => path !== 'name' && text !== '')
        .map(([path, text]) => [
          `product_variants.${path === 'quantity_available' ? 'quantity' : path}`,
          text,
        ]);
      const own =
        at === 0 && first
          ? { name, sku: cell(first.cells, 'sku'), price: cell(row.cells, 'regularPrice') }
          : { name };
      return {
        line: row.line,
        cells: { ...own, ...Object.fromEntries(variant), 'product_variants.options': writeOptions(options) },
      };
    }),
  };
}

/** A product needs its name and its price: they are asked for where they are empty. */
function needed([path, text]: readonly [string, string]): boolean {
  return text !== '' || path === 'name' || path === 'price';
}
