import { describe, expect, test } from 'vitest';
import { eventsOf, originOf, type LoggedChanges } from '../../../domain/orders/timeline.ts';

const line = (id: number | undefined, name: string, quantity: number, price = 1_000) => ({
  ...(id !== undefined && { id }),
  name,
  quantity,
  price,
});

describe('what happened to an order', () => {
  test('a new order says its total, and nothing of its fields', () => {
    expect(eventsOf('create', { total: [null, 30_000], comments: [null, 'Hola'] })).toEqual([
      { kind: 'created', total: 30_000 },
    ]);
  });

  test('an order that returns after its deletion says that alone', () => {
    expect(eventsOf('restore', { total: [null, 30_000] })).toEqual([{ kind: 'restored' }]);
  });

  test('both states, with the one before', () => {
    const events = eventsOf('status', { shipping_order_status_id: [8, 10], order_status_id: [1, 4] });
    expect(events).toEqual([
      { kind: 'status', from: 1, to: 4 },
      { kind: 'shipping_status', from: 8, to: 10 },
    ]);
  });

  test('a cancellation says its state alone, not that the units are no longer held', () => {
    const changes: LoggedChanges = { order_status_id: [1, 3], holds_stock: [1, 0], to_collect: [1, 0] };
    expect(eventsOf('status', changes)).toEqual([{ kind: 'status', from: 1, to: 3 }]);
  });

  test('lines that come, go and change; what follows from them is not said twice', () => {
    const before = [line(1, 'Jabón', 2), line(2, 'Pocillo', 1)];
    const after = [line(1, 'Jabón', 3, 900), line(undefined, 'Vela', 4), line(undefined, 'Vaso', 5)];
    const changes = {
      total: [3_000, 12_000],
      subtotal: [3_000, 12_000],
      items_count: [3, 12],
      order_details: [before, after],
    } as const;
    expect(eventsOf('products', changes)).toEqual([
      { kind: 'line_added', line: 'Vela', units: 4 },
      { kind: 'line_added', line: 'Vaso', units: 5 },
      { kind: 'line_removed', line: 'Pocillo', units: 1 },
      { kind: 'line_quantity', line: 'Jabón', from: 2, to: 3 },
      { kind: 'line_price', line: 'Jabón', from: 1_000, to: 900 },
      { kind: 'total', from: 3_000, to: 12_000 },
    ]);
  });

  test('[ORD-07] a discount in percent is said once, in whole pesos', () => {
    const changes: LoggedChanges = {
      discount: [0, 2_000],
      discount_percent: [null, 10],
      total: [20_000, 18_000],
    };
    expect(eventsOf('update', changes)).toEqual([
      { kind: 'discount', from: 0, to: 2_000 },
      { kind: 'total', from: 20_000, to: 18_000 },
    ]);
  });

  test('any other field by its source, without its value: it may be the address of a person', () => {
    expect(eventsOf('customer', { customer: [{ first_name: 'A' }, { first_name: 'B' }] })).toEqual([
      { kind: 'field', field: 'customer' },
    ]);
  });

  test('[ORD-07] carrier, number and link are one event, which names what is new', () => {
    const shipped: LoggedChanges = {
      carrier: [null, 'TCC'],
      tracking_number: [null, '889'],
      tracking_url: [null, 'https://a.co'],
      shipping_order_status_id: [7, 10],
    };
    expect(eventsOf('shipment', shipped)).toEqual([
      { kind: 'shipping_status', from: 7, to: 10 },
      { kind: 'shipment', shipment: 'TCC · 889' },
    ]);
    expect(eventsOf('shipment', { tracking_url: [null, 'https://a.co'] })).toEqual([
      { kind: 'shipment', shipment: 'https://a.co' },
    ]);
    expect(eventsOf('shipment', { carrier: ['TCC', null], tracking_number: ['889', null] })).toEqual([
      { kind: 'shipment_removed' },
    ]);
  });

  test('what is no list of lines is none', () => {
    expect(eventsOf('update', { order_details: ['x', null] })).toEqual([]);
  });
});

test.each([
  [7, 'a3b0', 'member'],
  [7, 'import-12', 'import'],
  [null, 'payment-9', 'payment'],
  [null, 'plan-products-3', 'system'],
] as const)('[ORD-07] what the user %s did by the call %s has the origin %s', (user, request, origin) => {
  expect(originOf(user, request)).toBe(origin);
});
