/** Rows that stand beside an order without a key to it: an order that is deleted and returns finds them again. */
import { UNDO_PERIOD } from '../../resources/undo/undo-table.ts';
import type { WriteContext } from '../module.ts';

const TABLES = ['order_notes', 'order_refunds', 'payment_proofs', 'order_form_answers'] as const;

/** Of deleted orders: they go when these can no longer return. */
export async function expireBesideOrders(write: WriteContext, orderIds: readonly number[]): Promise<void> {
  await setExpiry(write, orderIds, new Date(write.now.getTime() + UNDO_PERIOD));
}

/** Of an order that has returned: they stay. */
export async function keepBesideOrder(write: WriteContext, orderId: number): Promise<void> {
  await setExpiry(write, [orderId], null);
}

async function setExpiry(
  { tx, storeId }: WriteContext,
  orderIds: readonly number[],
  expires: Date | null,
): Promise<void> {
  for (const table of TABLES)
    await tx.sql
      .updateTable(table)
      .set({ expires_at: expires })
      .where('store_id', '=', storeId)
      .where('order_id', 'in', [...orderIds])
      .execute();
}
