/** An order keeps the currency it was made in, whatever the store's is later (docs/decisions/0080). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineOf, openShop, type Failure, type Order, type Product, type Shop } from './shop.ts';

interface Priced extends Order {
  currency: string | null;
  paid: number;
}

let shop: Shop;
let soap: Product;
let inPesos: Priced;
let ana: number;
const ANA = { first_name: 'Ana', phone_number: '573001234567', email: 'ana@ejemplo.co' };
const DAY = '2026-11-20T15:00:00Z';
beforeAll(async () => {
  shop = await openShop();
  shop.clock.set(new Date('2026-11-20T20:00:00Z'));
  soap = await shop.product({ name: 'Jabón de avena', price: 45_000, quantity_available: 100 });
  const made = await shop.owner.post<{ id: number }>(`${shop.base}/customers`, ANA);
  ana = made.body.id;
  inPesos = await make();
}, 120_000);
afterAll(() => shop.close());

const make = (fields: object = {}) =>
  shop.order([lineOf(soap)], {
    date: DAY,
    order_status_id: 4,
    customer_id: ana,
    ...fields,
  }) as Promise<Priced>;
const setCurrency = async (currency: string) =>
  expect((await shop.owner.put(`${shop.base}/currency`, { currency })).status).toBe(200);
const read = async ({ id }: Order) => (await shop.owner.get<Priced>(`${shop.base}/orders/${id}`)).body;

test('[CFG-02] after a change of currency no stored amount differs, and each order has the currency of its day', async () => {
  const catalog = () =>
    shop.database.read(shop.storeId, async (db) => {
      const { rows } = await sql`
        select p.price, p.discount_price, s.delivery_cost_details from products p join stores s on s.id = p.store_id
        order by p.id`.execute(db);
      return rows;
    });
  const before = await catalog();
  const { order_details, total, paid } = inPesos;
  await setCurrency('USD');
  const inDollars = await make();
  expect(await catalog()).toEqual(before);
  expect(await read(inPesos)).toMatchObject({ currency: 'COP', order_details, total, paid });
  expect(await read(inDollars)).toMatchObject({ currency: 'USD', total: 45_000 });
  await setCurrency('COP');
  expect(await read(inDollars)).toMatchObject({ currency: 'USD', total: 45_000 });
});

test('[CFG-02] no call gives an order another currency, and one that is sent back whole is taken', async () => {
  const order = await read(inPesos);
  const path = `${shop.base}/orders/${order.id}`;
  expect((await shop.owner.patch<Failure>(path, { currency: 'USD' })).body.errors).toEqual({
    currency: { key: 'readOnly' },
  });
  expect((await shop.owner.patch(path, { currency: 'COP', comments: 'Sin afán' })).status).toBe(200);
  expect(await read(inPesos)).toMatchObject({ currency: 'COP', comments: 'Sin afán' });
});

test('[CFG-02] an order of another currency takes no product at a price of now, and all else of it may change', async () => {
  const cream = await shop.product({ name: 'Crema', price: 30, quantity_available: 5 });
  await setCurrency('USD');
  const order = await read(inPesos);
  const path = `${shop.base}/orders/${order.id}`;
  const added = { order_details: [...order.order_details, lineOf(cream)] };
  expect(await shop.owner.patch<Failure>(path, added)).toMatchObject({
    status: 422,
    body: { errors: { 'order_details.1.product_id': { key: 'other_currency' } } },
  });
  const [line] = order.order_details;
  const more = { order_details: [{ ...line, quantity: 2 }] };
  expect((await shop.owner.patch<Priced>(path, more)).body).toMatchObject({ total: 90_000, currency: 'COP' });
  await shop.owner.patch(path, { order_details: [{ ...line, quantity: 1 }] });
  await setCurrency('COP');
});

test('[HOM-04] figures are those of the currency of now, and say how many orders they leave out', async () => {
  const stats = async () =>
    (await shop.owner.get(`${shop.base}/orders/stats?from=2026-11-20&to=2026-11-20`)).body;
  const day = async () => (await shop.owner.get(`${shop.base}/orders/daily-metrics?date=2026-11-20`)).body;
  const top = async () =>
    (await shop.owner.get(`${shop.base}/orders/top-products?from=2026-11-20&to=2026-11-20`)).body;
  const bought = async () => (await shop.owner.get(`${shop.base}/customers/${ana}`)).body;
  const sold = { orders: 1, sales: 45_000, other_currencies: 1 };
  await setCurrency('EUR');
  // Orders of both currencies were made above: nothing of them is a sale in euros.
  expect(await day()).toMatchObject({ orders: 0, sales: 0, other_currencies: 2, currency: 'EUR' });
  expect(await bought()).toMatchObject({ total: 0 });
  for (const currency of ['COP', 'USD']) {
    await setCurrency(currency);
    expect(await day()).toMatchObject({ ...sold, currency });
    expect(await stats()).toMatchObject({ days: [sold], branches: [sold], channels: [sold], currency });
    expect(await top()).toMatchObject([{ product_id: soap.id, units: 2, sales: 45_000 }]);
    expect(await bought()).toMatchObject({ total: 45_000 });
  }
  // What is written while it is dollars adds to the dollars, and takes nothing from the pesos.
  const { id } = await make();
  expect(await day()).toMatchObject({ ...sold, orders: 2, sales: 90_000 });
  await shop.owner.post(`${shop.base}/orders/${id}/refunds`, { amount: 5_000, reason: 'other' });
  expect(await day()).toMatchObject({ ...sold, orders: 2, sales: 85_000 });
  await shop.owner.post(`${shop.base}/orders/${inPesos.id}/refunds`, { amount: 1_000, reason: 'other' });
  expect(await day()).toMatchObject({ ...sold, orders: 2, sales: 85_000 });
  await setCurrency('COP');
  expect(await day()).toMatchObject({ ...sold, sales: 44_000, other_currencies: 2 });
});

test('[CFG-02] the file of the orders has the amounts as they are, each with its currency', async () => {
  const answer = await shop.owner.raw(
    `${shop.base}/orders/export?format=csv&columns=sequence,total,currency`,
  );
  const text = await answer.text();
  expect(text).toContain('Moneda');
  expect(text).toMatch(/45000[;,]USD/);
  expect(text).toMatch(/45000[;,]COP/);
});

test('[CFG-02] the log says an amount of an order in the currency of that order', async () => {
  await setCurrency('USD');
  await shop.owner.patch(`${shop.base}/orders/${inPesos.id}`, { shipping_cost: 8_000 });
  const { body } = await shop.owner.get<object[]>(`${shop.base}/audit?limit=5`);
  expect(body).toContainEqual(
    expect.objectContaining({ resource: 'orders', record_id: inPesos.id, currency: 'COP' }),
  );
  await setCurrency('COP');
});
