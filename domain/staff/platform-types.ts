import type { PlanName } from '../access/features.ts';
import type { Frequency } from '../plans/catalogue.ts';
import type { SubscriptionStateName } from '../plans/subscription/state.ts';

/** Users of one report at most: its file is a single answer. */
export const REPORT_LIMIT = 5000;

/** Who signed up on a day. */
export interface NewUsersReport {
  /** A workbook (spec 2 §6). */
  base64Content: string;
  /** `YYYY-MM-DD` in Bogotá. */
  day: string;
  /** Everybody who signed up. */
  total: number;
  /** How many of them are in the file: `REPORT_LIMIT` at most, the earliest first. */
  listed: number;
}

/** A store as the platform's staff see it. */
export interface PlatformStore {
  id: number;
  name: string;
  url: string;
  active: boolean;
  plan: PlanName;
  /** How often the plan is paid; null for the free one. */
  frequency: Frequency | null;
  state: SubscriptionStateName;
  /** Last paid day, after which the plan is cut; null without one. */
  paid_until: string | null;
  trial_ended_at: string | null;
  /** Branches that are on. */
  lines: number;
  /** Products that are stored, also those that are off. */
  products: number;
  created_at: string;
}

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

/** A person looked at it; a reason that came meanwhile stays. */
export interface Reviewed {
  review: PaymentReview | null;
}

/** A payment that a provider reported and that names no invoice, so that no store has it. */
export interface PlatformPayment {
  id: number;
  provider: string;
  /** The provider's own id of it. */
  attempt_id: string;
  review: PaymentReview;
  created_at: string;
}

/** What a store was asked to pay for its plan. */
export interface PlatformInvoice {
  id: number;
  store_id: number;
  store_name: string;
  number: string;
  amount: number;
  currency: string;
  invoice_status_id: number;
  created_at: string;
  due_date: string;
  paid_at: string | null;
  /** Why a person must look at its money; null where nobody has to. */
  review: PaymentReview | null;
  /** Waits for money, of a provider or by hand. */
  payable: boolean;
}

/** An invoice that a person of the staff has confirmed as paid. */
export interface ConfirmedByHand {
  invoice_status_id: number;
  paid_at: string | null;
}
