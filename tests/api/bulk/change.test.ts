import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import { signedIn } from '../../support/api.ts';
import { lineOf, openShop, option, type Failure, type Product, type Shop } from '../orders/shop.ts';
import type { TestAnswer } from '../../support/client.ts';

interface Outcome {
  changed: number[];
  unchanged: number[];
  failed: { id: number; record: string | null; code: string; errors?: Failure['errors'] }[];
  undo: { id: number; expires_at: string } | null;
}

interface Undone {
  undone: number[];
  failed: Outcome['failed'];
}

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const change = (
  body: Record<string, unknown>,
  options?: { headers: Record<string, string> },
): Promise<TestAnswer<Outcome & Failure>> =>
  shop.owner.patch<Outcome & Failure>(`${shop.base}/products`, body, options);
const undo = (offer: Outcome['undo'], resource = 'products') =>
  shop.owner.post<Undone & Failure>(`${shop.base}/${resource}/changes/${offer?.id ?? 0}/undo`);

test('a switch: what changed, what had the value already, what is missing; and back', async () => {
  const [a, b] = [await shop.product(), await shop.product({ active: 0 })];
  const { status, body } = await change({
    ids: [a.id, b.id, 999_999],
    change: { source: 'active', op: 'set', value: 0 },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    changed: [a.id],
    unchanged: [b.id],
    failed: [{ id: 999_999, record: null, code: 'not_found' }],
  });
  expect((await undo(body.undo)).body).toEqual({ undone: [a.id], failed: [] });
  const listed = await shop.owner.get<{ active: number }[]>(
    `${shop.base}/products?id.in=${a.id},${b.id}&sort=id`,
  );
  expect(listed.body.map(({ active }) => active)).toEqual([1, 0]);
});

test('a price goes up with the prices of its variants; a discount that is no longer lower is refused by name', async () => {
  const plain = await shop.product({ price: 10_000 });
  const sized = await shop.product({ price: 20_000, product_options: [option('Talla', 'S', 'M')] });
  const cheap = await shop.product({ name: 'Gorra', price: 5_000, discount_price: 4_000 });
  const { body } = await change({
    ids: [plain.id, sized.id, cheap.id],
    change: { source: 'price', op: 'percent', value: -20 },
  });
  expect(body.changed).toEqual([plain.id, sized.id]);
  expect(body.failed).toEqual([
    {
      id: cheap.id,
      record: 'Gorra',
      code: 'invalid',
      errors: { discount_price: { key: 'discount_not_lower', args: { price: 4_000 } } },
    },
  ]);
  const after = await shop.find(sized.id);
  expect([after.price, ...after.product_variants.map(({ price }) => price)]).toEqual([
    16_000, 16_000, 16_000,
  ]);
  expect((await shop.find(cheap.id)).price).toBe(5_000);
  expect((await undo(body.undo)).body.undone).toEqual([plain.id, sized.id]);
  const back = await shop.find(sized.id);
  expect([back.price, ...back.product_variants.map(({ price }) => price)]).toEqual([20_000, 20_000, 20_000]);
});

test('stock that is changed in bulk is in the ledger, and what is not counted stays so', async () => {
  const [counted, free] = [await shop.product({ quantity_available: 3 }), await shop.product()];
  const { body } = await change({
    ids: [counted.id, free.id],
    change: { source: 'quantity_available', op: 'add', value: 4 },
  });
  expect([body.changed, body.unchanged]).toEqual([[counted.id], [free.id]]);
  const ledger = await shop.database.read(shop.storeId, (sql) =>
    sql
      .selectFrom('stock_movements')
      .select(['delta', 'quantity_after', 'reason'])
      .where('product_id', '=', counted.id)
      .orderBy('id')
      .execute(),
  );
  expect(ledger).toEqual([
    { delta: 3, quantity_after: 3, reason: 'adjustment' },
    { delta: 4, quantity_after: 7, reason: 'adjustment' },
  ]);
  expect(
    (await change({ ids: [counted.id], change: { source: 'quantity_available', op: 'add', value: -8 } })).body
      .failed,
  ).toMatchObject([{ code: 'invalid', errors: { quantity_available: { key: 'minimum' } } }]);
});

