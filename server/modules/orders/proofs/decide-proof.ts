import { judge, type Access } from '../../../../domain/access/access.ts';
import { awaitsPayment } from '../../../../domain/orders/next-step.ts';
import { stillToPay } from '../../../../domain/orders/refunds.ts';
import { mayDecide } from '../../../../domain/orders/payment-proof.ts';
import { ORDER_STATUS } from '../../../../domain/orders/statuses.ts';
import { ApiError, invalid } from '../../../errors.ts';
import { pathId } from '../../../http/authorise.ts';
import { storeRoute } from '../../../http/typed-route.ts';
import { component } from '../../../resources/routes/describe.ts';
import type { Stored } from '../../../resources/record-types.ts';
import { applyUpdate, updateRecord, writeOnce } from '../../../resources/service.ts';
import { withFields } from '../../../resources/with-fields.ts';
import type { MemberWrite } from '../../module.ts';
import { orderAnswer } from '../answer.ts';
import { lockProof } from './lock-proof.ts';
import { logProof } from './proof-log.ts';
import { DECISION_BODY } from './proof-schema.ts';

export const DECIDES = { permission: 'orders.mark_paid' } as const;

export function decidesProofs(access: Access): boolean {
  return judge(access, DECIDES) === 'allowed';
}

/**
 * `PUT /orders/{id}/proofs/{proofId}`: approves or rejects it. An order that waits for its payment is paid by an approval,
 * and a paid one gets what it lacks. Any other keeps its state, such as one that a provider has reported meanwhile.
 */
export const decideProof = storeRoute({
  method: 'PUT',
  path: '/stores/{storeId}/orders/{id}/proofs/{proofId}',
  operationId: 'decideOrderProof',
  summary: 'Approve a proof of payment, which marks the order as paid, or reject it with a reason',
  tags: ['orders'],
  access: DECIDES,
  body: DECISION_BODY,
  refusals: ['changed_since'],
  answers: {
    200: { description: 'The order after it', schema: component('Orders') },
    409: { description: 'It is approved already: `changed_since`' },
  },
  handle: (context) => {
    const [orderId, proofId] = [pathId(context.params, 'id'), pathId(context.params, 'proofId')];
    const { state } = context.body;
    const note = state === 'rejected' ? (context.body.note?.trim() ?? '') : null;
    if (note === '') throw invalid({ note: { key: 'required' } });
    return writeOnce(context, async (write) => {
      const proof = await lockProof(write, orderId, proofId);
      if (proof.state === state) return orderAnswer(write, proof.order);
      if (!mayDecide(proof.state, state)) throw new ApiError('changed_since');
      await write.tx.sql
        .updateTable('payment_proofs')
        .set({ state, note, decided_at: write.now, decided_by: write.user.userId })
        .where('store_id', '=', write.storeId)
        .where('id', '=', proofId)
        .execute();
      await logProof(write, orderId, proof.order.user_store_id, [proof.state, state]);
      return orderAnswer(write, state === 'approved' ? await payOrder(write, proof.order) : proof.order);
    });
  },
});

async function payOrder(write: MemberWrite, order: Stored<'orders'>): Promise<Stored<'orders'>> {
  if (awaitsPayment(order.order_status_id))
    return updateRecord(
      write,
      'orders',
      order.id,
      { order_status_id: ORDER_STATUS.paid },
      { action: 'status' },
    );
  if (stillToPay(order) > 0)
    return applyUpdate(write, 'orders', order, withFields(order, { paid: order.total }), 'collect');
  return order;
}
