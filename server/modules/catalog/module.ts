import type { Module } from '../module.ts';
import { openOrdersRoute } from './open-orders-route.ts';
import { productLink } from './product-link.ts';
import { visibilityRoute } from './visibility-route.ts';
import { productHooks } from './product-hooks.ts';

export { planLimitError } from './plan-limits.ts';
export { hideForPlan, productsBeyond, showForPlan } from './plan-hidden.ts';
export { changeShelves, lockProducts, moveStock, type ShelfKey, type Shortage } from './stock.ts';

/** Products: slugs, variants, prices, stock by hand, limits of the plan. */
export const catalogModule: Module = {
  tag: 'products',
  routes: [productLink, visibilityRoute, openOrdersRoute],
  hooks: { products: productHooks },
};
