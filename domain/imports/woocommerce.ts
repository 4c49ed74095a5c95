/**
 * Converts WooCommerce's product export to a catalogue. Rules of the format:
 * https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema
 */
import type { CatalogFile, ImportedProduct, ImportProblem } from './catalog-file.ts';
import { plainText } from './plain-text.ts';
import type { Table, TableRow } from './table.ts';
import { attributes, cell, splitList } from './woocommerce-columns.ts';
import { expandVariants, lowestPrice } from './woocommerce-variants.ts';
import { readPrices, readQuantity } from './woocommerce-values.ts';

/** Reads every line. It writes nothing and throws nothing: `problems` lists all mistakes in line order. */
export function readWooCommerce(table: Table): CatalogFile {
  const problems: ImportProblem[] = [];
  const variations = groupVariations(table, problems);
  const products: ImportedProduct[] = [];
  const skus = new Set<string>();
  for (const row of table.rows) {
    const kinds = splitList(cell(row.cells, 'type'));
    if (kinds.includes('variation')) continue;
    if (kinds.includes('grouped') || kinds.includes('external')) {
      problems.push({ line: row.line, field: 'Type', value: cell(row.cells, 'type'), key: 'skipped' });
      continue;
    }
    const sku = cell(row.cells, 'sku');
    if (sku !== '' && skus.has(sku)) {
      problems.push({ line: row.line, field: 'SKU', value: sku, key: 'repeated' });
      continue;
    }
    skus.add(sku);
    const product = readProduct(
      row,
      kinds.includes('variable') ? (variations.get(parentKey(row)) ?? []) : [],
      problems,
    );
    if (product) products.push(product);
  }
  return { products, problems: problems.sort((a, b) => a.line - b.line) };
}

/** A variation names its parent by SKU, or by `id:<ID>` when the parent has none. */
export function parentKey(row: TableRow): string {
  return cell(row.cells, 'sku') || `id:${cell(row.cells, 'id')}`;
}

const isVariation = (row: TableRow) => splitList(cell(row.cells, 'type')).includes('variation');

function groupVariations(table: Table, problems: ImportProblem[]): Map<string, TableRow[]> {
  const parents = new Set(
    table.rows
      .filter((row) => !isVariation(row))
      .flatMap((row) => [parentKey(row), `id:${cell(row.cells, 'id')}`]),
  );
  const groups = new Map<string, TableRow[]>();
  for (const row of table.rows.filter(isVariation)) {
    const parent = cell(row.cells, 'parent');
    if (!parents.has(parent)) {
      problems.push({ line: row.line, field: 'Parent', value: parent, key: 'unknown_parent' });
      continue;
    }
    groups.set(parent, [...(groups.get(parent) ?? []), row]);
  }
  return groups;
}

function readProduct(
  row: TableRow,
  variations: TableRow[],
  problems: ImportProblem[],
): ImportedProduct | null {
  const found: ImportProblem[] = [];
  const name = cell(row.cells, 'name').replace(/\s+/g, ' ');
  if (name === '') found.push({ line: row.line, field: 'Name', value: '', key: 'empty' });
  const options = [...attributes(row.cells)]
    .map(([option, values]) => ({ name: option, values }))
    .filter((option) => option.values.length > 0);
  const variants = variations.length > 0 ? expandVariants(options, variations, found) : [];
  const own = readPrices(row, found, { optional: variants.length > 0 });
  problems.push(...found);
  if (found.length > 0) return null;
  const prices = variants.length > 0 ? lowestPrice(variants) : own;
  const description = plainText(cell(row.cells, 'description') || cell(row.cells, 'shortDescription'));
  const sku = cell(row.cells, 'sku');
  return {
    line: row.line,
    name,
    ...(sku === '' ? {} : { sku }),
    ...(description === '' ? {} : { description }),
    ...prices,
    active: cell(row.cells, 'published') === '1' && cell(row.cells, 'visibility') !== 'hidden',
    quantity: variants.length > 0 ? null : readQuantity(row, problems),
    tags: splitList(cell(row.cells, 'tags')),
    collections: splitList(cell(row.cells, 'categories')).map((path) =>
      path.split('>').map((part) => part.trim()),
    ),
    options: variants.length > 0 ? options : [],
    variants,
    pictures: splitList(cell(row.cells, 'images')),
  };
}
