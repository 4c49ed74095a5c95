import type { Module } from '../module.ts';
import { collectionHooks } from './collectionHooks.ts';
import { orderRoute } from './orderRoute.ts';

export { addDefaultCollection, withDefaultCollection } from './defaultCollection.ts';

/** Collections: the one of all products, the tree, and their order. */
export const collectionsModule: Module = {
  name: 'collections',
  routes: [orderRoute],
  hooks: { collections: collectionHooks },
};
