/** Reads cells that hold numbers. WooCommerce writes prices with a decimal point in every language. */
import type { ImportProblem } from './catalog-file.ts';
import type { TableRow } from './table.ts';
import { cell } from './woocommerce-columns.ts';

const WHOLE = /^\d+(?:[.,]0+)?$/;

/** Whole units: `45`, `45.00`. Cents are refused, not rounded, because the store's prices have none. */
function wholeAmount(text: string): number | null {
  if (!WHOLE.test(text)) return null;
  const amount = Number.parseInt(text, 10);
  return Number.isSafeInteger(amount) ? amount : null;
}

/** Regular and sale price of a line. Unreadable prices give price 0 and a problem. */
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

/** Units in stock; null when the shop does not track them, 0 when none are left. */
export function readQuantity(row: TableRow, problems: ImportProblem[]): number | null {
  const stock = cell(row.cells, 'stock');
  if (stock === '') return cell(row.cells, 'inStock') === '0' ? 0 : null;
  const quantity = wholeAmount(stock);
  if (quantity === null) problems.push({ line: row.line, field: 'Stock', value: stock, key: 'wrong_format' });
  return quantity;
}
