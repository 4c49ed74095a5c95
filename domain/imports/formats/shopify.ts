/**
 * Shopify's product export: https://help.shopify.com/en/manual/products/import-export/using-csv.
 */
import { fold } from '../../places/fold.ts';
import {
  amountOf,
  cellsOf,
  everyYes,
  hasColumns,
  optionsOf,
  ownCells,
  readsFrom,
  titlesByPath,
  type FileFormat,
  type FormatContext,
} from './format.ts';
import { SHOPIFY_TITLES } from './titles.ts';
import { readVariantRows } from './variant-rows.ts';

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
  is: (headers) =>
    hasColumns(headers, [
      SHOPIFY_TITLES.handle,
      SHOPIFY_TITLES.name,
      SHOPIFY_TITLES.charged,
      SHOPIFY_TITLES.value1,
    ]),
  reads: readsFrom(SHOPIFY_TITLES),
  titles: titlesByPath(SHOPIFY_TITLES),
  read(sheet, context) {
    const cell = cellsOf(sheet, SHOPIFY_TITLES);
    const records = readVariantRows(
      sheet,
      {
        handle: (row) => cell(row, 'handle'),
        hasVariant: (row) => cell(row, 'charged') !== '' || cell(row, 'value1') !== '',
        product: (row, rows) => ({
          ...ownCells(cell, row),
          product_images: rows
            .map((one) => cell(one, 'pictures'))
            .join(' ')
            .trim(),
          active: everyYes([cell(row, 'published'), stateOf(cell(row, 'status'))]),
        }),
        variant: (row) => ({
          sku: cell(row, 'sku').replace(/^'/, ''),
          quantity: cell(row, 'units'),
          ...pricesOf(cell(row, 'charged'), cell(row, 'before'), context),
        }),
        options: (row) => optionsOf(cell, row).filter(({ value }) => value.toLowerCase() !== NO_OPTION),
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
