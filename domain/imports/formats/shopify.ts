/**
 * Shopify's product export: https://help.shopify.com/en/manual/products/import-export/using-csv. Its headers are in
 * English in every language; the format of 2025 has other names for some.
 */
import { plainText } from '../plain-text.ts';
import type { ImportRecord } from '../import-record.ts';
import type { Table, TableRow } from '../table.ts';
import { cellOf, hasHeaders } from './cell-of.ts';
import { readVariantRows } from './variant-rows.ts';

const HANDLE = ['Handle', 'URL handle'];
const TITLE = ['Title'];
const PRICE = ['Variant Price', 'Price'];
const BEFORE = ['Variant Compare At Price', 'Compare-at price'];
const OPTIONS = [1, 2, 3].map((at) => ({ name: [`Option${at} Name`], value: [`Option${at} Value`] }));
const DESCRIPTION = ['Body (HTML)', 'Description'];
const TAGS = ['Tags'];
const COLLECTION = ['Collection', 'Type'];
const SKU = ['Variant SKU', 'SKU'];
const UNITS = ['Variant Inventory Qty', 'Inventory quantity'];
const PUBLISHED = ['Published', 'Published on online store'];
const STATUS = ['Status'];
/** The option that Shopify writes for a product without options. */
const NO_OPTION = 'default title';

export function isShopify(headers: readonly string[]): boolean {
  return hasHeaders(headers, [HANDLE, TITLE, PRICE, OPTIONS[0]?.value ?? []]);
}

/** Every header that a product is read from. */
export const SHOPIFY_HEADERS: readonly string[] = [
  HANDLE,
  TITLE,
  DESCRIPTION,
  TAGS,
  COLLECTION,
  PUBLISHED,
  STATUS,
  SKU,
  UNITS,
  PRICE,
  BEFORE,
  ...OPTIONS.flatMap(({ name, value }) => [name, value]),
].flat();

export function readShopify(table: Table): ImportRecord[] {
  return readVariantRows(table, {
    handle: (row) => cellOf(row, HANDLE),
    hasVariant: (row) => cellOf(row, PRICE) !== '' || cellOf(row, OPTIONS[0]?.value ?? []) !== '',
    product: (row) => ({
      name: cellOf(row, TITLE),
      description: plainText(cellOf(row, DESCRIPTION)),
      tags: cellOf(row, TAGS),
      active: isPublished(row) ? '1' : '0',
      collections_id: cellOf(row, COLLECTION),
    }),
    variant: (row) => ({
      sku: cellOf(row, SKU).replace(/^'/, ''),
      quantity: cellOf(row, UNITS),
      ...prices(cellOf(row, PRICE), cellOf(row, BEFORE)),
    }),
    options: (row) =>
      OPTIONS.map(({ name, value }) => ({ name: cellOf(row, name), value: cellOf(row, value) })).filter(
        ({ value }) => value !== '' && value.toLowerCase() !== NO_OPTION,
      ),
  });
}

function isPublished(row: TableRow): boolean {
  const published = cellOf(row, PUBLISHED).toLowerCase();
  const status = cellOf(row, STATUS).toLowerCase();
  return published !== 'false' && (status === '' || status === 'active');
}

/** Shopify's price is what is charged; the one before a discount stands beside it, and is no discount when lower. */
function prices(charged: string, before: string): { price: string; discount_price: string } {
  const discounted = Number(before) > Number(charged);
  return discounted ? { price: before, discount_price: charged } : { price: charged, discount_price: '' };
}
