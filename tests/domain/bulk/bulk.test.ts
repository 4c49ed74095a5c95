import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountChange,
  type BulkChange,
  bulkOps,
  changedNumber,
  changeFault,
} from '../../../domain/bulk/change.ts';
import { bulkPatch, tookChange } from '../../../domain/bulk/patch.ts';
import { recordUndo, undoPatch } from '../../../domain/bulk/undo.ts';
import { productResources } from '../../support/resources.ts';
import type { Resource } from '../../../domain/schema/model.ts';

function resourceNamed(name: string): Resource {
  const found = productResources().find((resource) => resource.name === name);
  if (found === undefined) throw new Error(name);
  return found;
}

const products = resourceNamed('products');

function bulkField(source: string) {
  const field = products.list.bulk.find((candidate) => candidate.source === source);
  if (field === undefined) throw new Error(source);
  return field;
}

const shirt = {
  id: 7,
  version: 3,
  name: 'Camiseta',
  price: 20_000,
  discount_price: null,
  quantity_available: null,
  active: 1,
  collections_id: [1, 2],
  product_variants: [
    { id: 11, key: 'S', price: 20_000, quantity: 3 },
    { id: 12, key: 'M', price: 25_555, quantity: null },
  ],
};
const cup = { ...shirt, id: 8, quantity_available: 5, product_variants: [] };

describe('a number', () => {
  const whole = { step: 1 };

  test.each([
    ['set', 9_000, 20_000, 9_000],
    ['add', -500, 20_000, 19_500],
    ['percent', 10, 25_555, 28_111],
    ['percent', -10, 5, 5],
    ['percent', 2.5, 1_000, 1_025],
    ['percent', -100, 700, 0],
  ] as const)('%s %d to %d is %d', (op, operand, before, after) => {
    expect(changedNumber(op, operand, before, whole)).toBe(after);
  });

  test.each([
    [33_000, 100, 35_600],
    [33_000, 500, 35_500],
    [33_000, 1000, 36_000],
    [33_000, 900, 35_900],
    [35_000, 900, 37_900],
    [20, 100, 100],
    [0, 500, 0],
    [100, 900, 900],
  ] as const)('%d and 8 %% more, to %d, is %d', (before, round, after) => {
    expect(changedNumber('percent', 8, before, { ...whole, round })).toBe(after);
  });

  test('halves are rounded away from zero, and no noise of the binary form is left', () => {
    expect(changedNumber('percent', 50, 5, whole)).toBe(8);
    expect(changedNumber('percent', 50, -5, whole)).toBe(-8);
    expect(changedNumber('percent', 10, 3, { step: undefined })).toBe(3.3);
    expect(changedNumber('add', 0.1, 0.2, { step: 0.1 })).toBe(0.3);
  });

  test('what has no value gets one by being set alone', () => {
    expect(changedNumber('add', 5, null, whole)).toBeNull();
    expect(changedNumber('percent', 5, null, whole)).toBeNull();
    expect(changedNumber('set', 5, null, whole)).toBe(5);
  });

  test('whole numbers stay whole, and adding the opposite gives the number back', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(amount, fc.integer({ min: -1_000_000, max: 1_000_000 }), (before, by) => {
        const after = changedNumber('add', by, before, whole);
        expect(after).toBe(before + by);
        expect(changedNumber('add', -by, after, whole)).toBe(before);
      }),
    );
    fc.assert(
      fc.property(amount, fc.double({ min: -100, max: 1000, noNaN: true }), (before, percent) => {
        const after = changedNumber('percent', percent, before, whole) ?? Number.NaN;
        expect(Number.isInteger(after)).toBe(true);
        expect(Math.abs(after - (before * (100 + percent)) / 100)).toBeLessThanOrEqual(0.500_1);
      }),
    );
  });
});

test.each([
  ['raise', 'percent', 10],
  ['lower', 'percent', -10],
  ['add', 'add', 10],
  ['subtract', 'add', -10],
  ['set', 'set', 10],
] as const)('to %s by ten is %s %d', (way, op, value) => {
  expect(amountChange('price', way, 10)).toEqual({ source: 'price', op, value });
});

