import { sameValue } from '../../../domain/merge/three-way.ts';
import { orderTotal, subtotal } from '../../../domain/orders/totals.ts';
import { invalid } from '../../errors.ts';
import { refreshPurchases, scheduleFrequencyJob } from '../customers/module.ts';
import { integerOf, rowsOf } from '../fields.ts';
import type { ResourceHooks, Row } from '../module.ts';
import { linesToStore } from './lines.ts';
import { orderCustomer } from './order-customer.ts';
import { nextInSequence } from './sequence.ts';
import { requireStatusPermissions } from './status-permissions.ts';
import { lockOrderProducts, moveOrderStock, returnOrderStock } from './stock.ts';

/**
 * Orders: prices and names of lines, totals, customer, number, stock. Locks are always taken in this order, so that
 * no two orders wait for each other: the order, its products by id, its customer's number, the store's sequence,
 * customers by id.
 */
export const orderHooks: ResourceHooks = {
  async prepare(write, record, before) {
    requireStatusPermissions(write, record, before);
    await lockOrderProducts(write, record, before);
    const lines = sameValue(record['order_details'], before?.['order_details'])
      ? record['order_details']
      : await linesToStore(write, record, before);
    const complete = { ...record, order_details: lines, ...(await orderCustomer(write, record, before)) };
    return {
      ...complete,
      ...amounts(complete),
      sequence: before === null ? await nextInSequence(write.tx, 'orders') : before['sequence'],
    };
  },

  async written(write, record, before) {
    await moveOrderStock(write, record, before);
    // The daily look at purchase frequencies begins with a store's first order, and then keeps itself going.
    if (before === null && record['sequence'] === 1) await scheduleFrequencyJob(write.tx, write.now);
    await refreshPurchases(write.tx, customersOf([record, before ?? {}]), write.now);
  },

  async deleting(write, records) {
    await returnOrderStock(write, records);
    const going = records.flatMap((record) => integerOf(record, 'id') ?? []);
    await refreshPurchases(write.tx, customersOf(records), write.now, going);
  },
};

/** Throws `invalid` when the order is worth more than a number can say exactly. */
function amounts(record: Row): { subtotal: number; total: number; items_count: number } {
  const lines = rowsOf(record, 'order_details').map((line) => ({
    quantity: integerOf(line, 'quantity') ?? 0,
    price: integerOf(line, 'price') ?? 0,
  }));
  try {
    return {
      subtotal: subtotal(lines),
      total: orderTotal(lines, integerOf(record, 'shipping_cost') ?? 0),
      items_count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    };
  } catch (error) {
    if (error instanceof RangeError) throw invalid({ order_details: { key: 'safeNumber' } });
    throw error;
  }
}

function customersOf(records: readonly Row[]): number[] {
  return records.flatMap((record) => integerOf(record, 'customer_id') ?? []);
}
