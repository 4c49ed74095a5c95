/**
 * What one call changes is read by every other call that a screen shows it from: a table of changes and readers. A
 * value that one reader says differently is a fault, also where each call is right by itself.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import {
  lineOf,
  openShop,
  option,
  reading,
  type Order,
  type Product,
  type Shop,
} from '../../api/orders/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function read<T>(below: string): Promise<T> {
  const { status, body } = await shop.owner.get<T>(`${shop.base}${below}`);
  if (status !== 200) throw new Error(`${below}: ${status} ${JSON.stringify(body)}`);
  return body;
}

interface Row {
  id: number;
  name: string;
  price: number;
  quantity_available: number | null;
}
interface Shelf {
  quantity: number | null;
  product: { id: number; name: string; price: number };
}

/** Column of a product's line in an export, by the header in Spanish. */
async function exported(resource: string, header: string, name: string): Promise<string | undefined> {
  const file = await shop.owner.raw(`${shop.base}/${resource}/export?format=csv`);
  const [head = '', ...lines] = (await file.text()).replace('\uFEFF', '').split('\r\n');
  const separator = head.includes(';') ? ';' : ',';
  const at = head.split(separator).indexOf(header);
  return lines.find((line) => line.includes(name))?.split(separator)[at];
}

const PLACES: Record<string, (id: number, name: string) => Promise<Row | undefined>> = {
  'the page of the product': (id) => read<Row>(`/products/${id}`),
  'the list': async (id) => (await read<Row[]>('/products?limit=100')).find((row) => row.id === id),
  'the search, from which an order picks': async (id, name) =>
    (await read<Row[]>(`/products?limit=100&search=${encodeURIComponent(name)}`)).find(
      (row) => row.id === id,
    ),
  'the inventory': async (id) => {
    const shelf = (await read<Shelf[]>('/inventory?limit=100')).find(({ product }) => product.id === id);
    return shelf && { ...shelf.product, quantity_available: shelf.quantity };
  },
};

describe('a product without variants', () => {
  let product: Product;
  const NAME = 'Vela de coco';

  beforeAll(async () => {
    product = await shop.product({ name: 'Vela de soja', sku: 'VS-1', price: 20_000, quantity_available: 5 });
    const { id } = product;
    await shop.owner.patch(`${shop.base}/products/${id}`, { name: NAME, price: 30_000 }, reading(product));
    await shop.owner.post(`${shop.base}/inventory/${id}/0/adjustments`, { delta: 4, reason: 'purchase' });
  });

  it.each(Object.keys(PLACES))('new price, name and stock are read in %s', async (place) => {
    expect(await PLACES[place]?.(product.id, NAME)).toMatchObject({
      name: NAME,
      price: 30_000,
      quantity_available: 9,
    });
  });

  it('the search does not find the name of before', async () => {
    expect(await read('/products?limit=100&search=soja')).toEqual([]);
  });

  it('the export has the new price and stock', async () => {
    expect(await exported('products', 'Precio', NAME)).toBe('30000');
    expect(await exported('products', 'Unidades disponibles', NAME)).toBe('9');
  });

  it('the ledger has the movement', async () => {
    const [latest] = await read<{ delta: number; quantity_after: number }[]>(
      `/inventory/${product.id}/0/movements`,
    );
    expect(latest).toMatchObject({ delta: 4, quantity_after: 9 });
  });

  it('a price of the inventory is the price of the product', async () => {
    const made = await shop.product({ name: 'Jabón', price: 8000, quantity_available: 2 });
    const shelf = `${shop.base}/inventory/${made.id}/0/price`;
    expect((await shop.owner.put(shelf, { price: 9000, seen: 8000 })).status).toBe(200);
    for (const place of Object.keys(PLACES))
      expect((await PLACES[place]?.(made.id, 'Jabón'))?.price, place).toBe(9000);
  });
});

