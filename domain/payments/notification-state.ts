/**
 * What became of a notification.
 * - `waiting`: the provider has not confirmed it yet, or the payment has no end yet
 * - `settled`: it is in the ledger
 * - `unmatched`: no attempt to pay has its reference
 * - `refused`: it differs from what was asked for, or its order could not take it
 * - `unconfirmed`: the provider did not answer for days, or showed no end
 */
export const NOTIFICATION_STATES = ['waiting', 'settled', 'unmatched', 'refused', 'unconfirmed'] as const;
export type NotificationState = (typeof NOTIFICATION_STATES)[number];

/** Why a payment did not change its order. */
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
] as const;
export type Alarm = (typeof ALARMS)[number];

/** Characters of what a member notes about a payment that they have reviewed. */
export const LONGEST_REVIEW_NOTE = 200;
