import type { Module } from '../module.ts';
import { consentRoutes } from './consents.ts';
import { closeCustomers, countersRoute } from './counters.ts';
import { customerHooks } from './customer-hooks.ts';
import { distinctRoutes } from './distinct.ts';
import { duplicatesRoute } from './duplicates.ts';
import { FREQUENCY_JOB, frequencyJob } from './purchases.ts';
import { getCustomerRoute } from './get-customer.ts';
import { publicListRoutes } from './public-lists.ts';
import { mergeRoute } from './merge.ts';
import { eraseRoute } from './erase-customer.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { putCustomerRoute } from './put-customer.ts';

export { refreshAllPurchases, refreshPurchases, scheduleFrequencyJob } from './purchases.ts';
export { customerSnapshot, findByPhone, findOrRegister } from './find-customer.ts';

/** Customers: what they bought, who they are to an order, and the lists that their forms choose from. */
export const customersModule: Module = {
  tag: 'customers',
  hooks: { customers: customerHooks },
  routes: [
    exportPersonalData,
    eraseRoute,
    ...consentRoutes,
    getCustomerRoute,
    putCustomerRoute,
    countersRoute,
    duplicatesRoute,
    ...distinctRoutes,
    mergeRoute,
    ...publicListRoutes,
  ],
  jobs: (ports) => ({ [FREQUENCY_JOB]: frequencyJob(ports) }),
  recurring: (ports) => ({
    'customers.kinds': { every: 5 * 60_000, run: (_, signal) => closeCustomers(ports, signal) },
  }),
  longJobs: ['customers.kinds'],
};
