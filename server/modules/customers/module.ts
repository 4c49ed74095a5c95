import type { Module } from '../module.ts';
import { countersRoute } from './counters.ts';
import { FREQUENCY_JOB, frequencyJob } from './frequency.ts';
import { lookupRoutes } from './lookups.ts';
import { refreshPurchases } from './purchases.ts';
import { putCustomerRoute } from './put-customer.ts';

export { scheduleFrequencyJob } from './frequency.ts';
export { refreshPurchases } from './purchases.ts';
export { customerSnapshot, findByPhone, findOrRegister } from './registered.ts';

/** Customers: what they bought, who they are to an order, and the lists that their forms choose from. */
export const customersModule: Module = {
  name: 'customers',
  hooks: {
    customers: {
      // Orders of theirs may have been cancelled or deleted meanwhile.
      restored: ({ tx, now }, { id }) => refreshPurchases(tx, [id], now),
    },
  },
  routes: [putCustomerRoute, countersRoute, ...lookupRoutes],
  jobs: (ports) => ({ [FREQUENCY_JOB]: frequencyJob(ports) }),
};
