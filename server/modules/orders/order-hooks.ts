import { sameValue } from '../../../domain/changes/same-value.ts';
import { chosenDiscount, discountAmount } from '../../../domain/orders/discount.ts';
import { isToCollect } from '../../../domain/orders/due.ts';
import { paidAfter } from '../../../domain/orders/refunds.ts';
import { orderTotal, subtotal } from '../../../domain/orders/totals.ts';
import { invalid } from '../../errors.ts';
import type { Draft, Stored } from '../../resources/record-types.ts';
import { withFields } from '../../resources/with-fields.ts';
import { refreshPurchases, scheduleFrequencyJob } from '../customers/module.ts';
import type { ResourceHooks } from '../module.ts';
import { linesToStore } from './lines.ts';
import { expireBesideOrders, keepBesideOrder } from './beside-order.ts';
import { orderCustomer } from './order-customer.ts';
import { announcePayment } from './payment-event.ts';
import { settleProofs } from './proofs/settle-proofs.ts';
import { requireNotOfErased } from './require-not-of-erased.ts';
import { nextInSequence } from './sequence.ts';
import { requireStatusPermissions } from './status-permissions.ts';
import {
  lockHeldProducts,
  lockOrderProducts,
  moveOrderStock,
  returnOrderStock,
  takeStockAgain,
} from './stock.ts';

/**
 * Orders: prices and names of lines, totals, customer, number, stock. Locks are always taken in this order, so that
 * no two orders wait for each other: the order, its products by id, its customer's number, the store's sequence,
 * customers by id.
 */
export const orderHooks: ResourceHooks<'orders'> = {
  refusals: { writing: ['out_of_stock'] },

  async prepare(write, record, before) {
    requireStatusPermissions(write, record, before);
    await lockOrderProducts(write, record, before);
    const lines = sameValue(record.order_details, before?.order_details)
      ? record.order_details
      : await linesToStore(write, record, before);
    const customer = await orderCustomer(write, record, before);
    const complete = withFields(
      { ...record, ...customer, ...chosenDiscount(record, before) },
      { order_details: lines },
    );
    const priced = { ...complete, ...amounts(complete) };
    const paid = paidAfter(before, priced);
    return withFields(priced, {
      paid,
      to_collect: isToCollect({ ...priced, paid }) ? 1 : 0,
      sequence: before === null ? await nextInSequence(write.tx, 'orders') : before.sequence,
    });
  },

  async written(write, record, before) {
    await moveOrderStock(write, record, before);
    announcePayment(write, record, before);
    await settleProofs(write, record, before);
    // The daily look at purchase frequencies begins with a store's first order, and then keeps itself going.
    if (before === null && record.sequence === 1) await scheduleFrequencyJob(write.tx, write.now);
    const erased = await refreshPurchases(
      write.tx,
      customersOf(before === null ? [record] : [record, before]),
      write.now,
    );
    requireNotOfErased(record, before, erased);
  },

  async locking(write, records) {
    await lockHeldProducts(write, records);
  },

  async restored(write, record) {
    await takeStockAgain(write, record);
    await keepBesideOrder(write, record.id);
    await refreshPurchases(write.tx, customersOf([record]), write.now);
  },

  async deleting(write, records) {
    await returnOrderStock(write, records);
    const going = records.map(({ id }) => id);
    await expireBesideOrders(write, going);
    await refreshPurchases(write.tx, customersOf(records), write.now, going);
  },
};

type Amounts = Pick<Draft<'orders'>, 'subtotal' | 'discount' | 'total' | 'items_count'>;

/**
 * Throws `invalid` when the order is worth more than a number can say exactly. A discount above the lines is refused
 * too.
 */
function amounts(record: Draft<'orders'>): Amounts {
  const lines = record.order_details.map(({ quantity = 0, price }) => ({ quantity, price }));
  try {
    const discount = discountAmount(lines, record);
    const sum = subtotal(lines);
    if (discount > sum) throw invalid({ discount: { key: 'above_subtotal', args: { subtotal: sum } } });
    return {
      subtotal: sum,
      discount,
      total: orderTotal(lines, record.shipping_cost ?? 0, discount),
      items_count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    };
  } catch (error) {
    if (error instanceof RangeError) throw invalid({ order_details: { key: 'safeNumber' } });
    throw error;
  }
}

function customersOf(records: readonly Stored<'orders'>[]): number[] {
  return records.flatMap(({ customer_id }) => customer_id ?? []);
}
