import { expect, test } from 'vitest';
import {
  nextStep,
  ORDER_STATUS,
  ORDER_STATUS_IDS,
  SHIPPING_STATUS,
  SHIPPING_STATUS_IDS,
} from '../../../domain/orders/statuses.ts';

const ALL = ORDER_STATUS_IDS.flatMap((order_status_id) =>
  SHIPPING_STATUS_IDS.map((shipping_order_status_id) => ({ order_status_id, shipping_order_status_id })),
);

test('an order is paid, then prepared, then dispatched, from wherever it stands', () => {
  for (const start of ALL) {
    const order = { ...start };
    const set: number[] = [];
    for (let step = nextStep(order); step !== null; step = nextStep(order)) {
      set.push(step.status);
      if (step.type === 1) order.order_status_id = step.status;
      else order.shipping_order_status_id = step.status;
      expect(set.length).toBeLessThanOrEqual(3);
    }
    const closed =
      start.order_status_id === ORDER_STATUS.cancelled || start.order_status_id === ORDER_STATUS.refunded;
    expect(order).toEqual(
      closed
        ? start
        : { order_status_id: ORDER_STATUS.paid, shipping_order_status_id: SHIPPING_STATUS.dispatched },
    );
  }
});

test('a prepared order is not prepared twice, and a dispatched one that is unpaid waits for its payment', () => {
  const { prepared, dispatched } = SHIPPING_STATUS;
  expect(nextStep({ order_status_id: ORDER_STATUS.paid, shipping_order_status_id: prepared })).toEqual({
    type: 2,
    status: dispatched,
  });
  expect(nextStep({ order_status_id: ORDER_STATUS.pending, shipping_order_status_id: dispatched })).toEqual({
    type: 1,
    status: ORDER_STATUS.paid,
  });
});
