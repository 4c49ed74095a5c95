/** Users of one report at most: its file is a single answer. */
export const REPORT_LIMIT = 5000;

/** Why a person must look at money. It granted nothing, went back, was not asked for, or its provider does not answer. */
export const PAYMENT_REVIEWS = [
  'paid_twice',
  'voided',
  'unknown_plan',
  'refunded',
  'amount',
  'currency',
  'reference',
  'recipient',
  'environment',
  'provider',
  'unmatched',
  'unconfirmed',
] as const;
export type PaymentReview = (typeof PAYMENT_REVIEWS)[number];

/** Characters of what a person notes about money that they looked at, or confirm. */
export const REVIEW_NOTE = 500;
