import type { Module } from '../module.ts';
import { collectionHooks } from './collection-hooks.ts';
import { contentsRoutes } from './contents-routes.ts';
import { orderRoute } from './order-route.ts';
import { TREE_COMPONENTS, treeRoute } from './tree-route.ts';

export { addDefaultCollection, defaultCollection, withDefaultCollection } from './default-collection.ts';

/** Collections: the one of all products, the tree, and their order. */
export const collectionsModule: Module = {
  name: 'collections',
  routes: [orderRoute, treeRoute, ...contentsRoutes],
  components: () => TREE_COMPONENTS,
  hooks: { collections: collectionHooks },
};
