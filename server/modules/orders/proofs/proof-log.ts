import type { ProofState } from '../../../../domain/orders/payment-proof.ts';
import { recordAudit } from '../../../resources/service.ts';
import type { WriteContext } from '../../module.ts';

/** The log entry of a proof, by its states, and the news of it for members who see the order. */
export async function logProof(
  write: WriteContext,
  orderId: number,
  branch: number,
  change: [before: ProofState | null, after: ProofState | null],
): Promise<void> {
  await recordAudit(write, [
    { action: 'proof', resource: 'orders', recordId: orderId, changes: { proof: change } },
  ]);
  write.tx.notify({ type: 'orders.updated', id: orderId, branches: [branch] });
}
