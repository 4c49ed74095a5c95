import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineOf, openShop, type Order, type Shop } from './shop.ts';

let shop: Shop;
let second: Order;
let third: Order;

beforeAll(async () => {
  shop = await openShop();
  const product = await shop.product({ price: 1_000, quantity_available: 50 });
  await shop.order([lineOf(product)]);
  second = await shop.order([lineOf(product)]);
  // Newer, and its text holds the other's number too.
  third = await shop.order([lineOf(product)], { comments: `Va con el ${second.sequence}` });
});
afterAll(() => shop.close());

const found = async (search: string) => {
  const query = new URLSearchParams({ search, sort: 'created_at,desc' });
  const { status, body } = await shop.owner.get<Order[]>(`${shop.base}/orders?${query}`);
  expect(status).toBe(200);
  return body.map(({ id }) => id);
};

test.each(['#%s', '%s', ' #%s ', 'pedido %s', 'Pedido  #%s'])(
  '[ORD-01] a search for "%s" finds the order of that number first',
  async (form) => {
    const [first, ...others] = await found(form.replace('%s', String(second.sequence)));
    expect(first).toBe(second.id);
    expect(others).toContain(third.id);
  },
);

test('a number that no order has finds no other order by its sign', async () => {
  expect(await found('#987654')).toEqual([]);
});
