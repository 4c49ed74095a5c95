import type { Module } from '../module.ts';
import { confirmPlatformInvoice, listPlatformInvoices } from './invoice-routes.ts';
import { listPlatformStores, readPlatformStore } from './list-stores.ts';
import { listPlatformPayments, reviewPlatformInvoice, reviewPlatformPayment } from './payment-routes.ts';
import { readNewUsersReport } from './new-users-report.ts';

/**
 * What the platform's staff read across stores (decision 57). They have looked at money (decision 60), and confirm
 * what was paid by hand (decision 62).
 */
export const staffModule: Module = {
  tag: 'platform',
  routes: [
    readNewUsersReport,
    listPlatformStores,
    readPlatformStore,
    listPlatformInvoices,
    listPlatformPayments,
    reviewPlatformInvoice,
    reviewPlatformPayment,
    confirmPlatformInvoice,
  ],
};
