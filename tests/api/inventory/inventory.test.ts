import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  InventoryRow,
  InventorySummary,
  ProductStock,
  StockMovementRow,
} from '../../../domain/stock/inventory-answers.ts';
import { sql } from 'kysely';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { lineOf, openShop, option, type Failure, type Product, type Shop } from '../orders/shop.ts';

let shop: Shop;
let shirt: Product;
let mug: Product;
let soap: Product;

beforeAll(async () => {
  shop = await openShop();
  shirt = await shop.product({
    name: 'Camiseta Ñandú',
    product_options: [option('Talla', 'S', 'M')],
    product_variants: [
      { key: 'S', price: 40_000, quantity: 12, sku: 'CAM-S' },
      { key: 'M', price: 45_000, quantity: 3, sku: 'CAM-M' },
    ],
  });
  mug = await shop.product({
    name: 'Pocillo',
    price: 15_000,
    discount_price: 12_000,
    quantity_available: 0,
    sku: 'POC',
  });
  soap = await shop.product({ name: 'Jabón', price: 9_000 });
});
afterAll(() => shop.close());

/** The seller, with these permissions and no other. */
async function member(permissions: string[]): Promise<TestClient> {
  await shop.database.write(shop.storeId, ({ sql: db }) =>
    sql`update roles set permissions = ${permissions} where store_id = ${shop.storeId} and name = 'Ventas'`.execute(
      db,
    ),
  );
  return signedIn(shop, 'seller');
}

const list = async (query = '') => {
  const { body, headers } = await shop.owner.get<InventoryRow[]>(`${shop.base}/inventory${query}`);
  return { rows: body, total: Number(headers.get('x-total-count')) };
};
const shelf = (product: Product, key?: string): string =>
  `${shop.base}/inventory/${product.id}/${product.product_variants.find((one) => one.key === key)?.id ?? 0}`;
const ledger = async (product: Product, key?: string, query = '') =>
  (await shop.owner.get<StockMovementRow[]>(`${shelf(product, key)}/movements${query}`)).body;
const summary = async () => (await shop.owner.get<InventorySummary>(`${shop.base}/inventory/summary`)).body;
const named = ({ product, product_variant }: InventoryRow): string =>
  [product.name, product_variant?.name].filter(Boolean).join(' ');

describe('the list', () => {
  test('[INV-05] a row is a product, or a variant with its own SKU, price and options; 0 stands for none', async () => {
    const { rows, total } = await list();
    expect(total).toBe(4);
    expect(rows.map(named)).toEqual(['Camiseta Ñandú S', 'Camiseta Ñandú M', 'Jabón', 'Pocillo']);
    expect(rows[1]).toEqual({
      id: `${shirt.id}-${shirt.product_variants[1]?.id}`,
      quantity: 3,
      state: 'low',
      product_variant_id: shirt.product_variants[1]?.id,
      product: {
        id: shirt.id,
        name: 'Camiseta Ñandú',
        active: 1,
        low_stock: null,
        sku: null,
        barcode: null,
        price: 50_000,
        discount_price: null,
        product_images: [],
      },
      product_variant: {
        name: 'M',
        sku: 'CAM-M',
        barcode: null,
        price: 45_000,
        discount_price: null,
        variant_options: [{ name: 'Talla', value: 'M' }],
      },
      count: null,
    });
    expect(rows[3]).toMatchObject({
      id: `${mug.id}-0`,
      product_variant_id: 0,
      product_variant: null,
      state: 'out',
    });
    expect(rows[2]).toMatchObject({ quantity: null, state: 'uncounted' });
  });

  test('[INV-01] search finds products and variants without accents; states filter, columns sort, pages end', async () => {
    expect((await list('?search=nandu')).rows.map(named)).toEqual(['Camiseta Ñandú S', 'Camiseta Ñandú M']);
    expect((await list('?search=cam-m')).rows.map(named)).toEqual(['Camiseta Ñandú M']);
    expect((await list('?search=camiseta+cam-m')).rows).toHaveLength(1);
    expect((await list('?search=%25')).rows).toEqual([]);
    expect((await list('?state.in=low,out')).rows.map(named)).toEqual(['Camiseta Ñandú M', 'Pocillo']);
    const byUnits = async (direction: 'asc' | 'desc') =>
      (await list(`?sort=quantity,${direction}`)).rows.map(({ quantity }) => quantity);
    expect(await byUnits('desc')).toEqual([12, 3, 0, null]);
    expect(await byUnits('asc')).toEqual([0, 3, 12, null]);
    expect((await list(`?product_id.in=${mug.id},${soap.id}`)).total).toBe(2);
    expect(await list('?limit=2&page=9')).toEqual({ rows: [], total: 4 });
    const wrong = await shop.owner.get<Failure>(`${shop.base}/inventory?state.in=lots`);
    expect([wrong.status, wrong.body.code]).toEqual([400, 'invalid_parameter']);
  });

  test('[INV-01] products have the stock of all of their variants, also where a search or a state finds one of them', async () => {
    const stock = async (query = '') => {
      const { body, headers } = await shop.owner.get<ProductStock[]>(
        `${shop.base}/inventory/products${query}`,
      );
      const rows = body.map(({ product: { name }, ...rest }) => [name, ...Object.values(rest)]);
      return { rows, total: Number(headers.get('x-total-count')) };
    };
    const shirts = ['Camiseta Ñandú', 2, 15, 0, 1, 0];
    expect(await stock()).toEqual({
      rows: [shirts, ['Jabón', 0, null, 0, 0, 1], ['Pocillo', 0, 0, 1, 0, 0]],
      total: 3,
    });
    expect((await stock('?search=cam-m')).rows).toEqual([shirts]);
    expect((await stock('?state.in=low')).rows).toEqual([shirts]);
    expect(await stock('?limit=1&page=3')).toMatchObject({ rows: [['Pocillo', 0, 0, 1, 0, 0]], total: 3 });
    expect(await stock('?page=9')).toEqual({ rows: [], total: 3 });
    expect(await stock('?search=nada')).toEqual({ rows: [], total: 0 });
  });

  test('the store says at which quantity stock is low', async () => {
    expect(await summary()).toMatchObject({ all: 4, low: 1, out: 1, low_stock: 5, count: null });
    await shop.owner.put(`${shop.base}/inventory/threshold`, { low_stock: 12 });
    expect(await summary()).toMatchObject({ low: 2, low_stock: 12 });
    await shop.owner.put(`${shop.base}/inventory/threshold`, { low_stock: 5 });
    expect((await shop.owner.put(`${shop.base}/inventory/threshold`, { low_stock: -1 })).status).toBe(422);
  });
});

