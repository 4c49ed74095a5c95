import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TimelineEntry } from '../../../domain/orders/timeline.ts';
import { signedIn } from '../../support/api.ts';
import { openEvents, settleEvents } from '../../support/events.ts';
import { lineOf, openShop, type Failure, type Order, type Shop } from './shop.ts';

interface Shipped extends Order {
  carrier: string | null;
  tracking_number: string | null;
  tracking_url: string | null;
  shipping_order_status_id: number;
}

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const path = (order: Order) => `${shop.base}/orders/${order.id}`;
const sold = async () => shop.order([lineOf(await shop.product({ quantity_available: 20 }), 2)]);
const ship = (order: Order, body: object) =>
  shop.owner.put<Shipped & Failure>(`${path(order)}/shipment`, body);
const DETAILS = {
  carrier: 'Servientrega',
  tracking_number: '2039482',
  tracking_url: 'https://www.servientrega.com/rastreo?guia=2039482',
};

describe('[ORD-07] carrier and tracking of an order', () => {
  test('are set with the dispatch in one write, and the timeline says both', async () => {
    const order = await sold();
    const { status, body } = await ship(order, { ...DETAILS, dispatch: true });
    expect([status, body]).toMatchObject([200, { ...DETAILS, shipping_order_status_id: 10 }]);
    expect(body.version).toBe(order.version + 1);
    const { body: entries } = await shop.owner.get<TimelineEntry[]>(`${path(order)}/timeline`);
    expect(entries[0]?.events).toEqual([
      { kind: 'shipping_status', from: 8, to: 10 },
      { kind: 'shipment', shipment: 'Servientrega · 2039482' },
    ]);
  });

  test('are not required for a dispatch, and can be written down and cleared later', async () => {
    const order = await sold();
    expect((await ship(order, { dispatch: true })).body).toMatchObject({
      shipping_order_status_id: 10,
      carrier: null,
    });
    expect((await ship(order, DETAILS)).body).toMatchObject(DETAILS);
    const cleared = await ship(order, { carrier: '', tracking_number: null, tracking_url: null });
    expect(cleared.body).toMatchObject({ carrier: null, tracking_number: null, tracking_url: null });
    expect(cleared.body).toMatchObject({ shipping_order_status_id: 10, total: order.total });
  });

  test('reach the other devices as a change of the order', async () => {
    const order = await sold();
    await settleEvents(shop, shop.storeId);
    const stream = await openEvents(await signedIn(shop, 'seller'), shop.storeId);
    await ship(order, DETAILS);
    expect(await stream.next()).toMatchObject({ type: 'orders.updated', id: order.id });
    await stream.close();
  });

  test.each([
    [{ tracking_url: 'http://servientrega.com/1' }, 'tracking_url', 'pattern'],
    [{ tracking_url: 'javascript:alert(1)' }, 'tracking_url', 'pattern'],
    [{ tracking_url: `https://a.co/${'x'.repeat(300)}` }, 'tracking_url', 'maxLength'],
    [{ tracking_number: 'x'.repeat(61) }, 'tracking_number', 'maxLength'],
    [{ carrier: 'x'.repeat(61) }, 'carrier', 'maxLength'],
    [{ carrier: 5 }, 'carrier', 'type'],
    [{ total: 1 }, 'total', 'unknown'],
  ])('a body like row %# is refused at its field, and changes nothing', async (body, field, key) => {
    const order = await sold();
    const answer = await ship(order, { dispatch: true, ...body });
    expect([answer.status, answer.body.errors?.[field]?.key]).toEqual([422, key]);
    expect((await shop.owner.get<Shipped>(path(order))).body).toMatchObject({
      shipping_order_status_id: 8,
      version: order.version,
    });
  });
});