test('a collection is added to several products, and taken out again', async () => {
  const sale = await shop.owner.post<{ id: number }>(`${shop.base}/collections`, {
    name: 'Rebajas',
    public: 1,
  });
  const [a, b] = [await shop.product(), await shop.product()];
  const ids = [a.id, b.id];
  const { body } = await change({
    ids,
    change: { source: 'collections_id', op: 'link', value: [sale.body.id] },
  });
  expect(body.changed).toEqual(ids);
  const inSale = () =>
    shop.owner.get<Product[]>(`${shop.base}/products?collections_id.in=${sale.body.id}&sort=id`);
  expect((await inSale()).body.map(({ id }) => id)).toEqual(ids);
  await undo(body.undo);
  expect((await inSale()).body).toEqual([]);
  const missing = await change({ ids, change: { source: 'collections_id', op: 'link', value: [999_999] } });
  expect(missing.body.failed).toHaveLength(2);
});

test('the records of a list are meant by its query, under the count that was seen', async () => {
  for (const name of ['Ruana azul', 'Ruana roja', 'Ruana verde']) await shop.product({ name });
  const body = {
    query: { search: 'ruana' },
    count: 3,
    change: { source: 'price', op: 'set', value: 77_000 },
  };
  const changed = await change(body);
  expect(changed.body.changed).toHaveLength(3);
  await shop.product({ name: 'Ruana gris' });
  const late = await change({ ...body, change: { source: 'price', op: 'set', value: 1 } });
  expect([late.status, late.body.code, late.body]).toMatchObject([409, 'selection_changed', { count: 4 }]);
  const many = await change({ ...body, count: 1001 });
  expect([many.status, many.body]).toMatchObject([422, { code: 'too_many_records', limit: 1000 }]);
});

test('a repeated call has one effect and the same answer', async () => {
  const { id } = await shop.product({ price: 1_000 });
  const headers = { 'x-request-id': crypto.randomUUID() };
  const body = { ids: [id], change: { source: 'price', op: 'percent', value: 100 } };
  const [first, again] = [await change(body, { headers }), await change(body, { headers })];
  expect(again.body).toEqual(first.body);
  expect((await shop.find(id)).price).toBe(2_000);
});

test('records that are judged alone are stored in one statement, each with its entry in the log', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 5; n += 1) ids.push((await shop.product({ price: 100 * n + 100 })).id);
  const { body } = await change({ ids, change: { source: 'price', op: 'add', value: 50 } });
  expect(body.changed).toEqual(ids);
  const rows = await shop.database.read(shop.storeId, (sql) =>
    sql
      .selectFrom('products')
      .select([raw<string>`xmin::text || ' ' || cmin::text`.as('statement'), 'price', 'version'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute(),
  );
  expect(new Set(rows.map(({ statement }) => statement)).size).toBe(1);
  expect(rows.map(({ price, version }) => [price, version])).toEqual(
    [150, 250, 350, 450, 550].map((price) => [price, 2]),
  );
  const { body: log } = await shop.owner.get<{ record_id: number; changes: unknown }[]>(
    `${shop.base}/audit?limit=5`,
  );
  expect(log.map(({ record_id, changes }) => [record_id, changes]).toReversed()).toEqual(
    ids.map((id, n) => [id, { price: [100 * n + 100, 100 * n + 150] }]),
  );
});

test('[PRD-09] of products that are published at once, those beyond the limit of the plan stay hidden', async () => {
  const owner = await signedIn(shop, 'outsider');
  const base = `/stores/${shop.otherStoreId}/products`;
  const add = async (n: number, active: number) =>
    (await owner.post<Product>(base, { name: `Cosa ${n}`, price: 1_000, active })).body.id;
  for (let n = 0; n < 19; n += 1) await add(n, 1);
  const hidden = [await add(19, 0), await add(20, 0)];
  const publish = { ids: hidden, change: { source: 'active', op: 'set', value: 1 } };
  const { body } = await owner.patch<Outcome>(base, publish);
  expect(body.changed).toEqual(hidden.slice(0, 1));
  expect(body.failed).toMatchObject([{ id: hidden[1], record: 'Cosa 20', code: 'plan_limit' }]);
});

test('two at once both count', async () => {
  const products = [await shop.product({ price: 100 }), await shop.product({ price: 100 })];
  const ids = products.map(({ id }) => id);
  const add = (value: number, order: number[]) =>
    change({ ids: order, change: { source: 'price', op: 'add', value } });
  await Promise.all([add(10, ids), add(5, ids.toReversed()), add(1, ids)]);
  for (const id of ids) expect((await shop.find(id)).price).toBe(116);
});

