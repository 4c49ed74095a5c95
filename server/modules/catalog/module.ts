import type { Module } from '../module.ts';
import { productHooks } from './productHooks.ts';

export { planLimitError } from './planLimits.ts';
export { lockProducts, moveStock } from './stock.ts';
export type { Shortage, StockReason } from './stock.ts';

/** Products: slugs, variants, prices, stock by hand, limits of the plan. */
export const catalogModule: Module = { name: 'catalog', hooks: { products: productHooks } };
