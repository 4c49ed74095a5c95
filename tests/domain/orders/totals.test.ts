import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineTotal, lowestPrice, orderTotal, subtotal, unitPrice } from '../../../domain/orders/totals.ts';

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 10_000 }),
  price: fc.nat({ max: 100_000_000 }),
  discount_price: fc.option(fc.nat({ max: 100_000_000 }), { nil: null }),
});

describe('[ORD-12] totals', () => {
  test('quantity × (discount price or price) + shipping', () => {
    const lines = [
      { quantity: 2, price: 89_900, discount_price: 79_900 },
      { quantity: 1, price: 12_500, discount_price: null },
      { quantity: 3, price: 1_000 },
    ];
    expect(subtotal(lines)).toBe(159_800 + 12_500 + 3_000);
    expect(orderTotal(lines, 8_000)).toBe(183_300);
  });

  test('a discount price of zero is a discount price', () => {
    expect(unitPrice({ price: 500, discount_price: 0 })).toBe(0);
  });

  test('equals the sum in arbitrary precision, in any order of lines', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 100 }), fc.nat({ max: 10_000_000 }), (lines, shipping) => {
        const expected = lines.reduce(
          (sum, { quantity, price, discount_price }) =>
            sum + BigInt(quantity) * BigInt(discount_price ?? price),
          BigInt(shipping),
        );
        expect(BigInt(orderTotal(lines, shipping))).toBe(expected);
        expect(orderTotal(lines.toReversed(), shipping)).toBe(orderTotal(lines, shipping));
      }),
    );
  });

  test('an amount that is no longer exact is refused, never rounded', () => {
    expect(() => lineTotal({ quantity: 2, price: Number.MAX_SAFE_INTEGER })).toThrow(RangeError);
    expect(() => orderTotal([{ quantity: 1, price: Number.MAX_SAFE_INTEGER }], 1)).toThrow(RangeError);
    expect(() => orderTotal([{ quantity: 1, price: 10.5 }], 0)).toThrow(RangeError);
  });
});

test('the lowest price of several; none of none', () => {
  expect(lowestPrice([{ price: 45_000 }, { price: 39_900 }, { price: 52_000 }])).toBe(39_900);
  expect(lowestPrice([])).toBeUndefined();
});
