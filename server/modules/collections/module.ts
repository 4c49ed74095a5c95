import type { Module } from '../module.ts';
import { collectionHooks } from './collection-hooks.ts';
import { contentsRoutes } from './contents-routes.ts';
import { orderRoute, TREE_COMPONENTS, treeRoute } from './tree-routes.ts';

export { addDefaultCollection, defaultCollection, withDefaultCollection } from './collection-hooks.ts';

/** Collections: the one of all products, the tree, and their order. */
export const collectionsModule: Module = {
  tag: 'collections',
  routes: [orderRoute, treeRoute, ...contentsRoutes],
  components: () => TREE_COMPONENTS,
  hooks: { collections: collectionHooks },
};
