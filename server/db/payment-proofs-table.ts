import type { Generated } from 'kysely';
import type { PaymentProof, ProofState } from '../../domain/orders/payment-proof.ts';

/** Rows of `payment_proofs`: what a buyer sent to show that an order is paid. */
export interface PaymentProofsTable {
  store_id: number;
  id: Generated<number>;
  order_id: number;
  user_id: number;
  /** Name of the private file (`domain/files/private-file.ts`). */
  file: string;
  content_type: PaymentProof['content_type'];
  state: Generated<ProofState>;
  note: string | null;
  decided_at: Date | null;
  decided_by: number | null;
  created_at: Date;
  /** Set while the order is deleted and may return; the proof then goes with it. */
  expires_at: Date | null;
}
