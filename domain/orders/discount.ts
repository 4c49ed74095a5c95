/** The discount on a whole order: an amount, or a percentage of its lines. */
import { subtotal } from './totals.ts';
import type { PricedLine } from './totals.ts';

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