describe('adjustments', () => {
  test('the ledger says who, when, why and which order, the latest first and by pages', async () => {
    const hat = await shop.product({ name: 'Gorra', quantity_available: 4 });
    const order = await shop.order([lineOf(hat)]);
    await shop.owner.post(`${shelf(hat)}/adjustments`, { delta: -1, reason: 'damage', note: ' Se mojó ' });
    const rows = await ledger(hat);
    expect(
      rows.map(({ delta, quantity_after, reason, note }) => [delta, quantity_after, reason, note]),
    ).toEqual([
      [-1, 2, 'damage', 'Se mojó'],
      [-1, 3, 'order', null],
      [4, 4, 'adjustment', null],
    ]);
    expect(rows[1]).toMatchObject({ order_id: order.id, order_number: order.sequence });
    expect(rows[0]?.user).toBeTruthy();
    expect((await ledger(hat, undefined, '?limit=1&page=2')).map(({ reason }) => reason)).toEqual(['order']);
    const reader = await member(['products.read']);
    const seen = await reader.get<StockMovementRow[]>(`${shelf(hat)}/movements`);
    expect(seen.body[1]).toMatchObject({ order_id: null, order_number: null, reason: 'order' });
  });

  test('a repeated request changes stock once', async () => {
    const hat = await shop.product({ name: 'Gorra', quantity_available: 4 });
    const headers = { 'x-request-id': crypto.randomUUID() };
    const body = { delta: 5, reason: 'purchase' };
    for (let at = 0; at < 3; at++)
      expect((await shop.owner.post(`${shelf(hat)}/adjustments`, body, { headers })).body).toMatchObject({
        quantity: 9,
      });
    expect((await shop.find(hat.id)).quantity_available).toBe(9);
  });

  test('counting begins and ends with a set; a delta needs a number to start from', async () => {
    const hat = await shop.product({ name: 'Gorra' });
    const path = `${shelf(hat)}/adjustments`;
    const blind = await shop.owner.post<Failure>(path, { delta: 1, reason: 'purchase' });
    expect([blind.status, blind.body.errors]).toMatchObject([422, { delta: { key: 'not_counted' } }]);
    await shop.owner.post(path, { quantity: 8, seen: null, reason: 'recount' });
    const short = await shop.owner.post<Failure>(path, { delta: -9, reason: 'loss' });
    expect([short.status, short.body.errors?.['delta']?.args]).toEqual([409, { available: 8 }]);
    const ended = await shop.owner.post(path, { quantity: null, seen: 8, reason: 'other' });
    expect(ended.body).toMatchObject({ quantity: null });
    expect((await ledger(hat)).map(({ delta }) => delta)).toEqual([-8, 8]);
  });

  test.each([
    ['a set without what was seen', { quantity: 1, reason: 'recount' }, 'seen'],
    ['neither set nor delta', { reason: 'recount' }, 'quantity'],
    ['both', { quantity: 1, seen: 1, delta: 1, reason: 'recount' }, 'quantity'],
    ['a negative quantity', { quantity: -1, seen: 0, reason: 'recount' }, 'quantity'],
    ['half a unit', { quantity: 1.5, seen: 0, reason: 'recount' }, 'quantity'],
    ['a reason of its own', { delta: 1, reason: 'theft' }, 'reason'],
    ['a note without end', { delta: 1, reason: 'other', note: 'x'.repeat(201) }, 'note'],
  ])('%s is refused at its field', async (_, body, field) => {
    const answer = await shop.owner.post<Failure>(`${shelf(mug)}/adjustments`, body);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  });

  test('a product whose variants hold its stock has no shelf of its own, and a variant is known by its product', async () => {
    const body = { quantity: 1, seen: null, reason: 'recount' };
    const variant = shirt.product_variants[0]?.id;
    for (const path of [`${shirt.id}/0`, `${mug.id}/${variant}`, '987654/0'])
      expect((await shop.owner.post(`${shop.base}/inventory/${path}/adjustments`, body)).status).toBe(404);
  });

  test('a price is set on its shelf, by members who may, and never below the discount', async () => {
    const path = `${shelf(shirt, 'S')}/price`;
    expect((await shop.owner.put(path, { price: 41_000, seen: 40_000 })).body).toMatchObject({
      price: 41_000,
    });
    const stale = await shop.owner.put(path, { price: 42_000, seen: 40_000 });
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'changed_since', price: 41_000 }]);
    const low = await shop.owner.put<Failure>(`${shelf(mug)}/price`, { price: 12_000, seen: 15_000 });
    expect([low.status, low.body.errors]).toMatchObject([422, { price: { key: 'price_not_higher' } }]);
    expect(
      (await shop.find(shirt.id)).product_variants.map(({ price, quantity }) => [price, quantity]),
    ).toEqual([
      [41_000, 12],
      [45_000, 3],
    ]);
    const pricer = await member(['products.read', 'products.edit_price']);
    expect((await pricer.put(path, { price: 40_000, seen: 41_000 })).status).toBe(200);
  });
});

