import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedPaths } from '../../../domain/merge/three-way.ts';

const shirt = {
  name: 'Camiseta',
  tags: ['a', 'b'],
  product_variants: [
    { id: 7, key: 'S', quantity: 3 },
    { id: 8, key: 'M', quantity: 5 },
  ],
};

test('a changed value, a value of an item by its id, and an item that has come or gone', () => {
  expect(changedPaths(shirt, { ...shirt, name: 'Blusa', tags: ['a'] })).toEqual(['name', 'tags']);
  const sold = [
    { id: 7, key: 'S', quantity: 2 },
    { id: 9, key: 'L', quantity: null },
  ];
  expect(changedPaths(shirt, { ...shirt, product_variants: sold })).toEqual([
    'product_variants.#7.quantity',
    'product_variants.#8',
    'product_variants.#9',
  ]);
});

test('another order alone is a change of the list, new items without id too', () => {
  const turned = shirt.product_variants.toReversed();
  expect(changedPaths(shirt, { ...shirt, product_variants: turned })).toEqual(['product_variants']);
  expect(changedPaths(shirt, { ...shirt, product_variants: [{ key: 'S' }] })).toEqual(['product_variants']);
});

test('there is a path exactly when the versions differ', () => {
  const record = fc.record({
    name: fc.option(fc.constantFrom('a', 'b')),
    rows: fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 4 }), n: fc.nat(2) }), {
      selector: ({ id }) => id,
      maxLength: 4,
    }),
  });
  fc.assert(
    fc.property(record, record, (a, b) => {
      expect(changedPaths(a, a)).toEqual([]);
      expect(changedPaths(a, b).length > 0).toBe(JSON.stringify(a) !== JSON.stringify(b));
    }),
  );
});
