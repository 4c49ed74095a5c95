/**
 * Shopify's product export: https://help.shopify.com/en/manual/products/import-export/using-csv. Its headers are in
 * English in every language; the format of 2025 has other names for some.
 */
import { fold } from '../../places/fold.ts';
import { plainText } from '../plain-text.ts';
import {
  amountOf,
  cellsOf,
  everyYes,
  hasColumns,
  readsFrom,
  type FileFormat,
  type FormatContext,
} from './format.ts';
import { readVariantRows } from './variant-rows.ts';

const HEADERS = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  description: ['Body (HTML)', 'Description'],
  tags: ['Tags'],
  collection: ['Collection', 'Type'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  sku: ['Variant SKU', 'SKU'],
  units: ['Variant Inventory Qty', 'Inventory quantity'],
  price: ['Variant Price', 'Price'],
  before: ['Variant Compare At Price', 'Compare-at price'],
  option1: ['Option1 Name'],
  value1: ['Option1 Value'],
  option2: ['Option2 Name'],
  value2: ['Option2 Value'],
  option3: ['Option3 Name'],
  value3: ['Option3 Value'],
} as const;

const OPTIONS = [
  ['option1', 'value1'],
  ['option2', 'value2'],
  ['option3', 'value3'],
] as const;
/** What Shopify writes as the value of a product without options. */
const NO_OPTION = 'default title';
/** The words for the state of a product, folded; any other is asked about. */
const STATES = new Map([
  ...['active', 'activo', 'activa', 'ativo'].map((word) => [word, '1'] as const),
  ...['draft', 'borrador', 'rascunho', 'archived', 'archivado', 'arquivado', 'unlisted'].map(
    (word) => [word, '0'] as const,
  ),
]);

export const SHOPIFY: FileFormat = {
  is: (headers) => hasColumns(headers, [HEADERS.handle, HEADERS.title, HEADERS.price, HEADERS.value1]),
  reads: readsFrom(HEADERS),
  read(sheet, context) {
    const cell = cellsOf(sheet, HEADERS);
    const records = readVariantRows(
      sheet,
      {
        handle: (row) => cell(row, 'handle'),
        hasVariant: (row) => cell(row, 'price') !== '' || cell(row, 'value1') !== '',
        product: (row) => ({
          name: cell(row, 'title'),
          description: plainText(cell(row, 'description')),
          tags: cell(row, 'tags'),
          active: everyYes([cell(row, 'published'), stateOf(cell(row, 'status'))]),
          collections_id: cell(row, 'collection'),
        }),
        variant: (row) => ({
          sku: cell(row, 'sku').replace(/^'/, ''),
          quantity: cell(row, 'units'),
          ...pricesOf(cell(row, 'price'), cell(row, 'before'), context),
        }),
        options: (row) =>
          OPTIONS.map(([name, value]) => ({ name: cell(row, name), value: cell(row, value) })).filter(
            ({ value }) => value !== '' && value.toLowerCase() !== NO_OPTION,
          ),
      },
      context,
    );
    return { records, notes: [] };
  },
};

function stateOf(status: string): string {
  return STATES.get(fold(status)) ?? status;
}

/**
 * Shopify's price is what is charged; the one before a discount stands beside it, and is no discount when it is not
 * higher. An amount that nobody understands stays in its cell, to be asked about.
 */
function pricesOf(
  charged: string,
  before: string,
  { currency }: FormatContext,
): { price: string; discount_price: string } {
  const [now, then] = [amountOf(charged, currency), amountOf(before, currency)];
  const discounted = before !== '' && (now === undefined || then === undefined || then > now);
  return discounted ? { price: before, discount_price: charged } : { price: charged, discount_price: '' };
}
