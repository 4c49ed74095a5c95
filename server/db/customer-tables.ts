import type { Generated } from 'kysely';
import type { ConsentChannel, ConsentKind, ConsentPurpose } from '../../domain/customers/consent.ts';

/** Rows of `merged_customers`: where the id of a client leads who was merged into another one. */
export interface MergedCustomersTable {
  store_id: number;
  /** The id that is gone. */
  id: number;
  into_id: number;
  user_id: number;
  merged_at: Date;
}

/** Rows of `distinct_customers`: clients who are not the same person as the others who have their number. */
export interface DistinctCustomersTable {
  store_id: number;
  /** The client's id. */
  id: number;
  /** Who said so. */
  user_id: number;
  marked_at: Date;
}

/** Rows of `customer_consents`: what a client allowed, or took back. They are added, and never change. */
export interface CustomerConsentsTable {
  store_id: number;
  id: Generated<number>;
  /** The client's id at the time: one who was merged keeps it here. */
  customer_id: number;
  kind: ConsentKind;
  purpose: ConsentPurpose;
  channel: ConsentChannel;
  /** When the client said so. */
  given_at: Date;
  /** The words that the client agreed to; null where nobody wrote them down. */
  wording: string | null;
  /** Where the proof is: a chat, a form, a recording. */
  evidence: string | null;
  user_id: number;
  created_at: Date;
}
