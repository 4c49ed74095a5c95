import type { ProofState } from '../../../../domain/orders/payment-proof.ts';
import { ApiError } from '../../../errors.ts';
import type { Stored } from '../../../resources/record-types.ts';
import { lockRecords } from '../../../resources/service.ts';
import type { WriteContext } from '../../module.ts';

export interface LockedProof {
  order: Stored<'orders'>;
  state: ProofState;
  file: string;
  /** Who attached it. */
  user_id: number;
}

/** Locks the order, then its proof. Throws `not_found` for either, of another branch too. */
export async function lockProof(write: WriteContext, orderId: number, proofId: number): Promise<LockedProof> {
  const [order] = await lockRecords(write, 'orders', [orderId]);
  if (order === undefined) throw new ApiError('not_found');
  const proof = await write.tx.sql
    .selectFrom('payment_proofs')
    .select(['state', 'file', 'user_id'])
    .where('store_id', '=', write.storeId)
    .where('order_id', '=', orderId)
    .where('id', '=', proofId)
    .forUpdate()
    .executeTakeFirst();
  if (proof === undefined) throw new ApiError('not_found');
  return { order, ...proof };
}
