import { judge } from '../../../../domain/access/access.ts';
import { mayRemove, type PaymentProof } from '../../../../domain/orders/payment-proof.ts';
import { pathId } from '../../../http/authorise.ts';
import type { StoreRoute } from '../../../http/route.ts';
import { findPeople } from '../../audit/module.ts';
import { branchWithinReach } from '../within-reach.ts';
import { decidesProofs } from './decide-proof.ts';
import { PROOF } from './proof-schema.ts';
import { WRITES_PROOFS } from './remove-proof.ts';

/** `GET /orders/{id}/proofs`: all proofs of payment of an order, the first one first. */
export const listProofs: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/orders/{id}/proofs',
  operationId: 'listOrderProofs',
  summary: 'The proofs of payment of an order: who attached each, and what was decided',
  tags: ['orders'],
  access: { permission: 'orders.read' },
  answers: { 200: { description: 'All of them', schema: { type: 'array', items: PROOF } } },
  async handle({ ports, storeId, params, access, user }) {
    const orderId = pathId(params, 'id');
    return ports.database.read(storeId, async (sql) => {
      await branchWithinReach(sql, storeId, access, orderId);
      const rows = await sql
        .selectFrom('payment_proofs')
        .select(['id', 'created_at', 'user_id', 'content_type', 'state', 'note', 'decided_at', 'decided_by'])
        .where('store_id', '=', storeId)
        .where('order_id', '=', orderId)
        .orderBy('id')
        .execute();
      const people = await findPeople(
        sql,
        storeId,
        rows.flatMap(({ user_id, decided_by }) => [user_id, ...(decided_by === null ? [] : [decided_by])]),
      );
      const decides = decidesProofs(access);
      const mayWriteOrders = judge(access, WRITES_PROOFS) === 'allowed';
      const body = rows.map(({ created_at, user_id, decided_at, decided_by, ...row }): PaymentProof => ({
        ...row,
        at: created_at.toISOString(),
        user: people.get(user_id)?.name ?? null,
        decided_at: decided_at?.toISOString() ?? null,
        decided_by: people.get(decided_by ?? 0)?.name ?? null,
        removable: mayWriteOrders && mayRemove(row.state, { attached: user_id === user.userId, decides }),
      }));
      return { status: 200, body };
    });
  },
};