describe('a count of the shelves', () => {
  const count = `/inventory/count`;
  const note = (product: Product, counted: number | null, key?: string) =>
    shop.owner.put<InventorySummary & Failure>(`${shop.base}${count}/lines`, {
      lines: [
        {
          product_id: product.id,
          product_variant_id: product.product_variants.find((one) => one.key === key)?.id ?? 0,
          counted,
        },
      ],
    });

  test('is kept, reviewed, and applied with what was sold in between', async () => {
    const [tea, rice] = [
      await shop.product({ name: 'Té', quantity_available: 10 }),
      await shop.product({ name: 'Arroz', quantity_available: 6 }),
    ];
    expect((await shop.owner.post(`${shop.base}${count}`)).body).toMatchObject({ count: { counted: 0 } });
    await shop.order([lineOf(tea, 1)]);
    // Nine are on record, eight on the shelf.
    await note(tea, 8);
    await note(rice, 6);
    expect((await note(soap, 4)).body.count).toMatchObject({ counted: 3, different: 2 });
    await shop.order([lineOf(tea, 3)]);
    expect((await list('?counted.in=different')).rows.map(({ count: line }) => line)).toEqual([
      { counted: 4, expected: null },
      { counted: 8, expected: 9 },
    ]);
    expect((await list('?counted.in=pending')).rows.map(named)).not.toContain('Té');
    expect((await note(soap, null)).body.count).toMatchObject({ counted: 2, different: 1 });
    expect((await shop.owner.post(`${shop.base}${count}/apply`)).body).toEqual({ counted: 2, changed: 1 });
    expect((await shop.find(tea.id)).quantity_available).toBe(5);
    expect((await ledger(tea))[0]).toMatchObject({ delta: -1, quantity_after: 5, reason: 'count' });
    expect((await summary()).count).toBeNull();
  });

  test('goes on for the member who joins, and leaves no trace when it is dropped', async () => {
    const first = await shop.owner.post<InventorySummary>(`${shop.base}${count}`);
    await note(mug, 40);
    const second = await shop.owner.post<InventorySummary>(`${shop.base}${count}`);
    expect(second.body.count).toMatchObject({ id: first.body.count?.id, counted: 1 });
    expect((await shop.owner.delete(`${shop.base}${count}`)).status).toBe(204);
    expect((await shop.find(mug.id)).quantity_available).toBe(0);
    expect((await note(mug, 1)).status).toBe(404);
    expect((await shop.owner.post(`${shop.base}${count}/apply`)).status).toBe(404);
  });

  test('a shelf that is gone is left out, and too many lines at once are refused', async () => {
    await shop.owner.post(`${shop.base}${count}`);
    const cap = await shop.product({ name: 'Boina', quantity_available: 2 });
    await note(cap, 1);
    expect((await note(shirt, 1)).body.count).toMatchObject({ counted: 1 });
    await shop.owner.delete(`${shop.base}/products/${cap.id}`);
    expect((await shop.owner.post(`${shop.base}${count}/apply`)).body).toEqual({ counted: 0, changed: 0 });
    await shop.owner.post(`${shop.base}${count}`);
    const line = { product_id: mug.id, product_variant_id: 0, counted: 1 };
    const lines = Array.from({ length: 201 }, () => line);
    expect((await shop.owner.put(`${shop.base}${count}/lines`, { lines })).status).toBe(422);
    await shop.owner.delete(`${shop.base}${count}`);
  });
});
