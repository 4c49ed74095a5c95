import { holdsStock } from '../../../domain/orders/stock-effects.ts';
import {
  type Refund,
  REFUND,
  REFUND_BODY,
  refundable,
  refundableUnits,
  type RefundedLine,
  statusAfterRefund,
  type UnitsBack,
} from '../../../domain/orders/refunds.ts';
import type { FromSchema } from '../../../domain/schema/from-schema.ts';
import { invalid, type FieldErrors } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { Answer, StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import type { Stored } from '../../resources/record-types.ts';
import { component } from '../../resources/routes/describe.ts';
import { applyUpdate, lockRecord, writeOnce } from '../../resources/service.ts';
import { withFields } from '../../resources/typed-records.ts';
import { findPeople } from '../audit/module.ts';
import type { MemberWrite, WriteContext } from '../../context.ts';
import { restockLines } from './stock.ts';
import { branchWithinReach, orderAnswer } from './order-answer.ts';

/** `GET /orders/{id}/refunds`: all refunds of an order, the first one first. */
export const listRefunds: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/orders/{id}/refunds',
  operationId: 'listOrderRefunds',
  summary: 'The refunds of an order: how much, why, by whom, and what came back',
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
        rows.map(({ user_id }) => user_id),
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

/**
 * `POST /orders/{id}/refunds`. The order is locked first, so that two refunds at once never exceed what was paid. Units
 * that come back move through the ledger as a return. Those of a cancelled order came back with its cancellation.
 */
export const addRefund = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/orders/{id}/refunds',
  operationId: 'refundOrder',
  summary: 'Give money of an order back, in whole or in part, and its units to the stock or not',
  access: { permission: 'orders.refund' },
  body: REFUND_BODY,
  answers: { 201: { description: 'The order after it', schema: component('Orders') } },
  handle: (context) => {
    const orderId = pathId(context.params, 'id');
    return writeOnce(context, (write) => refund(write, orderId, context.body));
  },
});

async function refund(
  write: MemberWrite,
  orderId: number,
  { amount, reason, note, lines: asked = [], restock = false }: FromSchema<typeof REFUND_BODY>,
): Promise<Answer> {
  const order = await lockRecord(write, 'orders', orderId);
  const most = refundable(order);
  if (amount > most) throw invalid({ amount: { key: 'maximum', args: { limit: most } } });
  if (restock && asked.length === 0) throw invalid({ lines: { key: 'required' } });
  const lines = await refundedLines(write, order, asked);
  // The units of a cancelled order are in the stock already.
  const restocks = restock && holdsStock(order);
  await write.tx.sql
    .insertInto('order_refunds')
    .values({
      store_id: write.storeId,
      order_id: order.id,
      user_id: write.user.userId,
      amount,
      reason,
      note: note?.trim() || null,
      lines: JSON.stringify(lines),
      restocked: restocks,
      created_at: write.now,
    })
    .execute();
  const before = restocks ? await restockLines(write, order, lines) : order;
  const refunded = (order.refunded ?? 0) + amount;
  const order_status_id = statusAfterRefund(order, refunded);
  const after: Stored<'orders'> = withFields(before, { refunded, order_status_id });
  return orderAnswer(write, await applyUpdate(write, 'orders', before, after, 'refund'), 201);
}

/**
 * The lines that come back, with the names under which they were sold. Throws `invalid` at a line that is unknown or
 * repeated. Units beyond those that are left are refused too.
 */
async function refundedLines(
  write: WriteContext,
  order: Stored<'orders'>,
  asked: readonly { id: number; quantity: number }[],
): Promise<RefundedLine[]> {
  const back = await readUnitsBack(write, order.id);
  const errors: FieldErrors = {};
  const seen = new Set<number>();
  const lines = asked.map(({ id, quantity }, at): RefundedLine => {
    const line = order.order_details.find((one) => one.id === id);
    if (line === undefined || seen.has(id)) errors[`lines.${at}.id`] = { key: 'reference' };
    else {
      const left = refundableUnits(line, back);
      if (quantity > left) errors[`lines.${at}.quantity`] = { key: 'maximum', args: { limit: left } };
    }
    seen.add(id);
    return { id, name: line?.name ?? '', quantity };
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return lines;
}

async function readUnitsBack({ tx, storeId }: WriteContext, orderId: number): Promise<UnitsBack[]> {
  return tx.sql
    .selectFrom('order_refunds')
    .select(['lines', 'restocked'])
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .execute();
}
