import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineOf, openShop, option, reading, type Order, type Shop } from './shop.ts';

let shop: Shop;
let earring: Order;
let shirt: Order;
let lamp: Order;

beforeAll(async () => {
  shop = await openShop();
  const arete = await shop.product({ name: 'Arete dorado', sku: 'AR-100' });
  const camiseta = await shop.product({
    name: 'Camiseta Algodón',
    product_options: [option('Talla', 'Mediana')],
    product_variants: [{ key: 'Mediana', price: 30_000, sku: 'CAM-MED' }],
  });
  const luces = await shop.product({ name: 'Luces LED', sku: 'LUZ-9' });
  const maria = { customer: { first_name: 'María', phone_number: '573001112244' } };
  earring = await shop.order([lineOf(arete)], maria);
  shirt = await shop.order([lineOf(camiseta, 1, 'Mediana'), lineOf(arete)], { comments: 'Para regalo' });
  lamp = await shop.order([lineOf(luces)], maria);
}, 60_000);
afterAll(() => shop.close());

const found = async (search: string) => {
  const query = new URLSearchParams({ search, sort: 'sequence,asc' });
  const { status, body } = await shop.owner.get<Order[]>(`${shop.base}/orders?${query}`);
  expect(status).toBe(200);
  return body.map(({ id }) => id);
};

test('[ORD-01] a search finds orders by the name, the variant and the SKU of their lines', async () => {
  const expected: [string, Order[]][] = [
    ['arete', [earring, shirt]],
    ['ARETES', [earring, shirt]],
    ['algodon', [shirt]],
    ['camisetas mediana', [shirt]],
    ['cam-med', [shirt]],
    ['ar-10', [earring, shirt]],
    ['luz', [lamp]],
    ['maria aretes', [earring]],
    ['camiseta arete regalo', [shirt]],
    ['aretes luces', []],
  ];
  for (const [search, orders] of expected)
    expect([search, await found(search)]).toEqual([search, orders.map(({ id }) => id)]);
});

test('[ORD-01] it follows the lines of the order, and not later names of its products', async () => {
  const gone = await shop.product({ name: 'Florero azul', sku: 'FL-1' });
  const next = await shop.product({ name: 'Jarra verde', sku: 'JA-1' });
  const order = await shop.order([lineOf(gone)]);
  await shop.owner.patch(`${shop.base}/products/${gone.id}`, { name: 'Materas' }, reading(gone));
  expect([await found('floreros'), await found('materas')]).toEqual([[order.id], []]);
  const details = [lineOf(next)];
  const changed = await shop.owner.patch<Order>(
    `${shop.base}/orders/${order.id}`,
    { order_details: details },
    reading(order),
  );
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  expect([await found('floreros'), await found('jarras'), await found('ja-1')]).toEqual([
    [],
    [order.id],
    [order.id],
  ]);
  // A write of something else leaves them as they are.
  const noted = await shop.owner.patch<Order>(
    `${shop.base}/orders/${order.id}`,
    { comments: 'Urgente' },
    reading(changed.body),
  );
  expect([noted.status, await found('urgente jarra')]).toEqual([200, [order.id]]);
});
