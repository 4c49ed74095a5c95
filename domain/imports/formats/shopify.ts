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
/** The option that Shopify writes for a product without options. */
const NO_OPTION = 'default title';

export function isShopify(headers: readonly string[]): boolean {
  return hasHeaders(headers, [HANDLE, TITLE, PRICE, OPTIONS[0]?.value ?? []]);
}

export function readShopify(table: Table): ImportRecord[] {
  return readVariantRows(table, {
    handle: (row) => cellOf(row, HANDLE),
    hasVariant: (row) => cellOf(row, PRICE) !== '' || cellOf(row, OPTIONS[0]?.value ?? []) !== '',
    product: (row) => ({
      name: cellOf(row, TITLE),
      description: plainText(cellOf(row, ['Body (HTML)', 'Description'])),
      tags: cellOf(row, ['Tags']),
      active: isPublished(row) ? '1' : '0',
      collections_id: cellOf(row, ['Collection', 'Type']),
    }),
    variant: (row) => ({
      sku: cellOf(row, ['Variant SKU', 'SKU']).replace(/^'/, ''),
      quantity: cellOf(row, ['Variant Inventory Qty', 'Inventory quantity']),
      ...prices(cellOf(row, PRICE), cellOf(row, BEFORE)),
    }),
    options: (row) =>
      OPTIONS.map(({ name, value }) => ({ name: cellOf(row, name), value: cellOf(row, value) })).filter(
        ({ value }) => value !== '' && value.toLowerCase() !== NO_OPTION,
      ),
  });
}

function isPublished(row: TableRow): boolean {
  const published = cellOf(row, ['Published', 'Published on online store']).toLowerCase();
  const status = cellOf(row, ['Status']).toLowerCase();
  return published !== 'false' && (status === '' || status === 'active');
}

/** Shopify's price is what is charged; the one before a discount stands beside it, and is no discount when lower. */
function prices(charged: string, before: string): { price: string; discount_price: string } {
  const discounted = Number(before) > Number(charged);
  return discounted ? { price: before, discount_price: charged } : { price: charged, discount_price: '' };
}
