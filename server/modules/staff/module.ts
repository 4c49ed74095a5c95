import type { Module } from '../module.ts';
import { confirmPlatformInvoice } from './confirm-route.ts';
import { listPlatformInvoices } from './list-invoices.ts';
import { listPlatformStores } from './list-stores.ts';
import { listPlatformPayments } from './list-payments.ts';
import { readNewUsersReport } from './new-users-report.ts';
import { reviewPlatformInvoice, reviewPlatformPayment } from './review-routes.ts';

/**
 * What the platform's staff read across stores (decision 57). They have looked at money (decision 60), and confirm
 * what was paid by hand (decision 62).
 */
export const staffModule: Module = {
  name: 'staff',
  routes: [
    readNewUsersReport,
    listPlatformStores,
    listPlatformInvoices,
    listPlatformPayments,
    reviewPlatformInvoice,
    reviewPlatformPayment,
    confirmPlatformInvoice,
  ],
};
