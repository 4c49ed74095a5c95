import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sameValue } from '../../../domain/changes/changes.ts';
import { mergeThreeWay } from '../../../domain/merge/three-way.ts';

const item = fc.record({
  id: fc.integer({ min: 1, max: 6 }),
  price: fc.nat({ max: 3 }),
  sku: fc.constantFrom('a', 'b'),
});
const record = fc.record({
  name: fc.constantFrom('x', 'y', null),
  price: fc.nat({ max: 3 }),
  tags: fc.array(fc.constantFrom('p', 'q'), { maxLength: 2 }),
  options: fc.record({ deep: fc.nat({ max: 2 }) }),
  variants: fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 5 }),
});
const byId = (rows: { id: number }[]) => [...rows].sort((a, b) => a.id - b.id);

describe('laws', () => {
  test('what only one side changed is that side', () => {
    fc.assert(
      fc.property(record, record, (base, changed) => {
        expect(mergeThreeWay(base, changed, base)).toEqual({ merged: changed, conflicts: [] });
        expect(mergeThreeWay(base, base, changed)).toEqual({ merged: changed, conflicts: [] });
      }),
    );
  });

  test('the same change on both sides is no conflict', () => {
    fc.assert(
      fc.property(record, record, (base, changed) => {
        expect(mergeThreeWay(base, changed, changed)).toEqual({ merged: changed, conflicts: [] });
      }),
    );
  });

  test('both sides find the same conflicts, mirrored, and agree on everything else', () => {
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const here = mergeThreeWay(base, mine, theirs);
        const there = mergeThreeWay(base, theirs, mine);
        const paths = (result: typeof here) => result.conflicts.map(({ path }) => path).sort();
        expect(paths(there)).toEqual(paths(here));
        if (here.conflicts.length > 0) return;
        const { variants, ...rest } = here.merged;
        const { variants: others, ...same } = there.merged;
        expect(same).toEqual(rest);
        expect(byId(others)).toEqual(byId(variants));
      }),
    );
  });

  test('nothing is lost: every change is in the result or in a conflict', () => {
    fc.assert(
      fc.property(record, record, record, (base, mine, theirs) => {
        const { merged, conflicts } = mergeThreeWay(base, mine, theirs);
        for (const key of ['name', 'price', 'tags'] as const) {
          if (conflicts.some(({ path }) => path === key)) continue;
          const expected = sameValue(mine[key], base[key]) ? theirs[key] : mine[key];
          expect(merged[key]).toEqual(expected);
        }
      }),
    );
  });
});

describe('a product edited twice', () => {
  const base = {
    name: 'Camiseta',
    price: 100,
    product_variants: [
      { id: 1, price: 100, quantity: 5 },
      { id: 2, price: 100, quantity: 5 },
    ],
  };

  test('price here and stock there both survive, within one variant too', () => {
    const mine = structuredClone(base);
    mine.product_variants[0] = { id: 1, price: 120, quantity: 5 };
    const theirs = structuredClone(base);
    theirs.product_variants[0] = { id: 1, price: 100, quantity: 3 };
    theirs.product_variants[1] = { id: 2, price: 100, quantity: 4 };
    expect(mergeThreeWay(base, mine, theirs)).toEqual({
      merged: {
        ...base,
        product_variants: [
          { id: 1, price: 120, quantity: 3 },
          { id: 2, price: 100, quantity: 4 },
        ],
      },
      conflicts: [],
    });
  });

  test('two different prices are a conflict that names the field, and mine stands', () => {
    const mine = { ...base, price: 120 };
    const theirs = { ...base, price: 130 };
    expect(mergeThreeWay(base, mine, theirs)).toEqual({
      merged: mine,
      conflicts: [{ path: 'price', base: 100, mine: 120, theirs: 130 }],
    });
  });

  test('a variant deleted there and changed here is a conflict', () => {
    const mine = structuredClone(base);
    mine.product_variants[1] = { id: 2, price: 90, quantity: 5 };
    const theirs = { ...base, product_variants: base.product_variants.slice(0, 1) };
    const { conflicts } = mergeThreeWay(base, mine, theirs);
    expect(conflicts.map(({ path }) => path)).toEqual(['product_variants.#2']);
  });

  test('items added on both sides are both kept, each after the one it followed', () => {
    const mine = { ...base, product_variants: [...base.product_variants, { price: 1, quantity: 1 }] };
    const [first, second] = base.product_variants;
    const theirs = { ...base, product_variants: [first, { id: 9, price: 2, quantity: 2 }, second] };
    const { merged, conflicts } = mergeThreeWay<Record<string, unknown>>(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged['product_variants']).toEqual([
      first,
      { id: 9, price: 2, quantity: 2 },
      second,
      { price: 1, quantity: 1 },
    ]);
  });

  test('a field named like an object method is just a field', () => {
    const odd = JSON.parse('{"constructor": 1, "toString": 2}');
    expect(mergeThreeWay(odd, { ...odd, toString: 3 }, { ...odd, constructor: 4 }).merged).toEqual({
      constructor: 4,
      toString: 3,
    });
  });
});
