import type { Refund } from '../../../../domain/orders/refunds.ts';
import { pathId } from '../../../http/authorise.ts';
import type { StoreRoute } from '../../../http/route.ts';
import { findPeople } from '../../audit/module.ts';
import { branchWithinReach } from '../within-reach.ts';
import { REFUND } from './refund-schema.ts';

/** `GET /orders/{id}/refunds`: all refunds of an order, the first one first. */
export const listRefunds: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/orders/{id}/refunds',
  operationId: 'listOrderRefunds',
  summary: 'The refunds of an order: how much, why, by whom, and what came back',
  tags: ['orders'],
  access: { permission: 'orders.read' },
  answers: { 200: { description: 'All of them', schema: { type: 'array', items: REFUND } } },
  async handle({ ports, storeId, params, access }) {
    const orderId = pathId(params, 'id');
    return ports.database.read(storeId, async (sql) => {
      await branchWithinReach(sql, storeId, access, orderId);
      const rows = await sql
        .selectFrom('order_refunds')
        .select(['id', 'created_at', 'user_id', 'provider', 'amount', 'reason', 'note', 'lines', 'restocked'])
        .where('store_id', '=', storeId)
        .where('order_id', '=', orderId)
        .orderBy('id')
        .execute();
      const people = await findPeople(
        sql,
        storeId,
        rows.flatMap(({ user_id }) => user_id ?? []),
      );
      const body = rows.map(({ created_at, user_id, ...row }): Refund => ({
        ...row,
        at: created_at.toISOString(),
        user: people.get(user_id ?? 0)?.name ?? null,
      }));
      return { status: 200, body };
    });
  },
};
