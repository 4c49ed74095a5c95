import type { Module } from '../module.ts';
import { listAnswers } from './answers.ts';
import { readChatRoute } from './chat-route.ts';
import { closeDays } from './day-sums.ts';
import { historyRoute } from './history.ts';
import { manualOrderRoute, putOrderRoute } from './order-routes.ts';
import { moneyRoutes } from './money.ts';
import { countersRoute, metricsRoutes, weeklyGoalRoute } from './metrics.ts';
import { orderHooks } from './order-hooks.ts';
import { noteRoutes } from './notes.ts';
import { partRoutes, setPaid } from './part-routes.ts';
import { previewOrderRoute } from './preview-route.ts';
import { attachProof } from './attach-proof.ts';
import { decideProof, downloadProof, listProofs, removeProof } from './proof-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { addRefund, listRefunds } from './refund-routes.ts';
import { timelineRoute } from './timeline-route.ts';
import { profitRoute, statsRoute, topProductsRoute } from './stats.ts';

export { keepAnswers } from './answers.ts';
export { enterPayment, namePayment } from './payment-rows.ts';
export { enterRefund, knownRefunds, matchRefund } from './provider-refund.ts';

/** Orders: lines, totals, numbers, statuses, the stock that they take, and their figures for the home screen. */
export const ordersModule: Module = {
  tag: 'orders',
  routes: [
    manualOrderRoute,
    putOrderRoute,
    previewOrderRoute,
    readChatRoute,
    countersRoute,
    historyRoute,
    timelineRoute,
    listAnswers,
    ...noteRoutes,
    ...paymentRoutes,
    listRefunds,
    addRefund,
    listProofs,
    attachProof,
    decideProof,
    removeProof,
    downloadProof,
    ...metricsRoutes,
    ...moneyRoutes,
    statsRoute,
    topProductsRoute,
    profitRoute,
    weeklyGoalRoute,
    ...partRoutes,
    setPaid,
  ],
  hooks: { orders: orderHooks },
  recurring: (ports) => ({
    'orders.days': { every: 5 * 60_000, run: (_, signal) => closeDays(ports, signal) },
  }),
  longJobs: ['orders.days'],
};
