/**
 * PrestaShop's file of products, as its import takes it and as the list of its catalogue is exported. Combinations are in
 * a file of their own, which names products by that shop's numbers alone: it is not read.
 * https://docs.prestashop-project.org/1.7-documentation/user-guide/configuring-shop/advanced-parameters/import
 */
import { unitDigits } from '../../money/currency.ts';
import { fold } from '../../places/fold.ts';
import type { ImportNote } from '../import-record.ts';
import { plainText } from '../cell-text.ts';
import { readDecimal } from '../../kinds/number.ts';
import type { Sheet, SheetRow } from '../sheet.ts';
import {
  amountOf,
  cellsOf,
  everyYes,
  hasColumns,
  offerNote,
  ownCells,
  readsFrom,
  titlesByPath,
  recordOf,
  type CellsOf,
  type FileFormat,
  type FormatContext,
} from './format.ts';
import { PRESTASHOP_TITLES } from './titles.ts';

const { id, name, sku, price, withoutTax } = PRESTASHOP_TITLES;
/** Titles that no shop writes by hand. One of them has to be there. */
const ITS_OWN = ['Active (0/1)', 'Activo (0/1)', ...id.filter((title) => title !== 'ID')];
/** A product that is shown neither in the catalogue nor in searches. */
const NOWHERE = new Set(['none', 'ninguno', 'ninguna', 'en ningun sitio', 'nowhere']);
/** A rule of taxes that adds none. */
const NO_RULE = '0';

export const PRESTASHOP: FileFormat = {
  is: (headers) => hasColumns(headers, [name, sku, [...price, ...withoutTax], ITS_OWN]),
  reads: readsFrom(PRESTASHOP_TITLES),
  titles: titlesByPath(PRESTASHOP_TITLES),
  read(sheet: Sheet, context: FormatContext) {
    const cell = cellsOf(sheet, PRESTASHOP_TITLES);
    const notes: ImportNote[] = [];
    const records = sheet.rows.map((row) => {
      const note = (one: Pick<ImportNote, 'kind' | 'value'>): void =>
        void notes.push({ line: row.line, ...one });
      const own = ownCells(cell, row);
      const cells = {
        ...own,
        description: own['description'] || plainText(cell(row, 'summary')),
        sku: cell(row, 'sku'),
        barcode: cell(row, 'barcode'),
        product_images: cell(row, 'pictures'),
        active: everyYes([cell(row, 'published'), NOWHERE.has(fold(cell(row, 'visibility'))) ? '0' : '']),
        quantity_available: cell(row, 'units'),
        ...pricesOf(cell, row, context, note),
      };
      return recordOf(row.line, cells, [], context);
    });
    return { records, notes };
  },
};

type Cell = CellsOf<keyof typeof PRESTASHOP_TITLES>;

/** The price that buyers pay, with its taxes where the file says it; and what a discount that lasts leaves of it. */
function pricesOf(
  cell: Cell,
  row: SheetRow,
  context: FormatContext,
  note: (one: Pick<ImportNote, 'kind' | 'value'>) => void,
): { price: string; discount_price: string } {
  const whole = cell(row, 'price');
  const text = whole || cell(row, 'withoutTax');
  if (whole === '' && text !== '' && cell(row, 'taxRule') !== NO_RULE)
    note({ kind: 'without_tax', value: text });
  const discounted = discountedOf(cell, row, text, context);
  const said = { from: cell(row, 'offerFrom'), to: cell(row, 'offerTo'), offer: discounted };
  const over = discounted === '' ? undefined : offerNote(said, context);
  if (over !== undefined) note(over);
  return { price: text, discount_price: over === undefined ? discounted : '' };
}

/** A discount that nobody understands stays in the cell of the discount, to be asked about. */
function discountedOf(cell: Cell, row: SheetRow, priceText: string, { currency }: FormatContext): string {
  const [lessAmount, lessPercent] = [cell(row, 'lessAmount'), cell(row, 'lessPercent')];
  const full = amountOf(priceText, currency);
  const amount = lessAmount === '' ? 0 : amountOf(lessAmount, currency);
  const read = lessPercent === '' ? { value: 0 } : readDecimal(lessPercent.replace('%', '').trim());
  if (amount === undefined) return lessAmount;
  if (!('value' in read)) return lessPercent;
  if (full === undefined || (amount === 0 && read.value === 0)) return '';
  const less = amount > 0 ? amount : Math.round((full * read.value) / 100);
  const digits = unitDigits(currency);
  return ((full - less) / 10 ** digits).toFixed(digits);
}
