import { ORDER_STATUS } from './statuses.ts';
import { closedObject, TEXT_OR_NULL } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';

/** The picture or document by which a buyer shows that the money of an order was sent. */

export const PROOF_STATES = ['waiting', 'approved', 'rejected'] as const;
export type ProofState = (typeof PROOF_STATES)[number];

/** What the team decides on a proof. */
export const PROOF_DECISIONS = ['approved', 'rejected'] as const;
export type ProofDecision = (typeof PROOF_DECISIONS)[number];

/** Proofs of one order: a buyer pays in a few parts, and sends a wrong picture first. */
export const MOST_PROOFS = 10;

/** Characters of the reason of a rejection. */
export const LONGEST_PROOF_NOTE = 200;

/** Whether the decision changes anything. An approved proof stays approved: its order is paid. */
export function mayDecide(state: ProofState, decision: ProofDecision): boolean {
  return state !== 'approved' && state !== decision;
}

/**
 * Whether a member may remove a proof: who attached it by mistake, or who decides. Nobody else hides that a buyer has
 * paid. An approved one is why the order is paid, and stays.
 */
export function mayRemove(state: ProofState, member: { attached: boolean; decides: boolean }): boolean {
  return state !== 'approved' && (member.attached || member.decides);
}

/** Whether an order in this payment status takes one. A picture of a transfer often comes after an order was marked as paid. */
export function takesProof(orderStatusId: number): boolean {
  return orderStatusId !== ORDER_STATUS.cancelled;
}

/** A proof, as the API answers it. */
export const PAYMENT_PROOF = closedObject({
  id: { type: 'integer', minimum: 1 },
  at: { type: 'string', format: 'date-time' },
  user: { ...TEXT_OR_NULL, description: 'Who attached it; null when nobody knows any more.' },
  content_type: { enum: ['image/webp', 'application/pdf'] },
  state: { enum: [...PROOF_STATES] },
  // Why it was rejected.
  note: TEXT_OR_NULL,
  decided_at: { type: ['string', 'null'], format: 'date-time' },
  // Null while it waits.
  decided_by: TEXT_OR_NULL,
  removable: { type: 'boolean', description: 'Whether the reader may remove it.' },
});
export type PaymentProof = FromSchema<typeof PAYMENT_PROOF>;
