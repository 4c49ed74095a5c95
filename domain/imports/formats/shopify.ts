import { fold } from '../../places/fold.ts';
import { plainText } from '../cell-text.ts';
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
import { SHOPIFY_CUSTOMER_TITLES, SHOPIFY_TITLES } from './titles.ts';
import { readVariantRows } from './variant-rows.ts';

/**
 * Shopify's product export: https://help.shopify.com/en/manual/products/import-export/using-csv.
 */

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
          barcode: cell(row, 'barcode').replace(/^'/, ''),
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

/** Shopify's export of customers: https://help.shopify.com/en/manual/customers/import-export-customers */

type Column = keyof typeof SHOPIFY_CUSTOMER_TITLES;

const COLUMNS: readonly Column[] = [
  'first_name',
  'last_name',
  'email',
  'phone_number',
  'address',
  'address_line',
  'city_id',
  'country_code',
  'notes',
];
/** Asked for where they are empty. */
const NEEDED: ReadonlySet<Column> = new Set(['first_name', 'phone_number', 'email']);

export const SHOPIFY_CUSTOMERS: FileFormat = {
  is: (headers) => hasColumns(headers, [['First Name'], ['Email'], ['Default Address Phone', 'Address1']]),
  reads: readsFrom(SHOPIFY_CUSTOMER_TITLES),
  titles: SHOPIFY_CUSTOMER_TITLES,
  read(sheet) {
    const cell = cellsOf(sheet, SHOPIFY_CUSTOMER_TITLES);
    const records = sheet.rows.map((row) => {
      const cells = COLUMNS.flatMap((column) => {
        // A text with an apostrophe before it keeps its plus in a spreadsheet.
        const text = plainText(cell(row, column).replace(/^'/, ''));
        return text !== '' || NEEDED.has(column) ? [[column, text] as const] : [];
      });
      return { line: row.line, lines: [{ line: row.line, cells: Object.fromEntries(cells) }] };
    });
    return { records, notes: [] };
  },
};
