import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saleOf, soldLines } from '../../support/sold-lines.ts';

const shirt = { id: 1, quantity: 4, price: 10_000 };
const cap = { id: 2, quantity: 1, price: 30_000 };
const NONE = new Map<number, number>();
const plain = { total: 70_000, paid: 70_000, refunded: 0, discount: 0 };

test.each([
  [
    'nothing',
    plain,
    NONE,
    [
      [4, 40_000],
      [1, 30_000],
    ],
  ],
  [
    'two shirts with their money',
    { ...plain, refunded: 20_000 },
    new Map([[1, 2]]),
    [
      [2, 20_000],
      [1, 30_000],
    ],
  ],
  [
    'a cap that was broken, for half of its money',
    { ...plain, refunded: 15_000 },
    new Map([[2, 1]]),
    [
      [4, 40_000],
      [0, 15_000],
    ],
  ],
  [
    'money alone',
    { ...plain, refunded: 7_000 },
    NONE,
    [
      [4, 36_000],
      [1, 27_000],
    ],
  ],
  [
    'a cap and a tenth of the rest',
    { ...plain, refunded: 34_000 },
    new Map([[2, 1]]),
    [
      [4, 36_000],
      [0, 0],
    ],
  ],
  [
    'a discount of a tenth',
    { ...plain, total: 63_000, paid: 63_000, discount: 7_000 },
    NONE,
    [
      [4, 36_000],
      [1, 27_000],
    ],
  ],
  [
    'shipping of the same worth, and half of all',
    { ...plain, total: 140_000, paid: 140_000, refunded: 70_000 },
    NONE,
    [
      [4, 20_000],
      [1, 15_000],
    ],
  ],
  [
    'what was paid above the total',
    { ...plain, paid: 90_000, refunded: 20_000 },
    NONE,
    [
      [4, 40_000],
      [1, 30_000],
    ],
  ],
])('[HOM-04] less %s', (_, order, returned, expected) => {
  const sold = soldLines(order, [shirt, cap], returned);
  expect(sold.map(({ units, sales }) => [units, Math.round(sales)])).toEqual(expected);
});

test('[HOM-04] lines and the shipping that is left add up to the sale, and none falls below zero', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 9 }),
    price: fc.nat(100_000),
    came: fc.nat(12),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.nat(100),
      fc.nat(100),
      (made, percent, back) => {
        const lines = made.map(({ quantity, price }, at) => ({ id: at + 1, quantity, price }));
        const gross = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
        const discount = Math.floor((gross * percent) / 100);
        const total = gross - discount;
        const order = { total, paid: total, refunded: Math.floor((total * back) / 100), discount };
        const sold = soldLines(order, lines, new Map(made.map(({ came }, at) => [at + 1, came])));
        const sales = sold.reduce((sum, own) => sum + own.sales, 0);
        expect(sales).toBeCloseTo(saleOf(order), 4);
        expect(Math.min(...sold.map((own) => own.sales))).toBeGreaterThan(-1e-6);
        expect(Math.min(...sold.map((own) => own.units))).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
