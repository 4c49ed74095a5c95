import type { Module } from '../module.ts';
import { listAnswers } from './answers/list-answers.ts';
import { countersRoute } from './counters.ts';
import { historyRoute } from './history.ts';
import { manualOrderRoute } from './manual-order.ts';
import { metricsRoutes } from './metrics.ts';
import { orderHooks } from './order-hooks.ts';
import { noteRoutes } from './notes/note-routes.ts';
import { partRoutes } from './part-routes.ts';
import { setPaid } from './set-paid.ts';
import { previewOrderRoute } from './preview/preview-route.ts';
import { putOrderRoute } from './put-order.ts';
import { attachProof } from './proofs/attach-proof.ts';
import { decideProof } from './proofs/decide-proof.ts';
import { downloadProof } from './proofs/download-proof.ts';
import { listProofs } from './proofs/list-proofs.ts';
import { removeProof } from './proofs/remove-proof.ts';
import { addRefund } from './refunds/add-refund.ts';
import { listRefunds } from './refunds/list-refunds.ts';
import { timelineRoute } from './timeline/timeline-route.ts';
import { statsRoute } from './stats.ts';
import { topProductsRoute } from './top-products.ts';
import { weeklyGoalRoute } from './weekly-goal.ts';

export { keepAnswers } from './answers/keep-answers.ts';
export { enterRefund, knownRefunds, matchRefund } from './refunds/provider-refund.ts';

/** Orders: lines, totals, numbers, statuses, the stock that they take, and their figures for the home screen. */
export const ordersModule: Module = {
  name: 'orders',
  routes: [
    manualOrderRoute,
    putOrderRoute,
    previewOrderRoute,
    countersRoute,
    historyRoute,
    timelineRoute,
    listAnswers,
    ...noteRoutes,
    listRefunds,
    addRefund,
    listProofs,
    attachProof,
    decideProof,
    removeProof,
    downloadProof,
    ...metricsRoutes,
    statsRoute,
    topProductsRoute,
    weeklyGoalRoute,
    ...partRoutes,
    setPaid,
  ],
  hooks: { orders: orderHooks },
};
