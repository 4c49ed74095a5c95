import { expect, test } from 'vitest';
import {
  type CollectionNode,
  countNodes,
  moveNode,
  orderOf,
  treeOf,
} from '../../../domain/collections/tree.ts';

function row(id: number, parent_id: number | null = null, isDefault: 0 | 1 = 0) {
  return {
    id,
    name: `C${id}`,
    picture_url: null,
    public: 1 as const,
    default: isDefault,
    total_products: 0,
    products: [],
    parent_id,
  };
}

const tree = (): CollectionNode[] => treeOf([row(1, null, 1), row(2), row(3), row(4, 3), row(5, 3), row(6)]);

test('[COL-06] rows become a tree, and a row without its parent stands at the top', () => {
  expect(tree().map(({ id, subcollections }) => [id, subcollections.map((one) => one.id)])).toEqual([
    [1, []],
    [2, []],
    [3, [4, 5]],
    [6, []],
  ]);
  expect(treeOf([row(2, 9)]).map(({ id }) => id)).toEqual([2]);
  expect(countNodes(tree())).toBe(6);
});

test('[COL-04] a collection moves among its siblings and takes its sub-collections along', () => {
  expect(orderOf(moveNode(tree(), 3, 1))).toEqual([1, 3, 4, 5, 2, 6]);
  expect(orderOf(moveNode(tree(), 5, 0))).toEqual([1, 2, 3, 5, 4, 6]);
  expect(orderOf(moveNode(tree(), 2, 99))).toEqual([1, 3, 4, 5, 6, 2]);
});

test('[COL-04] the default collection stays first', () => {
  expect(orderOf(moveNode(tree(), 6, 0))).toEqual([1, 6, 2, 3, 4, 5]);
  const before = tree();
  expect(moveNode(before, 1, 2)).toBe(before);
  expect(moveNode(before, 2, 1)).toBe(before);
});
