import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEvents } from '../../support/events.ts';
import { lineOf, openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('[ORD-16] an order that becomes paid is announced once, with the member who set it', async () => {
  const product = await shop.product({ price: 1_000, quantity_available: 5 });
  const order = await shop.order([lineOf(product)], { order_status_id: 1 });
  const session = await shop.owner.get<{ user: { user_id: number } }>('/users/token');
  const stream = await openEvents(shop.owner, shop.storeId);
  const set = (status: number) =>
    shop.owner.post(`${shop.base}/orders/${order.id}/status/${status}/type/1`, {});
  await set(4);
  await set(4);
  await set(2);
  const events = [await stream.next(), await stream.next(), await stream.next()];
  await stream.close();
  expect(events).toEqual([
    { type: 'orders.paid', id: order.id, data: { by: session.body.user.user_id } },
    { type: 'orders.updated', id: order.id },
    { type: 'orders.updated', id: order.id },
  ]);
});

test('[ORD-16] a new order is announced with the member who made it', async () => {
  const product = await shop.product({ price: 1_000, quantity_available: 5 });
  const session = await shop.owner.get<{ user: { user_id: number } }>('/users/token');
  const stream = await openEvents(shop.owner, shop.storeId);
  const order = await shop.order([lineOf(product)]);
  const events = [await stream.next(), await stream.next()];
  await stream.close();
  expect(events).toContainEqual({
    type: 'orders.created',
    id: order.id,
    data: { by: session.body.user.user_id },
  });
});
