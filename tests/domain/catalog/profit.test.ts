import { expect, test } from 'vitest';
import { unitProfit } from '../../../domain/catalog/profit.ts';

test.each([
  ['a price above the cost', [{ price: 50_000 }], 20_000, { amount: 30_000, share: 0.6, least: false }],
  [
    'an offer',
    [{ price: 50_000, discount_price: 25_000 }],
    20_000,
    { amount: 5_000, share: 0.2, least: false },
  ],
  [
    'variants: the cheapest',
    [{ price: 50_000 }, { price: 40_000, discount_price: null }],
    20_000,
    { amount: 20_000, share: 0.5, least: true },
  ],
  ['a loss', [{ price: 10_000 }], 12_000, { amount: -2_000, share: -0.2, least: false }],
  ['a gift', [{ price: 0 }], 12_000, { amount: -12_000, share: null, least: false }],
  ['nothing to sell', [], 12_000, null],
])('%s', (_, offers, cost, profit) => {
  expect(unitProfit(offers, cost)).toEqual(profit);
});
