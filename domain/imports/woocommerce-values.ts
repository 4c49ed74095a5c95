/** Cells that hold numbers. WooCommerce writes prices with a point for decimals, whatever the language of the site. */
import type { ImportProblem } from './catalog-file.ts';
import type { TableRow } from './table.ts';
import { cell } from './woocommerce-columns.ts';

const WHOLE = /^\d+(?:[.,]0+)?$/;

/** Whole units: `45`, `45.00`. Cents are refused rather than rounded: the store's prices have none. */
function wholeAmount(text: string): number | null {
  if (!WHOLE.test(text)) return null;
  const amount = Number.parseInt(text, 10);
  return Number.isSafeInteger(amount) ? amount : null;
}

/** Regular and sale price of a line; price 0 with a problem added when they cannot be read. */
export function readPrices(
  row: TableRow,
  problems: ImportProblem[],
  { optional }: { optional: boolean },
): { price: number; discountPrice?: number } {
  const regular = cell(row.cells, 'regularPrice');
  const sale = cell(row.cells, 'salePrice');
  if (regular === '') {
    if (!optional) problems.push({ line: row.line, field: 'Regular price', value: '', key: 'empty' });
    return { price: 0 };
  }
  const price = wholeAmount(regular);
  if (price === null)
    problems.push({ line: row.line, field: 'Regular price', value: regular, key: 'wrong_format' });
  if (sale === '') return { price: price ?? 0 };
  const discountPrice = wholeAmount(sale);
  if (discountPrice === null) {
    problems.push({ line: row.line, field: 'Sale price', value: sale, key: 'wrong_format' });
    return { price: price ?? 0 };
  }
  if (price !== null && discountPrice >= price) {
    problems.push({ line: row.line, field: 'Sale price', value: sale, key: 'discount_not_lower' });
  }
  return { price: price ?? 0, discountPrice };
}

/** Units in stock; null when the shop does not count them, 0 when it says that there are none. */
export function readQuantity(row: TableRow, problems: ImportProblem[]): number | null {
  const stock = cell(row.cells, 'stock');
  if (stock === '') return cell(row.cells, 'inStock') === '0' ? 0 : null;
  const quantity = wholeAmount(stock);
  if (quantity === null) problems.push({ line: row.line, field: 'Stock', value: stock, key: 'wrong_format' });
  return quantity;
}
