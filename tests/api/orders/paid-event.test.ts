import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEvents, type EventReader } from '../../support/events.ts';
import { lineOf, openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

interface StoreEvent {
  type: string;
  id: number;
}

/** The next events of these types. What happened before it was opened may be reported on it, too. */
async function nextOf(stream: EventReader, types: string[], count: number): Promise<StoreEvent[]> {
  const found: StoreEvent[] = [];
  while (found.length < count) {
    const event = (await stream.next()) as StoreEvent;
    if (types.includes(event.type)) found.push(event);
  }
  return found;
}

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
  const events = await nextOf(stream, ['orders.paid', 'orders.updated'], 3);
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
  const events = await nextOf(stream, ['orders.created'], 1);
  await stream.close();
  expect(events).toEqual([{ type: 'orders.created', id: order.id, data: { by: session.body.user.user_id } }]);
});
