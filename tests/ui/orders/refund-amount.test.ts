import { expect, test } from 'vitest';
import type { Order } from '../../../generated/orders/types.ts';
import { lineKey, newRefund, suggestedAmount } from '../../../src/resources/orders/dialogs/RefundDialog.tsx';

const order = (discount: number | null) =>
  ({
    subtotal: 30_000,
    discount,
    order_details: [
      { id: 1, price: 10_000, quantity: 2 },
      { id: 2, price: 9_999, quantity: 1 },
    ],
  }) as unknown as Order;
const suggested = (one: string, two: string, discount: number | null, most = 99_999) =>
  suggestedAmount({ [lineKey(1)]: one, [lineKey(2)]: two }, order(discount), most);

test('[ORD-07] a refund suggests what the units cost, less their part of the discount, in whole pesos', () => {
  expect(suggested('1', '', null)).toBe(10_000);
  expect(suggested('1', '', 3_000)).toBe(9_000);
  expect(suggested('', '1', 3_000)).toBe(8_999);
  expect(suggested('2', '', 30_000)).toBe(0);
});

test('[ORD-07] it is never more than what can go back', () => {
  expect(suggested('2', '1', 0, 5_000)).toBe(5_000);
});

test('[ORD-07] what was paid twice is no regret of the buyer', () => {
  const paid = (amount: number) =>
    newRefund({ ...order(null), total: 30_000, refunded: 0, paid: amount, order_status_id: 4 });
  expect(paid(60_000)).toMatchObject({ amount: 30_000, reason: 'other' });
  expect(paid(30_000)).toMatchObject({ amount: null, reason: 'regret' });
  expect(
    newRefund({ ...order(null), total: 30_000, refunded: 0, paid: 30_000, order_status_id: 3 }),
  ).toMatchObject({
    amount: 30_000,
    reason: 'regret',
  });
});
