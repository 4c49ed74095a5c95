/** The most sold products count what is sold: the statement says what the rule of the domain says. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysOf } from '../../../domain/dates/range.ts';
import { soldLines } from '../../support/sold-lines.ts';
import { lineOf, openShop, type Order, type Product, type Shop } from './shop.ts';

interface Top {
  product_id: number | null;
  units: number;
  sales: number;
}

describe('the most sold products', () => {
  let shop: Shop;
  let products: Product[];
  beforeAll(async () => {
    shop = await openShop();
    products = await Promise.all(
      [7_000, 12_300, 45_900].map((price) => shop.product({ price, quantity_available: 9_000 })),
    );
  }, 120_000);
  afterAll(() => shop.close());

  const top = async (day: string) =>
    (await shop.owner.get<Top[]>(`${shop.base}/orders/top-products?from=${day}&to=${day}`)).body;
  const paid = (day: string, lines: object[], fields: object = {}): Promise<Order> =>
    shop.order(
      lines.map((line) => ({ ...line })),
      { date: `${day}T15:00:00Z`, order_status_id: 4, ...fields },
    );
  async function refund({ id }: Order, body: object): Promise<void> {
    const path = `${shop.base}/orders/${id}/refunds`;
    const { status, body: answer } = await shop.owner.post(path, { reason: 'other', ...body });
    expect(status, JSON.stringify(answer)).toBe(201);
  }
  const at = (place: number): Product => {
    const product = products[place];
    if (product === undefined) throw new Error(`No product ${place}`);
    return product;
  };

  test('[HOM-04] units that came back are not sold, and the next product leads', async () => {
    const day = '2026-10-05';
    const order = await paid(day, [lineOf(at(0), 6), lineOf(at(1), 2)]);
    expect((await top(day)).map(({ product_id, units }) => [product_id, units])).toEqual([
      [at(0).id, 6],
      [at(1).id, 2],
    ]);
    const [line] = order.order_details;
    await refund(order, { amount: 35_000, lines: [{ id: line?.id, quantity: 5 }], restock: true });
    expect(await top(day)).toMatchObject([
      { product_id: at(1).id, units: 2, sales: 24_600 },
      { product_id: at(0).id, units: 1, sales: 7_000 },
    ]);
  });

  test('[HOM-04] of many orders with discounts, shipping and refunds it says what the rule says', async () => {
    const day = '2026-10-06';
    for (let n = 0; n < 24; n += 1) {
      const lines = [lineOf(at(n % 3), 1 + (n % 4)), lineOf(at((n + 1) % 3), 2)].slice(0, 1 + (n % 2));
      const order = await paid(day, lines, {
        shipping_cost: (n % 3) * 4_000,
        ...(n % 4 === 1 && { discount: 1_700 }),
        ...(n % 4 === 2 && { discount_percent: 15 }),
        // Neither a cancelled order nor one that was given back in whole is sold.
        ...(n % 11 === 10 && { order_status_id: 3 }),
      });
      if (n % 11 === 10 || n % 3 === 2) continue;
      const [line] = order.order_details;
      const units = n % 2 === 0 ? [{ id: line?.id, quantity: 1 }] : [];
      await refund(order, { amount: n === 12 ? order.total : 900 + n * 130, lines: units });
      // A second one, and an edit after it.
      if (n % 6 === 0 && n !== 12) await refund(order, { amount: 333 });
      if (n % 8 === 4 && n !== 12)
        await shop.owner.patch(`${shop.base}/orders/${order.id}`, { shipping_cost: 900 });
    }
    const read = await shop.database.read(shop.storeId, (db) =>
      sql<{
        total: number;
        paid: number;
        refunded: number;
        discount: number;
        lines: { id: number; product_id: number; quantity: number; price: number }[];
        back: { id: number; quantity: number }[] | null;
      }>`
        select o.total, o.paid, o.refunded, o.discount,
          (select jsonb_agg(l) from order_details l where l.parent_id = o.id) as lines,
          (select jsonb_agg(b) from order_refunds f, jsonb_array_elements(f.lines) b where f.order_id = o.id) as back
        from orders o where o.date::date = '2026-10-06' and o.order_status_id not in (3, 5)`.execute(db),
    );
    expect(read.rows.filter(({ back }) => back !== null).length).toBeGreaterThan(5);
    const expected = new Map<number, { units: number; sales: number }>();
    for (const { lines, back, ...order } of read.rows) {
      const returned = new Map<number, number>();
      for (const { id, quantity } of back ?? []) returned.set(id, (returned.get(id) ?? 0) + quantity);
      soldLines(order, lines, returned).forEach((sold, place) => {
        const product = lines[place]?.product_id ?? 0;
        const sums = expected.get(product) ?? { units: 0, sales: 0 };
        expected.set(product, { units: sums.units + sold.units, sales: sums.sales + sold.sales });
      });
    }
    const found = new Map(
      (await top(day)).map(({ product_id, units, sales }) => [product_id, { units, sales }]),
    );
    expect(found).toEqual(
      new Map([...expected].map(([id, { units, sales }]) => [id, { units, sales: Math.round(sales) }])),
    );
    expect(found.size).toBe(3);
  });

  test('[HOM-04] a range of weeks and single days counts each of its days once', async () => {
    const days = daysOf({ from: '2026-08-01', to: '2026-09-06' });
    for (const [place, day] of days.entries()) {
      const order = await paid(day, [lineOf(at(place % 3), 1 + (place % 2))], {
        discount: (place % 2) * 900,
      });
      if (place % 5 === 0) await refund(order, { amount: 500 });
    }
    const single = await Promise.all(days.map((day) => top(day)));
    for (const [first, last] of [
      [0, 36],
      [2, 29],
      [3, 8],
      [9, 15],
      [9, 16],
      [8, 15],
      [8, 22],
      [16, 16],
    ] as const) {
      const expected = new Map<number | null, { units: number; sales: number }>();
      for (const { product_id: id, units, sales } of single.slice(first, last + 1).flat()) {
        const sums = expected.get(id) ?? { units: 0, sales: 0 };
        expected.set(id, { units: sums.units + units, sales: sums.sales + sales });
      }
      const range = await shop.owner.get<Top[]>(
        `${shop.base}/orders/top-products?from=${days[first]}&to=${days[last]}`,
      );
      const found = new Map(range.body.map(({ product_id: id, units, sales }) => [id, { units, sales }]));
      expect(found, `${days[first]} to ${days[last]}`).toEqual(expected);
    }
  });

  test('[HOM-04] what they sold is no more than the sales of the same day', async () => {
    const day = '2026-10-06';
    const { body } = await shop.owner.get<{ sales: number }>(`${shop.base}/orders/daily-metrics?date=${day}`);
    const sold = (await top(day)).reduce((sum, { sales }) => sum + sales, 0);
    expect(sold).toBeLessThanOrEqual(body.sales);
    expect(sold).toBeGreaterThan(body.sales * 0.7);
  });
});
