import { ORDER_PREVIEW, type OrderPreview, type StockMove } from '../../../domain/orders/order-answers.ts';
import { paidOf, restToPay, toReturn } from '../../../domain/orders/refunds.ts';
import type { StoreTx } from '../../db/database.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { dryRun } from '../../resources/dry-run.ts';
import type { Input, Stored } from '../../resources/record-types.ts';
import { component, IF_MATCH } from '../../resources/routes/describe.ts';
import { lockRecord, updateRecord } from '../../resources/service.ts';
import { asRow } from '../../resources/write/input.ts';
import type { MemberWrite } from '../../context.ts';
import { stockLine } from './lines.ts';

/**
 * `POST /orders/{id}/preview`: what `PATCH /orders/{id}` with this body would do. It is refused as that is, and stores
 * nothing (docs/decisions/0042).
 */
export const previewOrderRoute: StoreRoute = {
  method: 'POST',
  path: '/stores/{storeId}/orders/{id}/preview',
  operationId: 'previewOrder',
  summary: 'What a change of an order would do to its total and to the stock, without making it',
  access: { permission: 'orders.write' },
  headers: { 'If-Match': IF_MATCH },
  body: component('OrdersPatch'),
  bodyCheck: 'handler',
  answers: { 200: { description: 'The order as it would be.', schema: ORDER_PREVIEW } },
  refusals: ['stale', 'out_of_stock'],
  handle: async (context) => {
    const id = pathId(context.params, 'id');
    const ifMatch = context.request.headers.get('if-match');
    const input = asRow(context.body);
    return { status: 200, body: await dryRun(context, (write) => preview(write, id, input, ifMatch)) };
  },
};

async function preview(
  write: MemberWrite,
  id: number,
  input: Input<'orders'>,
  ifMatch: string | null,
): Promise<OrderPreview> {
  const before = await lockRecord(write, 'orders', id);
  const last = await lastMoveOf(write.tx, id);
  const after = await updateRecord(write, 'orders', id, input, { ifMatch });
  return {
    total_before: before.total ?? 0,
    subtotal: after.subtotal ?? 0,
    discount: after.discount ?? 0,
    shipping_cost: after.shipping_cost ?? 0,
    total: after.total ?? 0,
    paid: paidOf(after),
    refunded: after.refunded ?? 0,
    still_to_pay: restToPay(after),
    to_return: toReturn(after),
    stock: await movesSince(write.tx, last, after, before),
  };
}

/** Number of the last row of an order in the ledger; 0 without any. */
async function lastMoveOf(tx: StoreTx, orderId: number): Promise<number> {
  const { last } = await tx.sql
    .selectFrom('stock_movements')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('store_id', '=', tx.storeId)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** What the ledger has of the locked order after that row, with the names under which its lines were sold. */
async function movesSince(
  tx: StoreTx,
  last: number,
  after: Stored<'orders'>,
  before: Stored<'orders'>,
): Promise<StockMove[]> {
  const rows = await tx.sql
    .selectFrom('stock_movements')
    .select(['product_id', 'product_variant_id', 'delta', 'quantity_after'])
    .where('store_id', '=', tx.storeId)
    .where('order_id', '=', after.id)
    .where('id', '>', last)
    .orderBy('id')
    .execute();
  const lines = [...after.order_details, ...before.order_details];
  return rows.map(({ quantity_after: left, ...move }) => {
    const line = lines.find((one) => {
      const sold = stockLine(one);
      return (
        sold.product_id === move.product_id && (sold.product_variant_id ?? 0) === move.product_variant_id
      );
    });
    return { ...move, name: line?.name ?? '', left };
  });
}
