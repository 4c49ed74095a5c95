import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, reading } from './shop.ts';
import type { Order, Product, Shop } from './shop.ts';

let shop: Shop;
let products: Product[];

/** The dearest pair of price and quantity that the schemas let through, and the cheapest. */
const PRICES: { price: number; discount_price?: number }[] = [
  { price: 0 },
  { price: 1 },
  { price: 12_345, discount_price: 9_999 },
  { price: 89_900, discount_price: 0 },
  { price: 999_999_999 },
];

beforeAll(async () => {
  shop = await openShop();
  products = [];
  for (const fields of PRICES) products.push(await shop.product(fields));
}, 60_000);
afterAll(() => shop.close());

const priceOf = (at: number): number => PRICES[at]?.discount_price ?? PRICES[at]?.price ?? 0;

const cart = fc.record({
  lines: fc.array(
    fc.record({ at: fc.nat({ max: PRICES.length - 1 }), quantity: fc.integer({ min: 1, max: 9999 }) }),
    { minLength: 1, maxLength: 6 },
  ),
  shipping: fc.oneof(fc.constant(0), fc.nat({ max: 1_000_000 })),
  off: fc.oneof(
    fc.constant({}),
    fc.record({ thousandths: fc.nat({ max: 1000 }) }),
    fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
  ),
});
interface Cart {
  lines: { at: number; quantity: number }[];
  shipping: number;
  /** Off the lines: so many thousandths of them as an amount, or a percentage. */
  off: { thousandths?: number; percent?: number };
}

const bodyOf = (wanted: Cart) =>
  shop.orderBody(
    wanted.lines.map(({ at, quantity }) => ({ product_id: products[at]?.id, quantity, price: priceOf(at) })),
    {
      shipping_cost: wanted.shipping,
      ...(wanted.off.percent === undefined
        ? { discount: Number(amountOff(wanted)), discount_percent: null }
        : { discount_percent: wanted.off.percent }),
    },
  );

/** In arbitrary precision: what a person with a pencil would write. */
const linesOf = ({ lines }: Cart): bigint =>
  lines.reduce((sum, { at, quantity }) => sum + BigInt(quantity) * BigInt(priceOf(at)), 0n);

/** A percentage to the nearest peso, a half upwards. */
const amountOff = (wanted: Cart): bigint => {
  const { thousandths = 0, percent } = wanted.off;
  if (percent === undefined) return (linesOf(wanted) * BigInt(thousandths)) / 1000n;
  return (linesOf(wanted) * BigInt(percent) + 50n) / 100n;
};

const sumOf = (wanted: Cart): bigint => linesOf(wanted) - amountOff(wanted) + BigInt(wanted.shipping);

/** The order's total wherever it stands: its page, the list, both exports, and by its own lines. */
async function totalsOf(order: Order): Promise<Record<string, bigint>> {
  const { body } = await shop.owner.get<Order>(`${shop.base}/orders/${order.id}`);
  const listed = await shop.owner.get<Order[]>(`${shop.base}/orders?limit=100&sort=id,desc`);
  const csv = await shop.owner.raw(`${shop.base}/orders/export?format=csv`);
  const { data } = Papa.parse<string[]>((await csv.text()).slice(1), { skipEmptyLines: true });
  const xlsx = await shop.owner.raw(`${shop.base}/orders/export`);
  const { sheets } = await readXlsx(new Uint8Array(await xlsx.arrayBuffer()));
  const cell = (rows: readonly (readonly unknown[])[]): unknown => {
    const [header = []] = rows;
    const [number, total] = ['Pedido', 'Total'].map((name) => header.indexOf(name));
    return rows.find((row) => Number(row[number ?? -1]) === order.sequence)?.[total ?? -1];
  };
  return {
    page: BigInt(body.total),
    lines: body.order_details.reduce(
      (sum, { quantity, price }) => sum + BigInt(quantity) * BigInt(price),
      BigInt(body.shipping_cost) - BigInt(body.discount),
    ),
    parts: BigInt(body.subtotal) - BigInt(body.discount) + BigInt(body.shipping_cost),
    list: BigInt(listed.body.find(({ id }) => id === order.id)?.total ?? -1),
    csv: BigInt(String(cell(data) ?? -1)),
    xlsx: BigInt(Number(cell(sheets[0]?.rows ?? []) ?? -1)),
  };
}

test('[R31] an order costs the same everywhere: on its page, in the list and in both exports, also after edits', async () => {
  await fc.assert(
    fc.asyncProperty(cart, fc.array(cart, { minLength: 1, maxLength: 3 }), async (first, edits) => {
      const made = await shop.owner.post<Order>(`${shop.base}/orders`, bodyOf(first));
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      const everywhere = (sum: bigint) => ({
        page: sum,
        lines: sum,
        parts: sum,
        list: sum,
        csv: sum,
        xlsx: sum,
      });
      expect(await totalsOf(made.body)).toEqual(everywhere(sumOf(first)));
      const path = `${shop.base}/orders/${made.body.id}`;
      let order = made.body;
      for (const edit of edits) {
        const { order_details, shipping_cost, discount, discount_percent } = bodyOf(edit);
        const change = { order_details, shipping_cost, discount, discount_percent };
        const edited = await shop.owner.patch<Order>(path, change, reading(order));
        expect(edited.status, JSON.stringify(edited.body)).toBe(200);
        expect(await totalsOf(edited.body)).toEqual(everywhere(sumOf(edit)));
        order = edited.body;
      }
      expect((await shop.owner.delete(path)).status).toBeLessThan(300);
    }),
    { numRuns: 10 },
  );
}, 120_000);

test('[R31] a sum that is no longer exact is refused, and nothing is stored', async () => {
  const dear = PRICES.length - 1;
  const lines = Array.from({ length: 200 }, () => ({ at: dear, quantity: 99_999 }));
  const before = await shop.owner.get(`${shop.base}/orders?limit=1`);
  const answer = await shop.owner.post<{ code: string }>(
    `${shop.base}/orders`,
    bodyOf({ lines, shipping: 0, off: {} }),
  );
  expect(sumOf({ lines, shipping: 0, off: {} }) > BigInt(Number.MAX_SAFE_INTEGER)).toBe(true);
  expect(answer.status).toBe(422);
  const after = await shop.owner.get(`${shop.base}/orders?limit=1`);
  expect(after.headers.get('x-total-count')).toBe(before.headers.get('x-total-count'));
});
