import type { Module } from '../module.ts';
import { countersRoute } from './counters.ts';
import { historyRoute } from './history.ts';
import { manualOrderRoute } from './manualOrder.ts';
import { metricsRoutes } from './metrics.ts';
import { orderHooks } from './orderHooks.ts';
import { partRoutes } from './partRoutes.ts';

/** Orders: lines, totals, numbers, statuses, the stock that they take, and what the home screen says of them. */
export const ordersModule: Module = {
  name: 'orders',
  routes: [manualOrderRoute, countersRoute, historyRoute, ...metricsRoutes, ...partRoutes],
  hooks: { orders: orderHooks },
};
