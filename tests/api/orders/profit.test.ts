/** The cost of a product: who sees it, and what sales leave beyond it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allPermissions } from '../../../domain/access/access.ts';
import type { Profit } from '../../../domain/orders/figure-answers.ts';
import { createEmployee } from '../access/callers.ts';
import { ORIGIN } from '../../support/api.ts';
import { createClient, type TestClient } from '../../support/client.ts';
import { lineOf, openShop, reading, type Failure, type Product, type Shop } from './shop.ts';

const DAY = '2026-10-05';

let shop: Shop;
let become: (permissions: string[]) => Promise<TestClient>;

beforeAll(async () => {
  shop = await openShop();
  const employee = await createEmployee(shop);
  become = async (permissions) => {
    const { cookies } = await employee.become(crypto.randomUUID(), permissions);
    return createClient(shop.api.fetch, { origin: ORIGIN, cookies: new Map(cookies) });
  };
}, 120_000);
afterAll(() => shop.close());

const all = () => allPermissions(shop.ports.resources.map(({ name }) => name));
const without = (permission: string) => become(all().filter((other) => other !== permission));
const profit = async (client = shop.owner, day = DAY) =>
  client.get<Profit & Failure>(`${shop.base}/orders/profit?from=${day}&to=${day}`);

describe('what sales leave', () => {
  test('is their amount less the cost of the units; products without a cost are told apart', async () => {
    const shirt = await shop.product({ name: 'Camisa', price: 50_000, cost: 20_000, quantity_available: 90 });
    const bag = await shop.product({ name: 'Bolso', price: 80_000, cost: 70_000, quantity_available: 90 });
    const belt = await shop.product({ name: 'Correa', price: 30_000, quantity_available: 90 });
    const sold = { date: `${DAY}T15:00:00Z`, order_status_id: 4 };
    await shop.order([lineOf(shirt, 3), lineOf(bag, 1)], { ...sold, shipping_cost: 12_000 });
    await shop.order([lineOf(belt, 2)], sold);
    await shop.order([lineOf(shirt, 9)], { ...sold, order_status_id: 3 });
    expect((await profit()).body).toEqual({
      sales: 230_000,
      cost: 130_000,
      unknown: 1,
      unknown_sales: 60_000,
      products: [
        { product_id: shirt.id, name: 'Camisa', units: 3, sales: 150_000, cost: 60_000 },
        { product_id: bag.id, name: 'Bolso', units: 1, sales: 80_000, cost: 70_000 },
      ],
      currency: 'COP',
    });
    // A cost that is written late counts for what was sold before, also after the day has been closed.
    const { version } = await shop.find(belt.id);
    const late = await shop.owner.patch(
      `${shop.base}/products/${belt.id}`,
      { cost: 31_000 },
      reading({ version }),
    );
    expect(late.status).toBe(200);
    expect((await profit()).body).toMatchObject({
      sales: 290_000,
      cost: 192_000,
      unknown: 0,
      unknown_sales: 0,
    });
  });

  test('of a product that was sold under two names is one, as in what sold most', async () => {
    const day = '2026-10-07';
    const hat = await shop.product({ name: 'Sombrero', price: 40_000, cost: 10_000, quantity_available: 9 });
    const sold = { date: `${day}T15:00:00Z`, order_status_id: 4 };
    await shop.order([lineOf(hat, 1)], sold);
    const path = `${shop.base}/products/${hat.id}`;
    const { version } = await shop.find(hat.id);
    expect((await shop.owner.patch(path, { name: 'Sombrero vueltiao' }, reading({ version }))).status).toBe(
      200,
    );
    await shop.order([{ ...lineOf(hat, 2), name: 'Sombrero vueltiao' }], sold);
    const one = { product_id: hat.id, name: 'Sombrero vueltiao', units: 3, sales: 120_000 };
    expect((await profit(shop.owner, day)).body.products).toEqual([{ ...one, cost: 30_000 }]);
    const top = await shop.owner.get(`${shop.base}/orders/top-products?from=${day}&to=${day}`);
    expect(top.body).toEqual([one]);
  });

  test('a day without sales has none', async () => {
    expect((await profit(shop.owner, '2026-01-05')).body).toEqual({
      sales: 0,
      cost: 0,
      unknown: 0,
      unknown_sales: 0,
      products: [],
      currency: 'COP',
    });
  });
});

describe('who may not see costs', () => {
  let product: Product;
  let seller: TestClient;
  beforeAll(async () => {
    product = await shop.product({ name: 'Ruana', price: 90_000, cost: 41_237 });
    seller = await without('products.costs');
  });

  test.each([
    ['the product', () => `/products/${product.id}`],
    ['the list', () => '/products?search=ruana'],
    ['the log', () => '/audit?resource.in=products'],
    ['the file', () => '/products/export?format=csv'],
  ])('reads it nowhere: %s', async (_, path) => {
    const hidden = await seller.get(`${shop.base}${path()}`);
    const open = await shop.owner.get(`${shop.base}${path()}`);
    expect(JSON.stringify(open.body)).toContain('41237');
    expect(hidden.status).toBe(200);
    expect(JSON.stringify(hidden.body)).not.toContain('41237');
  });

  test.each(['sort=["cost","ASC"]', 'filter={"cost.gte":40000}', 'sort=cost', 'cost.gte=1'])(
    'cannot ask by it: %s',
    async (query) => {
      const { status } = await seller.get(`${shop.base}/products?${query}`);
      expect(status).toBe(400);
    },
  );

  test('does not write it, and a save of what was read keeps it', async () => {
    const path = `${shop.base}/products/${product.id}`;
    const { version } = await shop.find(product.id);
    const refused = await seller.patch<Failure>(path, { cost: 1 }, reading({ version }));
    expect([refused.status, refused.body.errors?.['cost']?.key]).toEqual([403, 'forbidden']);
    const { body } = await seller.get<Record<string, unknown>>(path);
    const put = await seller.put(path, { ...body, name: 'Ruana larga' }, reading({ version }));
    expect(put.status, JSON.stringify(put.body)).toBe(200);
    expect(await shop.find(product.id)).toMatchObject({ name: 'Ruana larga', cost: 41_237 });
  });

  test('who only writes orders chooses products without it', async () => {
    const taker = await become(['orders.read', 'orders.write']);
    const { body } = await taker.get<Product[]>(`${shop.base}/products?search=ruana`);
    expect(body).toMatchObject([{ id: product.id, price: 90_000 }]);
    expect(JSON.stringify(body)).not.toContain('cost');
  });

  test('has no profit either', async () => {
    expect((await profit(seller)).status).toBe(403);
  });
});
