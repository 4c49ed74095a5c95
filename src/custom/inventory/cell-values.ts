import { HIGHEST_QUANTITY } from '../../../domain/stock/inventory-row.ts';
import type { MoneyUnit } from '../../../domain/money/currency.ts';
import { parseMoney } from '../../../domain/money/parse.ts';

/** Units as people type them: `1.200` is twelve hundred; empty is stock that nobody counts. Undefined for anything else. */
export function readUnits(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const units = parseMoney(typed);
  return units === undefined || units > HIGHEST_QUANTITY ? undefined : units;
}

/** A price; an empty cell is none. */
export function readPrice(text: string, currency: MoneyUnit): number | undefined {
  return parseMoney(text.trim(), currency);
}