describe('a product with variants', () => {
  let shirt: Product;

  beforeAll(async () => {
    const made = await shop.product({
      name: 'Camisa',
      price: 40_000,
      product_options: [option('Talla', 'S', 'M')],
    });
    await shop.owner.patch(`${shop.base}/products/${made.id}`, { price: 50_000 }, reading(made));
    shirt = await shop.find(made.id);
  });

  it('the list shows the new price', async () => {
    expect((await PLACES['the list']?.(shirt.id, 'Camisa'))?.price).toBe(50_000);
  });

  it('its variants cost what the list shows', () => {
    expect(shirt.product_variants.map(({ price }) => price)).toEqual([50_000, 50_000]);
  });
});

it('a PUT that does not name the stock keeps it', async () => {
  const made = await shop.product({ name: 'Taza', price: 12_000, quantity_available: 6 });
  const body = { name: 'Taza', price: 13_000, active: 1 };
  const { status } = await shop.owner.put(`${shop.base}/products/${made.id}`, body, reading(made));
  expect([status, (await shop.find(made.id)).quantity_available]).toEqual([200, 6]);
});

describe('an order that is paid', () => {
  let order: Order;
  let product: Product;
  let customer: { id: number };
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' });
  let today: string;

  beforeAll(async () => {
    today = day.format(shop.clock.now());
    product = await shop.product({ name: 'Bolso', sku: 'BO-1', price: 70_000, quantity_available: 10 });
    const made = await shop.owner.post<{ id: number }>(`${shop.base}/customers`, {
      first_name: 'Ana',
      last_name: 'Ruiz',
      phone_number: '573001112299',
      email: 'ana@example.com',
    });
    customer = made.body;
    order = await shop.order([lineOf(product, 2)], {
      customer_id: customer.id,
      date: shop.clock.now().toISOString(),
    });
    const path = `${shop.base}/orders/${order.id}/status/${ORDER_STATUS.paid}/type/1`;
    const { status, body } = await shop.owner.post(path);
    if (status !== 200) throw new Error(JSON.stringify(body));
  });

  const READERS: Record<string, [() => Promise<unknown>, unknown]> = {
    'its page': [async () => (await read<Order>(`/orders/${order.id}`)).order_status_id, 4],
    'the list': [
      async () => (await read<Order[]>('/orders?limit=10')).map(({ order_status_id }) => order_status_id),
      [4],
    ],
    'the list of paid ones': [
      async () => (await read<Order[]>('/orders?order_status_id.in=4')).map(({ id }) => id === order.id),
      [true],
    ],
    'what is to collect': [() => read('/orders?to_collect.in=1'), []],
    'the counters': [
      async () =>
        (await read<{ work: { to_collect: number; to_dispatch: number } }>('/orders-counters')).work,
      { to_collect: 0, to_dispatch: 1 },
    ],
    'the day on home': [
      async () => {
        const { orders, sales } = await read<{ orders: number; sales: number }>('/orders/daily-metrics');
        return [orders, sales];
      },
      [1, 140_000],
    ],
    'the most sold products': [
      () => read(`/orders/top-products?from=${today}&to=${today}`),
      [{ product_id: expect.any(Number), name: 'Bolso', units: 2, sales: 140_000 }],
    ],
    'the page of the client': [
      async () => {
        const { quantity, total } = await read<{ quantity: number; total: number }>(
          `/customers/${customer.id}`,
        );
        return [quantity, total];
      },
      [1, 140_000],
    ],
    'the orders of the client': [
      async () => (await read<Order[]>(`/orders?customer_id.in=${customer.id}`)).map(({ total }) => total),
      [140_000],
    ],
    'the stock of the product': [async () => (await shop.find(product.id)).quantity_available, 8],
    'the inventory': [
      async () => (await PLACES['the inventory']?.(product.id, 'Bolso'))?.quantity_available,
      8,
    ],
  };

  it.each(Object.entries(READERS))('is read in %s', async (_, [reader, right]) => {
    expect(await reader()).toEqual(right);
  });

  it('a new name of the product leaves the line as it was sold', async () => {
    const before = await shop.find(product.id);
    await shop.owner.patch(`${shop.base}/products/${product.id}`, { name: 'Bolso grande' }, reading(before));
    expect((await read<Order>(`/orders/${order.id}`)).order_details[0]?.name).toBe('Bolso');
  });
});
