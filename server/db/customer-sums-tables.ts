import type { Generated } from 'kysely';

/** Rows of `customer_kind_counts`, kept by triggers alone. Several slots add up to one count. */
export interface CustomerKindCountsTable {
  store_id: number;
  lead: number;
  frequency: number;
  slot: number;
  n: number;
}

/** Rows of `customer_phone_counts`, kept by triggers alone: how many customers have a number. */
export interface CustomerPhoneCountsTable {
  store_id: number;
  /** As `phoneKey` of domain/phones/notations.ts. */
  phone: string;
  n: number;
  /** The newest customer of a number that several have. */
  newest: number | null;
  /** True when all of several customers are in `distinct_customers`. */
  apart: Generated<boolean>;
}
