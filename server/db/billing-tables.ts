import type { ColumnType, Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

/** What a store has bought beyond the columns of `stores`, which say its edition, its status and its paid days. */
export interface SubscriptionsTable {
  store_id: number;
  /** Id of an offer in `domain/plans/catalogue.ts`. */
  plan_id: number;
  anchor_day: number | null;
  next_plan_id: number | null;
  /** Day until which the store may choose the lines and products that it keeps on a smaller plan. */
  lines_until: string | null;
  /** The last reminder: how many days before which end. */
  reminded_for: string | null;
  reminded_days: number | null;
}

/** Whom the platform bills; one for each store. */
export interface BillingInformationTable {
  store_id: number;
  contact_name: string;
  contact_last_name: string;
  legal_name: string | null;
  document_type_id: number;
  dni: string;
  country_code: string;
  city_id: string | null;
  zip_code: string | null;
  address: string;
  emails: string;
  created_at: Timestamp;
  updated_at: Timestamp;
}

/** What an invoice pays. Its amounts and its status are in `invoices`. */
export interface PlanInvoicesTable {
  store_id: number;
  invoice_id: number;
  /** Of the platform's one series, without gaps. */
  number: number;
  kind: 'purchase' | 'renewal';
  plan_id: number;
  renews: boolean;
  period_from: string;
  period_to: string;
  /** Waits for money: one of a store at a time. */
  open: boolean;
  paid_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** `PaymentReview` while a person must look at a payment of it. */
  review: string | null;
}

/** The last number of the platform's invoices: one row. */
export interface PlanNumbersTable {
  id: Generated<boolean>;
  value: number;
}

/** What a merchant was asked to pay, each once. */
export interface PlanAttemptsTable {
  store_id: number;
  id: Generated<number>;
  reference: string;
  invoice_id: number;
  plan_id: number;
  provider: string;
  cents: number;
  currency: string;
  test: boolean;
  /** `Checkout` of `domain/payments/contract.ts`. */
  checkout: Json;
  created_at: Timestamp;
  /** How often the provider was asked for payments that it has not reported. */
  looks: Generated<number>;
  /** When it is asked again; null where it no longer is. */
  next_look_at: Timestamp | null;
}

/** Reports about payments to the platform's own accounts, before anybody knows of which store. */
export interface PlanNotificationsTable {
  id: Generated<number>;
  provider: string;
  event_id: string;
  attempt_id: string;
  reference: string | null;
  claimed_state: string;
  body: string;
  /** `NotificationState` of `domain/payments/notification-state.ts`. */
  state: Generated<string>;
  reason: string | null;
  /** `PaymentReview` while a person must look at it; null where they have, and where its invoice says so. */
  review: ColumnType<string | null, string | null | undefined, string | null>;
  tries: Generated<number>;
  created_at: Timestamp;
  settled_at: Timestamp | null;
}

/** The ledger of what providers, and people of the staff, have confirmed to the platform. */
export interface PlanPaymentsTable {
  store_id: number;
  id: Generated<number>;
  /** `hand` where a person has confirmed it. */
  provider: string;
  attempt_id: string;
  reference: string;
  invoice_id: number;
  state: string;
  cents: number;
  currency: string;
  refunded_cents: number;
  created_at: Timestamp;
  /** Who of the staff; null for a provider. The account may go. */
  confirmed_by: ColumnType<number | null, number | undefined, never>;
  /** How and when the money came, in their words; null for a provider. */
  note: ColumnType<string | null, string | undefined, never>;
}

/** Products that were hidden because the plan has no room for them. */
export interface PlanHiddenProductsTable {
  store_id: number;
  product_id: number;
}
