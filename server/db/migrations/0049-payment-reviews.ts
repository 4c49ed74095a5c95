import type { Migration } from '../migrate.ts';

/** Who has looked at a payment that changed no order, when, and what they noted. */
export const paymentReviews: Migration = {
  id: 49,
  name: 'payment-reviews',
  phase: 'before',
  sql: `
alter table payment_notifications
  add column reviewed_at timestamptz, add column reviewed_by bigint, add column review_note text;
`,
};
