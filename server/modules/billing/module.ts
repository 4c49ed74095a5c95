import { PLATFORM_PROVIDERS } from '../../../domain/plans/billing-types.ts';
import type { Module } from '../module.ts';
import { LOOK_EVERY } from '../payments/module.ts';
import { createCheckout, createPreference, readCheckout } from './checkout-routes.ts';
import { lookAtPlans } from './daily-job.ts';
import {
  createBillingInformation,
  readBillingInformation,
  replaceBillingInformation,
} from './information-routes.ts';
import { listBillingInvoices, readBillingInvoice } from './invoice-routes.ts';
import { pollPlanPayments } from './poll-payments.ts';
import {
  BILLING_MAIL_JOB,
  BILLING_WHATSAPP_JOB,
  mailMerchant,
  remindByWhatsApp,
} from './merchant-messages.ts';
import { hearOfInvoicePayment, hearOfPlanPayment } from './payment-hint.ts';
import { listPaymentTypes, listPlans, readPlanUsage } from './plan-routes.ts';
import { planNotificationRoute, SETTLE_JOB } from './receive.ts';
import { settlePlanPayment } from './settle.ts';
import {
  cancelSubscription,
  changeSubscription,
  reactivateSubscription,
  readSubscriptionRoute,
} from './subscription-routes.ts';

export { confirmByHand } from './confirm-by-hand.ts';
export { enterPast } from './invoices.ts';
export { asReview } from './checkout-status.ts';
export { subscriptionOf } from './subscription-row.ts';

const HOUR = 60 * 60 * 1000;

/** What merchants pay the platform: plans, invoices, checkouts, what follows from the calendar (decision 54). */
export const billingModule: Module = {
  tag: 'billing',
  routes: [
    readBillingInformation,
    createBillingInformation,
    replaceBillingInformation,
    listPlans,
    listPaymentTypes,
    readPlanUsage,
    readSubscriptionRoute,
    changeSubscription,
    cancelSubscription,
    reactivateSubscription,
    listBillingInvoices,
    readBillingInvoice,
    hearOfInvoicePayment,
    hearOfPlanPayment,
    createCheckout,
    createPreference,
    readCheckout,
    ...PLATFORM_PROVIDERS.map(planNotificationRoute),
  ],
  jobs: (ports) => ({
    [SETTLE_JOB.kind]: (job) => settlePlanPayment(ports, job),
    [BILLING_MAIL_JOB.kind]: (job) => mailMerchant(ports, job),
    [BILLING_WHATSAPP_JOB.kind]: (job) => remindByWhatsApp(ports, job),
  }),
  recurring: (ports) => ({
    'billing.plans': { every: HOUR, run: (_, signal) => lookAtPlans(ports, signal) },
    'billing.look': { every: LOOK_EVERY, run: (_, signal) => pollPlanPayments(ports, signal) },
  }),
};
