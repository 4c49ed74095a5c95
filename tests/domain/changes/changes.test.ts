import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBetween, patchBetween, sameValue, setChanges } from '../../../domain/changes/changes.ts';

const value = fc.jsonValue({ maxDepth: 2 });
// Few names, so that both versions often have the same ones.
const record = fc.dictionary(
  fc.constantFrom('name', 'price', 'sizes', 'city', 'toString', '__proto__'),
  value,
);

describe('the changes between two versions of a record', () => {
  const before = {
    id: 1,
    name: 'Ruana',
    price: 100,
    tags: null,
    city: { name: 'Cali', state: 'Valle' },
    sizes: [1, 2],
  };

  test('are what each member was and is; the order of keys is none, that of a list is', () => {
    const after = { ...before, name: 'Poncho', city: { state: 'Valle', name: 'Cali' }, sizes: [2, 1] };
    expect(changesBetween(before, after)).toEqual({
      name: ['Ruana', 'Poncho'],
      sizes: [
        [1, 2],
        [2, 1],
      ],
    });
  });

  test('tell what is absent as null, and nothing of what was absent already', () => {
    const { price, ...after } = before;
    expect(changesBetween(before, { ...after, tags: undefined })).toEqual({ price: [price, null] });
    expect(changesBetween({}, { price, tags: null })).toEqual({ price: [null, price] });
  });

  test('are looked for in the named members alone', () => {
    expect(changesBetween(before, { name: 'Poncho', price: 1 }, ['price', 'sizes'])).toEqual({
      price: [100, 1],
      sizes: [[1, 2], null],
    });
  });

  test('are none exactly when the versions are the same', () => {
    fc.assert(
      fc.property(record, record, (a, b) => {
        expect(Object.keys(changesBetween(a, b)).length === 0).toBe(sameValue(a, b));
        expect(changesBetween(a, structuredClone(a))).toEqual({});
      }),
    );
  });

  test('backwards are the same with before and after exchanged', () => {
    fc.assert(
      fc.property(record, record, (a, b) => {
        const exchanged = Object.entries(changesBetween(b, a)).map(([name, [was, is]]) => [name, [is, was]]);
        expect(changesBetween(a, b)).toEqual(Object.fromEntries(exchanged));
      }),
    );
  });
});

describe('a patch', () => {
  test('holds what changed: cleared as null, untouched left out', () => {
    const before = { id: 1, name: 'Ruana', price: 100, tags: null };
    expect(patchBetween(before, { id: 1, name: 'Ruana', price: undefined, tags: '' })).toEqual({
      price: null,
      tags: '',
    });
  });

  test('makes the one version of the other', () => {
    fc.assert(
      fc.property(record, record, (a, b) => {
        const patched = Object.fromEntries([...Object.entries(a), ...Object.entries(patchBetween(a, b))]);
        expect(sameValue(patched, b)).toBe(true);
      }),
    );
  });
});

test('of two sets, what was added and removed leads from the one to the other', () => {
  expect(setChanges(['a', 'b'], ['c', 'b'])).toEqual({ added: ['c'], removed: ['a'] });
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(9)), fc.uniqueArray(fc.nat(9)), (before, after) => {
      const { added, removed } = setChanges(before, after);
      const led = new Set([...before, ...added].filter((one) => !removed.includes(one)));
      expect(led).toEqual(new Set(after));
    }),
  );
});
