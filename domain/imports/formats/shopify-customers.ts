/** Shopify's export of customers: https://help.shopify.com/en/manual/customers/import-export-customers */
import { plainText } from '../plain-text.ts';
import { cellsOf, hasColumns, readsFrom, type FileFormat } from './format.ts';
import { SHOPIFY_CUSTOMER_TITLES } from './titles.ts';

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