describe('undoing', () => {
  test('is refused for a record that somebody changed since; the others go back', async () => {
    const [a, b] = [await shop.product({ price: 100 }), await shop.product({ name: 'Poncho', price: 100 })];
    const { body } = await change({
      ids: [a.id, b.id],
      change: { source: 'price', op: 'set', value: 500 },
    });
    await shop.owner.patch(`${shop.base}/products/${b.id}`, { price: 900 });
    const undone = await undo(body.undo);
    expect(undone.body).toEqual({
      undone: [a.id],
      failed: [{ id: b.id, record: 'Poncho', code: 'changed_since' }],
    });
    expect([(await shop.find(a.id)).price, (await shop.find(b.id)).price]).toEqual([100, 900]);
  });

  test('of nothing but changed records is an error, and changes nothing', async () => {
    const { id } = await shop.product({ price: 100 });
    const { body } = await change({ ids: [id], change: { source: 'price', op: 'set', value: 500 } });
    await shop.owner.patch(`${shop.base}/products/${id}`, { price: 900 });
    const refused = await undo(body.undo);
    expect([refused.status, refused.body.code]).toEqual([409, 'changed_since']);
    await shop.owner.patch(`${shop.base}/products/${id}`, { price: 500 });
    expect((await undo(body.undo)).status).toBe(200);
  });

  test('a price goes back though units were sold meanwhile', async () => {
    const cup = await shop.product({ price: 100, quantity_available: 9 });
    const { body } = await change({ ids: [cup.id], change: { source: 'price', op: 'set', value: 500 } });
    await shop.order([{ ...lineOf(cup, 2), price: 500 }]);
    expect((await undo(body.undo)).status).toBe(200);
    const now = await shop.find(cup.id);
    expect([now.price, now.quantity_available]).toEqual([100, 7]);
  });

  test('happens once, even when it is asked for twice at the same moment', async () => {
    const { id } = await shop.product({ price: 100 });
    const { body } = await change({ ids: [id], change: { source: 'price', op: 'add', value: 1 } });
    const answers = await Promise.all([undo(body.undo), undo(body.undo)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await undo(body.undo)).body.code).toBe('undone_already');
    expect((await shop.find(id)).price).toBe(100);
  });

  test('cancelled orders give their goods back, and reopened ones must find them', async () => {
    const cup = await shop.product({ quantity_available: 5 });
    const order = await shop.order([lineOf(cup, 4)]);
    const cancel = await shop.owner.patch<Outcome>(`${shop.base}/orders`, {
      ids: [order.id],
      change: { source: 'order_status_id', op: 'set', value: ORDER_STATUS.cancelled },
    });
    expect(cancel.body.changed, JSON.stringify(cancel.body)).toEqual([order.id]);
    expect((await shop.find(cup.id)).quantity_available).toBe(5);
    const other = await shop.order([lineOf(cup, 3)]);
    const refused = await undo(cancel.body.undo, 'orders');
    expect([refused.status, refused.body.code]).toEqual([409, 'out_of_stock']);
    await shop.owner.delete(`${shop.base}/orders/${other.id}`);
    expect((await undo(cancel.body.undo, 'orders')).status).toBe(200);
    expect((await shop.find(cup.id)).quantity_available).toBe(1);
  });
});

test.each([
  [{ ids: [1] }],
  [{ change: { source: 'active', op: 'set', value: 1 } }],
  [{ ids: [1], query: {}, count: 1, change: { source: 'active', op: 'set', value: 1 } }],
  [{ query: {}, change: { source: 'active', op: 'set', value: 1 } }],
  [{ query: { 'secret.equals': 'x' }, count: 1, change: { source: 'active', op: 'set', value: 1 } }],
  [{ ids: [1], change: { source: 'name', op: 'set', value: 'x' } }],
  [{ ids: [1], change: { source: 'active', op: 'percent', value: 1 } }],
  [{ ids: [1], change: { source: 'price', op: 'percent', value: -101 } }],
  [{ ids: [1], change: { source: 'price', op: 'add', value: 'much' } }],
  [{ ids: [], change: { source: 'active', op: 'set', value: 1 } }],
])('%j is refused', async (body) => {
  expect((await change(body)).status).toBe(422);
});

test('undoing ends after a day', async () => {
  const { id } = await shop.product({ price: 100 });
  const { body } = await change({ ids: [id], change: { source: 'price', op: 'add', value: 1 } });
  shop.clock.advance(24 * 60 * 60 * 1000);
  const owner = await signedIn(shop, 'owner');
  const late = await owner.post<Failure>(`${shop.base}/products/changes/${body.undo?.id ?? 0}/undo`);
  expect([late.status, late.body.code]).toEqual([410, 'undo_expired']);
});
