import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

/** What buyers were asked to pay, each once: a link is never used for another amount. */
export interface PaymentAttemptsTable {
  store_id: number;
  id: Generated<number>;
  /** Ours, opaque, at the provider and in the link. */
  reference: string;
  /** No key: an order that is deleted may return. */
  order_id: number;
  channel_id: number;
  provider: string;
  /** Hundredths of the currency. */
  cents: number;
  currency: string;
  /** True when it asks for what a paid order lacks after an edit. */
  difference: Generated<boolean>;
  test: boolean;
  /** `Checkout` of `domain/payments/contract.ts`. */
  checkout: Json;
  created_at: Timestamp;
  expires_at: Timestamp;
  /** When a person has cancelled the order: the link then leads to no checkout. */
  ended_at: Timestamp | null;
  /** How often the provider was asked for payments that it has not reported. */
  looks: Generated<number>;
  /** When it is asked again; null where it no longer is. */
  next_look_at: Timestamp | null;
}

/** Genuine notifications of providers, as they arrived. */
export interface PaymentNotificationsTable {
  store_id: number;
  id: Generated<number>;
  provider: string;
  event_id: string;
  channel_id: number;
  /** The provider's id of the payment. */
  attempt_id: string;
  reference: string | null;
  claimed_state: string;
  body: string;
  /** `NotificationState` of `domain/payments/notification-state.ts`. */
  state: Generated<string>;
  /** Why it had no effect. */
  reason: string | null;
  order_id: number | null;
  tries: Generated<number>;
  created_at: Timestamp;
  settled_at: Timestamp | null;
  /** When a member has looked at a payment that had no effect; null while somebody must. */
  reviewed_at: Timestamp | null;
  reviewed_by: number | null;
  review_note: string | null;
}

/** The ledger: what providers have confirmed, one row for each new state of a payment. */
export interface PaymentsTable {
  store_id: number;
  id: Generated<number>;
  provider: string;
  attempt_id: string;
  reference: string;
  order_id: number;
  state: string;
  cents: number;
  currency: string;
  refunded_cents: number;
  live: boolean;
  notification_id: number;
  created_at: Timestamp;
}
