import { expect, test } from 'vitest';
import {
  countsAsPurchase,
  countsAsSale,
  ORDER_STATUS_IDS,
  SHIPPING_STATUS,
  SHIPPING_STATUS_IDS,
  statusPermissions,
} from '../../../domain/orders/statuses.ts';
import orders from '../../../schemas/orders.json';

test('[ORD-15] payment statuses are 1 to 5, shipping statuses 6 to 10, and shipping starts at 8', () => {
  expect(ORDER_STATUS_IDS).toEqual([1, 2, 3, 4, 5]);
  expect(SHIPPING_STATUS_IDS).toEqual([6, 7, 8, 9, 10]);
  expect(orders.properties.shipping_order_status_id.default).toBe(SHIPPING_STATUS.partlyPrepared);
});

test('only a cancelled or failed order is no purchase', () => {
  expect(ORDER_STATUS_IDS.filter((id) => !countsAsPurchase(id))).toEqual([3]);
});

test('cancelled and refunded orders are no sales', () => {
  expect(ORDER_STATUS_IDS.filter(countsAsSale)).toEqual([1, 2, 4]);
});

test('who returns an order must be allowed to give money back, on the way in and out', () => {
  expect(statusPermissions(undefined, 5)).toEqual(['orders.refund']);
  expect(statusPermissions(1, 5)).toEqual(['orders.refund']);
  expect(statusPermissions(5, 4)).toEqual(['orders.mark_paid', 'orders.refund']);
  expect(statusPermissions(1, 2)).toEqual([]);
});
