import { PROVIDERS } from '../../../domain/payments/provider.ts';
import type { Module } from '../module.ts';
import { channelHooks } from './channel-hooks.ts';
import { checkConfiguration } from './check-route.ts';
import { createPaymentLink } from './create-link.ts';
import { endLinks } from './end-links.ts';
import { openPaymentLink, returnFromPayment } from './open-link.ts';
import { lookForPayments } from './look.ts';
import { listChannels } from './list-channels.ts';
import { listNotifications } from './list-notifications.ts';
import { orderConfigurations } from './order-configurations.ts';
import { configurationComponents, configurationExists, readConfiguration } from './read-configuration.ts';
import { notificationRoute } from './receive.ts';
import { SETTLE_JOB } from './settle-job.ts';
import { reviewNotification, takeReviewBack } from './review.ts';
import { settle } from './settle.ts';
import {
  changeConfiguration,
  createConfiguration,
  deleteConfiguration,
  replaceConfiguration,
} from './write-configuration.ts';

export { ASKED } from './found-payments.ts';
export { lookAtAttempts, type Attempts } from './look-at-attempts.ts';
export { pauseAfter } from './postpone.ts';

export const LOOK_EVERY = 5 * 60_000;

/** Payments of buyers at providers: links, notifications, ledger (PAY-01, PAY-02, decision 41). */
export const paymentsModule: Module = {
  name: 'payments',
  routes: [
    createPaymentLink,
    openPaymentLink,
    returnFromPayment,
    listNotifications,
    reviewNotification,
    takeReviewBack,
    listChannels,
    orderConfigurations,
    configurationExists,
    readConfiguration,
    checkConfiguration,
    createConfiguration,
    replaceConfiguration,
    changeConfiguration,
    deleteConfiguration,
    ...PROVIDERS.map(notificationRoute),
  ],
  components: configurationComponents,
  hooks: { 'payment-channels-store': channelHooks, orders: endLinks },
  jobs: (ports) => ({ [SETTLE_JOB]: (job) => settle(ports, job) }),
  recurring: (ports) => ({
    'payments.look': { every: LOOK_EVERY, run: (_, signal) => lookForPayments(ports, signal) },
  }),
};
