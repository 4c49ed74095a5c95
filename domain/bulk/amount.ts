import type { BulkChange } from './change.ts';

/** How a person says what happens to a number. */
export const AMOUNT_WAYS = ['raise', 'lower', 'add', 'subtract', 'set'] as const;
export type AmountWay = (typeof AMOUNT_WAYS)[number];

/** True where the amount is a percentage. */
export function isPercent(way: AmountWay): boolean {
  return way === 'raise' || way === 'lower';
}

/** The change that a way and a positive amount ask for. */
export function amountChange(source: string, way: AmountWay, amount: number): BulkChange & { value: number } {
  switch (way) {
    case 'raise':
      return { source, op: 'percent', value: amount };
    case 'lower':
      return { source, op: 'percent', value: -amount };
    case 'add':
      return { source, op: 'add', value: amount };
    case 'subtract':
      return { source, op: 'add', value: -amount };
    case 'set':
      return { source, op: 'set', value: amount };
  }
}
