import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LONGEST_ORDER_NOTE, type TimelineEntry } from '../../../domain/orders/timeline.ts';
import { removeOutlived } from '../../../server/modules/upkeep/retention.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { lineOf, openShop, type Failure, type Order, type Shop } from './shop.ts';

const DAY = 24 * 60 * 60 * 1000;

let shop: Shop;
let seller: TestClient;
beforeAll(async () => {
  shop = await openShop();
  seller = await signedIn(shop, 'seller');
});
afterAll(() => shop.close());

const path = (order: Order) => `${shop.base}/orders/${order.id}`;

async function timeline(order: Order, query = ''): Promise<TimelineEntry[]> {
  const { status, body } = await shop.owner.get<TimelineEntry[]>(`${path(order)}/timeline${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

async function sold(): Promise<Order> {
  return shop.order([lineOf(await shop.product({ quantity_available: 20 }), 2)]);
}

describe('[ORD-07] the timeline of an order', () => {
  test('says who did what, the latest first, in the order in which it happened', async () => {
    const order = await sold();
    await shop.owner.post(`${path(order)}/status/4/type/1`);
    await shop.owner.patch(path(order), { comments: 'Con moño', shipping_cost: 5_000 });
    const entries = await timeline(order);
    expect(entries.map(({ events }) => events)).toEqual([
      [
        { kind: 'field', field: 'comments' },
        { kind: 'shipping_cost', from: 0, to: 5_000 },
        { kind: 'total', from: 100_000, to: 105_000 },
      ],
      [{ kind: 'status', from: 1, to: 4 }],
      [{ kind: 'created', total: 100_000 }],
    ]);
    expect(entries.every(({ user, member, at }) => user !== null && member && at !== '')).toBe(true);
  });

  test('comes in pages, with the exact total', async () => {
    const order = await sold();
    for (const status of [2, 4, 1]) await shop.owner.post(`${path(order)}/status/${status}/type/1`);
    const { headers } = await shop.owner.get(`${path(order)}/timeline?limit=2&page=2`);
    expect(headers.get('x-total-count')).toBe('4');
    const pages = [await timeline(order, '?limit=2'), await timeline(order, '?limit=2&page=2')];
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(4);
    expect(await timeline(order, '?page=9')).toEqual([]);
  });

  test('an order that is not there has none', async () => {
    expect((await shop.owner.get(`${shop.base}/orders/987654/timeline`)).status).toBe(404);
  });
});

describe('[ORD-07] notes of the team', () => {
  const write = (client: TestClient, order: Order, text: string) =>
    client.post<{ id: number } & Failure>(`${path(order)}/notes`, { text });

  test('stand in the timeline with their author, who alone changes and deletes them', async () => {
    const order = await sold();
    const { status, body: note } = await write(shop.owner, order, '  Llamar antes de las 5 ');
    expect(status).toBe(201);
    expect((await timeline(order))[0]).toMatchObject({
      type: 'note',
      id: note.id,
      text: 'Llamar antes de las 5',
      own: true,
      edited: false,
    });
    const seen = await seller.get<TimelineEntry[]>(`${path(order)}/timeline`);
    expect(seen.body[0]).toMatchObject({ type: 'note', own: false });
    const notePath = `${path(order)}/notes/${note.id}`;
    expect((await seller.put(notePath, { text: 'x' })).status).toBe(403);
    expect((await seller.delete(notePath)).status).toBe(403);
    expect((await shop.owner.put(notePath, { text: 'Llamar a las 6' })).status).toBe(204);
    expect((await timeline(order))[0]).toMatchObject({ text: 'Llamar a las 6', edited: true });
    expect((await shop.owner.delete(notePath)).status).toBe(204);
    expect((await timeline(order)).filter(({ type }) => type === 'note')).toEqual([]);
  });

  test('are of one order: another one does not reach them', async () => {
    const [order, other] = [await sold(), await sold()];
    const { body: note } = await write(shop.owner, order, 'Mía');
    expect((await shop.owner.put(`${path(other)}/notes/${note.id}`, { text: 'x' })).status).toBe(404);
    expect((await timeline(other)).some(({ type }) => type === 'note')).toBe(false);
  });

  test('[I6] each write of a note is in the log once', async () => {
    const order = await sold();
    const { body: note } = await write(shop.owner, order, 'Uno');
    await shop.owner.put(`${path(order)}/notes/${note.id}`, { text: 'Dos' });
    await shop.owner.delete(`${path(order)}/notes/${note.id}`);
    const { body: log } = await shop.owner.get<{ record_id: number; changes: object }[]>(
      `${shop.base}/audit?action.in=note`,
    );
    expect(log.filter(({ record_id }) => record_id === order.id).map(({ changes }) => changes)).toEqual([
      { note: ['Dos', null] },
      { note: ['Uno', 'Dos'] },
      { note: [null, 'Uno'] },
    ]);
  });

  test.each([
    ['without text', '', 'minLength'],
    ['of spaces', '   ', 'required'],
    ['that is too long', 'x'.repeat(LONGEST_ORDER_NOTE + 1), 'maxLength'],
  ])('a note %s is refused at its field', async (_, text, key) => {
    const { status, body } = await write(shop.owner, await sold(), text);
    expect([status, body.errors?.['text']?.key]).toEqual([422, key]);
  });

  test('never reach the file of the orders', async () => {
    const order = await sold();
    await write(shop.owner, order, 'Secreto del equipo');
    const file = await shop.owner.raw(`${shop.base}/orders/export?format=csv`);
    expect(await file.text()).not.toContain('Secreto del equipo');
    const { body } = await shop.owner.get(path(order));
    expect(JSON.stringify(body)).not.toContain('Secreto del equipo');
  });

  test('return with an order whose deletion is undone, and go when it cannot return', async () => {
    const notes = async (order: Order) => (await timeline(order)).filter(({ type }) => type === 'note');
    const order = await sold();
    await write(shop.owner, order, 'Guardar');
    const remove = () => shop.owner.raw(path(order), { method: 'DELETE' });
    const undo = (await remove()).headers.get('undo-id');
    expect((await shop.owner.post(`${shop.base}/orders/deletions/${undo}/undo`)).status).toBe(200);
    const later = new Date(shop.clock.now().getTime() + 2 * DAY);
    await removeOutlived(shop.database, later);
    // The sessions of that time have gone too.
    shop.owner = await signedIn(shop, 'owner');
    expect(await notes(order)).toHaveLength(1);
    await remove();
    expect((await removeOutlived(shop.database, later))['order_notes']).toBe(1);
  });
});
