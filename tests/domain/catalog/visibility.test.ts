import { expect, test } from 'vitest';
import { obstaclesOf, type VisibilityFacts } from '../../../domain/catalog/visibility.ts';

const SEEN: VisibilityFacts = {
  storeActive: true,
  branches: 1,
  active: true,
  published: 3,
  limit: 20,
  prices: [1000],
  quantities: [null],
  collections: [true],
};

test('a product that buyers see has no obstacle', () => {
  expect(obstaclesOf(SEEN)).toEqual([]);
  // One variant with a price and one with units are enough, and so is one public collection.
  expect(obstaclesOf({ ...SEEN, prices: [0, 1000], quantities: [0, 2], collections: [false, true] })).toEqual(
    [],
  );
  expect(obstaclesOf({ ...SEEN, collections: [] })).toEqual([]);
  // Published products beyond a limit that has become lower stay.
  expect(obstaclesOf({ ...SEEN, published: 30 })).toEqual([]);
});

test.each<[string, Partial<VisibilityFacts>]>([
  ['store_inactive', { storeActive: false }],
  ['no_branch', { branches: 0 }],
  ['inactive', { active: false }],
  ['no_price', { prices: [0, 0] }],
  ['sold_out', { quantities: [0] }],
  ['collections_hidden', { collections: [false, false] }],
])('%s alone keeps it out of sight', (obstacle, facts) => {
  expect(obstaclesOf({ ...SEEN, ...facts })).toEqual([obstacle]);
});

test('[PRD-09] a hidden product of a full plan says both, the plan first', () => {
  expect(obstaclesOf({ ...SEEN, active: false, published: 20 })).toEqual(['plan_full', 'inactive']);
  expect(obstaclesOf({ ...SEEN, active: false, published: 20, limit: undefined })).toEqual(['inactive']);
});
