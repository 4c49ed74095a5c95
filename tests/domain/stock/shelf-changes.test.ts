import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  quantityAfterCount,
  shelfChanges,
  type Movement,
  type Shelf,
} from '../../../domain/stock/movements.ts';

const quantity = fc.option(fc.nat(1000), { nil: null });
const shelf: fc.Arbitrary<Shelf> = fc
  .uniqueArray(fc.tuple(fc.nat(4), quantity), { selector: ([variant]) => variant })
  .map((rows) => new Map(rows));

test('whatever a product becomes, the deltas of each variant add up to its quantity', () => {
  fc.assert(
    fc.property(fc.array(shelf, { minLength: 1, maxLength: 12 }), (states) => {
      const ledger: Movement[] = [];
      let before: Shelf = new Map();
      for (const after of states) {
        ledger.push(...shelfChanges(7, before, after));
        before = after;
      }
      for (const variant of [0, 1, 2, 3, 4]) {
        const rows = ledger.filter(({ product_variant_id }) => product_variant_id === variant);
        const sum = rows.reduce((total, { delta }) => total + delta, 0);
        expect(sum).toBe(before.get(variant) ?? 0);
        expect(rows.at(-1)?.quantity_after ?? 0).toBe(sum);
      }
    }),
  );
});

test('what did not change leaves no row', () => {
  const same: Shelf = new Map([
    [0, null],
    [3, 5],
  ]);
  expect(shelfChanges(7, same, new Map(same))).toEqual([]);
});

test('a count keeps what was sold since the line was counted', () => {
  expect(quantityAfterCount({ counted: 10, expected: 12 }, 12)).toBe(10);
  expect(quantityAfterCount({ counted: 10, expected: 12 }, 9)).toBe(7);
  expect(quantityAfterCount({ counted: 10, expected: 10 }, 4)).toBe(4);
});

test('a count of what nobody counted sets what was found, and no shelf holds less than nothing', () => {
  expect(quantityAfterCount({ counted: 10, expected: null }, null)).toBe(10);
  expect(quantityAfterCount({ counted: 10, expected: 3 }, null)).toBe(10);
  expect(quantityAfterCount({ counted: 0, expected: 5 }, 2)).toBe(0);
});