describe('a change of one record', () => {
  test('a record that has the value already is left alone', () => {
    expect(
      bulkPatch(products, bulkField('active'), { source: 'active', op: 'set', value: 1 }, shirt),
    ).toBeNull();
    const link: BulkChange = { source: 'collections_id', op: 'link', value: [2] };
    expect(bulkPatch(products, bulkField('collections_id'), link, shirt)).toBeNull();
  });

  test('the members of items change along', () => {
    const change: BulkChange = { source: 'price', op: 'percent', value: 10 };
    const patch = bulkPatch(products, bulkField('price'), change, shirt);
    expect(patch).toMatchObject({
      price: 22_000,
      product_variants: [
        { id: 11, key: 'S', price: 22_000, quantity: 3 },
        { id: 12, key: 'M', price: 28_111 },
      ],
    });
  });

  test('what is counted on the items is set there, not on the record', () => {
    const change: BulkChange = { source: 'quantity_available', op: 'set', value: 0 };
    expect(bulkPatch(products, bulkField('quantity_available'), change, shirt)).toEqual({
      product_variants: [
        expect.objectContaining({ id: 11, quantity: 0 }),
        expect.objectContaining({ id: 12, quantity: 0 }),
      ],
    });
    expect(bulkPatch(products, bulkField('quantity_available'), change, cup)).toEqual({
      quantity_available: 0,
    });
  });

  test('a field that a rule has hidden did not take the change', () => {
    const change: BulkChange = { source: 'active', op: 'set', value: 0 };
    const field = bulkField('active');
    expect(tookChange(field, change, { active: 0 }, { ...shirt, active: 0 })).toBe(true);
    expect(tookChange(field, change, { active: 0 }, shirt)).toBe(false);
  });

  test.each([
    [{ source: 'price', op: 'percent', value: -101 }, 'minimum'],
    [{ source: 'price', op: 'percent', value: 1001 }, 'maximum'],
    [{ source: 'price', op: 'add', value: '5' }, 'type'],
    [{ source: 'collections_id', op: 'link', value: [] }, 'required'],
    [{ source: 'collections_id', op: 'link', value: 3 }, 'type'],
    [{ source: 'active', op: 'set', value: [1] }, 'type'],
    [{ source: 'price', op: 'add', value: -5 }, undefined],
  ] as const)('%o is faulted with %s', (change, fault) => {
    expect(changeFault(change)).toBe(fault);
  });

  test('texts and pictures are different in each record', () => {
    const ops = (source: string) =>
      bulkOps({ kind: products.fields.find((field) => field.source === source)?.kind ?? 'json' });
    expect([ops('name'), ops('product_images')]).toEqual([[], []]);
    expect(ops('price')).toEqual(['set', 'add', 'percent']);
  });
});

describe('undoing', () => {
  const change: BulkChange = { source: 'price', op: 'percent', value: 10 };
  const field = bulkField('price');
  const after = {
    ...shirt,
    price: 22_000,
    product_variants: [
      { id: 11, key: 'S', price: 22_000, quantity: 3 },
      { id: 12, key: 'M', price: 28_111, quantity: null },
    ],
  };

  test('gives back the values from before, whatever was sold meanwhile', () => {
    const undo = recordUndo(field, shirt, after);
    const sold = {
      ...after,
      product_variants: after.product_variants.map((row) => ({ ...row, quantity: 1 })),
    };
    expect(undoPatch(products, undo, sold)).toMatchObject({
      price: 20_000,
      product_variants: [
        { id: 11, price: 20_000, quantity: 1 },
        { id: 12, price: 25_555, quantity: 1 },
      ],
    });
  });

  test('is not possible where somebody set another value since, or removed the item', () => {
    const undo = recordUndo(field, shirt, after);
    expect(undoPatch(products, undo, { ...after, price: 1 })).toBeNull();
    expect(undoPatch(products, undo, { ...after, product_variants: [] })).toBeNull();
  });

  test('of a relation takes the added ids out, and leaves those that others added', () => {
    const links = bulkField('collections_id');
    const undo = recordUndo(links, shirt, { ...shirt, collections_id: [1, 2, 9] });
    expect(undoPatch(products, undo, { ...shirt, collections_id: [1, 2, 9, 5] })).toEqual({
      collections_id: [1, 2, 5],
    });
    const removed = recordUndo(links, shirt, { ...shirt, collections_id: [2] });
    expect(undoPatch(products, removed, { ...shirt, collections_id: [2, 5] })).toEqual({
      collections_id: [2, 5, 1],
    });
  });

  test('after any change, gives the very values back', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(
        amount,
        fc.array(amount, { maxLength: 5 }),
        fc.integer({ min: -100, max: 300 }),
        (price, prices, percent) => {
          const before = {
            ...shirt,
            price,
            product_variants: prices.map((value, at) => ({
              id: at + 1,
              key: `v${at}`,
              price: value,
              quantity: null,
            })),
          };
          const patch = bulkPatch(products, field, { ...change, value: percent }, before);
          const changed = { ...before, ...patch };
          const back = undoPatch(products, recordUndo(field, before, changed), changed);
          expect({ ...changed, ...back }).toMatchObject({
            price,
            product_variants: before.product_variants.map(({ id, price: value }) => ({ id, price: value })),
          });
        },
      ),
    );
  });
});
