import type { Module } from '../module.ts';
import { countersRoute } from './counters.ts';
import { historyRoute } from './history.ts';
import { manualOrderRoute } from './manual-order.ts';
import { metricsRoutes } from './metrics.ts';
import { orderHooks } from './order-hooks.ts';
import { partRoutes } from './part-routes.ts';
import { putOrderRoute } from './put-order.ts';

/** Orders: lines, totals, numbers, statuses, the stock that they take, and their figures for the home screen. */
export const ordersModule: Module = {
  name: 'orders',
  routes: [manualOrderRoute, putOrderRoute, countersRoute, historyRoute, ...metricsRoutes, ...partRoutes],
  hooks: { orders: orderHooks },
};
