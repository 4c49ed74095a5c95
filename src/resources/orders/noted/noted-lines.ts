import { readLines } from '../../../../domain/orders/order-lines.ts';
import { discountAmount, orderTotal } from '../../../../domain/orders/totals.ts';
import type { ManualOrder } from '../form/manual-order.ts';

/** The name of who bought; empty where nobody is named. */
export function buyerOf({ customer }: Pick<ManualOrder, 'customer'>): string {
  return [customer.first_name, customer.last_name].filter(Boolean).join(' ');
}

/** What the order costs at the prices that its seller saw. */
export function estimateOf(order: ManualOrder): number {
  const lines = readLines(order.order_details);
  const { discount, discount_percent, shipping_cost } = order;
  const off = discountAmount(lines, { discount: discount ?? 0, discount_percent: discount_percent ?? null });
  return orderTotal(lines, shipping_cost ?? 0, off);
}
