import { mayRemove } from '../../../../domain/orders/payment-proof.ts';
import { ApiError } from '../../../errors.ts';
import { pathId } from '../../../http/authorise.ts';
import type { StoreRoute } from '../../../http/route.ts';
import { writeOnce } from '../../../resources/service.ts';
import { removeFilesAfter } from '../../files/module.ts';
import { DECIDES, decidesProofs } from './decide-proof.ts';
import { lockProof } from './lock-proof.ts';
import { logProof } from './proof-log.ts';

export const WRITES_PROOFS = { permission: 'orders.write' } as const;

/** `DELETE /orders/{id}/proofs/{proofId}`: one that was attached by mistake, by who attached it or may decide (`mayRemove`). */
export const removeProof: StoreRoute = {
  method: 'DELETE',
  path: '/stores/{storeId}/orders/{id}/proofs/{proofId}',
  operationId: 'removeOrderProof',
  summary: 'Remove a proof of payment that is not approved, with its file',
  tags: ['orders'],
  access: WRITES_PROOFS,
  refusals: ['changed_since'],
  answers: {
    204: { description: 'Removed' },
    403: { description: 'Another member attached it, and this one may not decide' },
    409: { description: 'It is approved: `changed_since`' },
  },
  handle: (context) => {
    const [orderId, proofId] = [pathId(context.params, 'id'), pathId(context.params, 'proofId')];
    return writeOnce(context, async (write) => {
      const { order, state, file, user_id } = await lockProof(write, orderId, proofId);
      if (state === 'approved') throw new ApiError('changed_since');
      const member = { attached: user_id === write.user.userId, decides: decidesProofs(write.access) };
      if (!mayRemove(state, member))
        throw new ApiError('forbidden', { details: { permission: DECIDES.permission } });
      await write.tx.sql
        .deleteFrom('payment_proofs')
        .where('store_id', '=', write.storeId)
        .where('id', '=', proofId)
        .execute();
      await removeFilesAfter(write.tx, [file]);
      await logProof(write, orderId, order.user_store_id, [state, null]);
      return { status: 204 };
    });
  },
};
