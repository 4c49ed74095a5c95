/** Amounts of an order: integers of the store's smallest spoken unit (COP: whole pesos), never floats. */
export interface PricedLine {
  quantity: number;
  price: number;
  /** The discount price; null or absent without a discount. */
  discount_price?: number | null;
}

/** The price of one sold unit: the discount price when present, else the price (spec 2 §9). */
export function unitPrice(priced: { price: number; discount_price?: number | null }): number {
  return priced.discount_price ?? priced.price;
}

/**
 * The price of one unit that a row of `PUT /orders/{id}/products` means. Its `price` is of one unit, as it is read from
 * the order. A price that is not among the `known` ones of what the row sells may be a known one times the quantity: as
 * `POST /create-manual-order` takes it (spec 2 §7). Any other is a new price of one unit.
 */
export function rowUnitPrice(
  { price, quantity }: Pick<PricedLine, 'price' | 'quantity'>,
  known: readonly number[],
): number {
  if (known.includes(price)) return price;
  return known.find((unit) => unit * quantity === price) ?? price;
}

/** Throws RangeError when an amount is no longer exact. */
export function lineTotal(line: PricedLine): number {
  return exact(line.quantity * unitPrice(line));
}

/** The lines without shipping. Throws RangeError when an amount is no longer exact. */
export function subtotal(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => exact(sum + lineTotal(line)), 0);
}

/**
 * Sum of quantity × (discount price or price) + shipping (spec 2 §9), less the order's own discount.
 * Throws RangeError when an amount is no longer exact.
 */
export function orderTotal(lines: readonly PricedLine[], shipping: number, discount = 0): number {
  return exact(subtotal(lines) - exact(discount) + exact(shipping));
}

/** The lowest unit price of several products; undefined when there are none. */
export function lowestPrice(priced: readonly { price: number }[]): number | undefined {
  return priced.length === 0 ? undefined : Math.min(...priced.map(({ price }) => price));
}

function exact(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError('An amount must be a whole number below 2^53');
  return amount;
}

/** The discount on a whole order: an amount, or a percentage of its lines. */

export const MOST_PERCENT = 100;

/** All of it, in hundredths of a percent. */
const WHOLE = 10_000;

export interface Discount {
  /** Whole units of the store's currency (COP: pesos). */
  discount?: number | null | undefined;
  /** From 0.01 to 100, with two decimals at most; null or absent: the discount is the amount. */
  discount_percent?: number | null | undefined;
}

/**
 * What is taken off the lines; shipping stays outside. A percentage is rounded to the nearest whole peso, a half
 * upwards: 15 % of $ 9.990 is $ 1.499, 12,5 % of it $ 1.249. Exact for every subtotal below 2^53.
 */
export function discountAmount(
  lines: readonly PricedLine[],
  { discount, discount_percent }: Discount,
): number {
  if (discount_percent == null) return discount ?? 0;
  const sum = subtotal(lines);
  const hundredths = Math.round(discount_percent * 100);
  return Math.floor(sum / WHOLE) * hundredths + Math.round(((sum % WHOLE) * hundredths) / WHOLE);
}

/**
 * Of an amount and a percentage the one that was changed counts. So a new amount ends the percentage of before; of a
 * new order both may be given, and the percentage counts.
 */
export function chosenDiscount(now: Discount, before: Discount | null): Discount {
  const { discount_percent: percent = null, discount = 0 } = now;
  const kept = before !== null && percent === (before.discount_percent ?? null);
  const retyped = kept && (discount ?? 0) !== (before.discount ?? 0);
  return { discount, discount_percent: retyped ? null : percent };
}
