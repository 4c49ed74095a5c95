/**
 * What became of a notification.
 * - `waiting`: the provider has not confirmed it yet, or the payment has no end yet
 * - `settled`: it is in the ledger; with a reason, a person must review it
 * - `unmatched`: no attempt to pay has its reference
 * - `refused`: it differs from what was asked for, or its order could not take it
 * - `unconfirmed`: the provider did not answer for days, or showed no end
 */
export const NOTIFICATION_STATES = ['waiting', 'settled', 'unmatched', 'refused', 'unconfirmed'] as const;
export type NotificationState = (typeof NOTIFICATION_STATES)[number];

/** Why a person must look at a payment: it did not change its order, or did so in a way that nobody expects. */
export const ALARMS = [
  'amount',
  'currency',
  'reference',
  'recipient',
  'environment',
  'provider',
  'order_gone',
  'order_changed',
  'order_refused',
  'unmatched',
  'unconfirmed',
  'paid_twice',
  'order_cancelled',
  'chargeback',
  'chargeback_won',
  'refund_above',
] as const;
export type Alarm = (typeof ALARMS)[number];

/** Of a payment whose money is counted: it is written down at the order, and a person decides what follows. */
export const COUNTED_ALARMS: readonly Alarm[] = [
  'paid_twice',
  'order_cancelled',
  'chargeback',
  'chargeback_won',
  'refund_above',
];

/** Of these, those that say that the store has more than the order asks for: once it is given back, nobody has to look. */
export const SURPLUS_ALARMS: readonly Alarm[] = ['paid_twice', 'order_cancelled'];

/** Characters of what a member notes about a payment that they have reviewed. */
export const LONGEST_REVIEW_NOTE = 200;
