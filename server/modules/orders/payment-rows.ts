import {
  keptWhenOpen,
  settlePayments,
  endedBy,
  type OpenStatus,
  type OrderPayment,
  type PaymentRow,
  type PaymentWay,
} from '../../../domain/orders/order-payments.ts';
import { awaitsPayment } from '../../../domain/orders/statuses.ts';
import { paidOf, type OrderMoney } from '../../../domain/orders/refunds.ts';
import type { WriteContext } from '../../context.ts';
import type { Stored } from '../../resources/record-types.ts';

/** Rows of `order_payments`, whose sum is the `paid` of their order (docs/decisions/0084). The order is locked. */

interface StoredPayment extends PaymentRow {
  at: Date;
  way: OrderPayment['way'];
  provider: string | null;
  attempt_id: string | null;
  proof_id: number | null;
}

/** A payment to enter. */
export interface NewPayment {
  amount: number;
  way: OrderPayment['way'];
  ended: OpenStatus | null;
  at?: Date;
  /** The payment at its provider. */
  provider?: string | null;
  attempt_id?: string | null;
  proof_id?: number | null;
}

/** The payments of an order that count, the newest first. */
export async function paymentsOf({ tx, storeId }: WriteContext, orderId: number): Promise<StoredPayment[]> {
  return tx.sql
    .selectFrom('order_payments')
    .select(['id', 'at', 'way', 'amount', 'ended', 'provider', 'attempt_id', 'proof_id'])
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('voided_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
}

/** The order's own `paid` follows in the same write. */
export async function enterPayment(
  { tx, storeId, user, now }: WriteContext,
  orderId: number,
  payment: NewPayment,
): Promise<number> {
  const { id } = await tx.sql
    .insertInto('order_payments')
    .values({
      store_id: storeId,
      order_id: orderId,
      user_id: user.userId,
      at: now,
      ...payment,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Says how the money of a new order came, in the transaction that has entered it. */
export async function namePayment(
  { tx, storeId }: WriteContext,
  orderId: number,
  way: PaymentWay | undefined,
): Promise<void> {
  if (way === undefined) return;
  await tx.sql
    .updateTable('order_payments')
    .set({ way })
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .execute();
}

export async function voidPayments(
  { tx, storeId, user, now }: WriteContext,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx.sql
    .updateTable('order_payments')
    .set({ voided_at: now, voided_by: user.userId })
    .where('store_id', '=', storeId)
    .where('id', 'in', [...ids])
    .execute();
}

/** What an order keeps of its payments when it is open again: nothing is read where it was not over. */
export async function keptOnReopening(
  write: WriteContext,
  record: OrderMoney,
  before: Stored<'orders'> | null,
): Promise<number> {
  if (before === null || !awaitsPayment(record.order_status_id)) return 0;
  if (awaitsPayment(before.order_status_id) || paidOf(before) === 0) return 0;
  return keptWhenOpen(await paymentsOf(write, before.id));
}

/**
 * Brings the rows to what the order says was paid, however it was written: by a status of the API, an import, a bulk
 * change or an undo. Money of which nobody said how it came is of the way `other`. A new order that comes paid was paid
 * on its own day.
 */
export async function followPaid(
  write: WriteContext,
  order: Stored<'orders'>,
  before: Stored<'orders'> | null,
): Promise<void> {
  const paid = paidOf(order);
  if (paid === (before === null ? 0 : paidOf(before))) return;
  const rows = before === null ? [] : await paymentsOf(write, order.id);
  const { voided, entered } = settlePayments(rows, paid);
  await voidPayments(
    write,
    voided.map(({ id }) => id),
  );
  if (entered === null) return;
  const { amount, of } = entered;
  if (of === null) {
    const day = before === null && order.date !== null ? new Date(order.date) : write.now;
    const at = day < write.now ? day : write.now;
    await enterPayment(write, order.id, { amount, way: 'other', at, ended: endedBy(before, order) });
    return;
  }
  const { at, way, ended, provider, attempt_id, proof_id } = of;
  await enterPayment(write, order.id, { amount, at, way, ended, provider, attempt_id, proof_id });
}
