import { SUBSCRIPTION_STATES } from '../plans/subscription.ts';
import { closedObject, INTEGER, TEXT, TEXT_OR_NULL, TIME } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';

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

/** Who signed up on a day of Bogotá. */
export const NEW_USERS_REPORT = closedObject({
  base64Content: { ...TEXT, description: 'A workbook (xlsx), in base64.' },
  day: { ...TEXT, format: 'date' },
  total: INTEGER,
  listed: { ...INTEGER, description: 'How many of them are in the file, the earliest first.' },
});
export type NewUsersReport = FromSchema<typeof NEW_USERS_REPORT>;

/** A store as the platform's staff see it. */
export const PLATFORM_STORE = closedObject({
  id: INTEGER,
  name: TEXT,
  url: TEXT,
  active: { type: 'boolean' },
  plan: { enum: ['free', 'pro'] },
  // How often the plan is paid; null for the free one.
  frequency: { enum: ['monthly', 'quarterly', 'annual', null] },
  state: { enum: [...SUBSCRIPTION_STATES] },
  // Last paid day, after which the plan is cut; null without one.
  paid_until: TEXT_OR_NULL,
  trial_ended_at: TEXT_OR_NULL,
  // Branches that are on.
  lines: INTEGER,
  // Products that are stored, also those that are off.
  products: INTEGER,
  created_at: TIME,
});
export type PlatformStore = FromSchema<typeof PLATFORM_STORE>;

/** What a store was asked to pay for its plan. */
export const PLATFORM_INVOICE = closedObject({
  id: INTEGER,
  store_id: INTEGER,
  store_name: TEXT,
  number: TEXT,
  amount: INTEGER,
  currency: TEXT,
  invoice_status_id: INTEGER,
  created_at: TIME,
  due_date: { ...TEXT, format: 'date' },
  paid_at: TEXT_OR_NULL,
  review: {
    enum: [...PAYMENT_REVIEWS, null],
    description: 'Why a person must look at its money; null where nobody has to.',
  },
  payable: { type: 'boolean', description: 'Waits for money, of a provider or by hand.' },
});
export type PlatformInvoice = FromSchema<typeof PLATFORM_INVOICE>;

/** A payment that a provider reported and that names no invoice, so that no store has it. */
export const PLATFORM_PAYMENT = closedObject({
  id: INTEGER,
  provider: TEXT,
  attempt_id: { ...TEXT, description: "The provider's own id of it." },
  review: { enum: [...PAYMENT_REVIEWS] },
  created_at: TIME,
});
export type PlatformPayment = FromSchema<typeof PLATFORM_PAYMENT>;

/** A person looked at it; a reason that came meanwhile stays. */
export const REVIEWED = closedObject({
  review: {
    enum: [...PAYMENT_REVIEWS, null],
    description: 'Null once a person has looked; else what has happened since the caller read it.',
  },
});
export type Reviewed = FromSchema<typeof REVIEWED>;

/** An invoice that a person of the staff has confirmed as paid. */
export const CONFIRMED_BY_HAND = closedObject({ invoice_status_id: INTEGER, paid_at: TEXT_OR_NULL });
export type ConfirmedByHand = FromSchema<typeof CONFIRMED_BY_HAND>;
