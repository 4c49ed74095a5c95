import type { Migration } from '../migrate.ts';

/** Distinguishes a link for the difference of a paid order from one for the whole (docs/decisions/0075). */
export const paymentsOfADifference: Migration = {
  id: 82,
  name: 'payments-of-a-difference',
  phase: 'before',
  sql: 'alter table payment_attempts add column difference boolean not null default false;',
};
