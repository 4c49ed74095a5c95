import { PROVIDERS } from '../../../domain/payments/provider.ts';
import type { ResourceHooks } from '../../resources/typed-records.ts';
import type { Module } from '../module.ts';
import { channelHooks } from './channel-hooks.ts';
import { checkConfiguration } from './check-keys.ts';
import { createPaymentLink, endLinks, openPaymentLink, returnFromPayment } from './payment-links.ts';
import { pollPayments } from './poll-payments.ts';
import { listChannels } from './list-channels.ts';
import { endSurplus, listNotifications, reviewNotification, takeReviewBack } from './review.ts';
import {
  configurationComponents,
  configurationExists,
  orderConfigurations,
  readConfiguration,
} from './configuration.ts';
import { notificationRoute } from './receive.ts';
import { SETTLE_JOB } from './notifications.ts';
import { settle } from './settle.ts';
import {
  changeConfiguration,
  createConfiguration,
  deleteConfiguration,
  replaceConfiguration,
} from './write-configuration.ts';

export { foundReport, pollAttempts, type Attempts } from './poll-payments.ts';
export { nextTry, pauseAfter, reportRoute, settleReport, type Report } from './inbox.ts';

/** What follows from an order's change for its links and for the payments of it that wait for a person. */
const orderHooks: ResourceHooks<'orders'> = {
  async written(write, order, before) {
    await endLinks(write, order, before);
    await endSurplus(write, order, before);
  },
};

export const LOOK_EVERY = 5 * 60_000;

/** Payments of buyers at providers: links, notifications, ledger (PAY-01, PAY-02, decision 41). */
export const paymentsModule: Module = {
  tag: 'payments',
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
  hooks: { 'payment-channels-store': channelHooks, orders: orderHooks },
  jobs: (ports) => ({ [SETTLE_JOB.kind]: (job) => settle(ports, job) }),
  recurring: (ports) => ({
    'payments.look': { every: LOOK_EVERY, run: (_, signal) => pollPayments(ports, signal) },
  }),
};
