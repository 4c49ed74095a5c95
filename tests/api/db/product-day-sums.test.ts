import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf, mondayOf } from '../../../domain/dates/day.ts';
import type { Connection } from '../../../server/db/connection.ts';
import { setUp } from '../../../server/db/setup.ts';
import { productResources } from '../../support/resources.ts';
import { connectOwner } from './owner.ts';

const ZONES = ['America/Bogota', 'Asia/Tokyo'] as const;

/** Of each store 40 orders of two lines: of one of three products, or of none, under one of two names. Days and weeks meet at midnight. */
const STORED = `
  insert into stores (id, name, url, time_zone)
    select n, 'Tienda ' || n, 'tienda-' || n, zone from unnest(array['${ZONES.join("', '")}']) with ordinality z (zone, n);
  insert into user_stores (store_id, id, name, mobile_phone_number) values (1, 1, 'Centro', '573001'), (2, 2, 'Norte', '573002');
  insert into products (store_id, id, name, price) select s, s * 10 + n, 'Camiseta ' || n, 1000 from generate_series(1, 2) s, generate_series(1, 3) n;
  insert into orders (store_id, id, user_store_id, sequence, date, sales_channel, order_status_id, shipping_order_status_id, order_method_id)
    select s, s * 1000 + n, s, n, timestamptz '2026-11-08T04:59:59Z' + n % 3 * interval '1 day' + n % 2 * interval '1 second',
      'whatsapp', 1 + n % 5, 8, 1
    from generate_series(1, 2) s, generate_series(1, 40) n;
  insert into order_details (store_id, parent_id, position, product_id, name, price, quantity)
    select o.store_id, o.id, p, case when (o.sequence + p) % 4 > 0 then o.store_id * 10 + (o.sequence + p) % 4 end,
      'Vendida como ' || o.sequence % 2, 1000 * o.sequence, 1 + p
    from orders o, generate_series(0, 1) p;
`;

/** What may happen to orders, lines, products and stores, each as one statement. */
const CHANGES = [
  `update orders set order_status_id = 4 where sequence % 3 = 0`,
  `update orders set date = date - interval '1 second' where sequence % 2 = 1`,
  `update order_details set quantity = quantity + 2, price = 500 where position = 1`,
  `update order_details set name = 'Otra' where product_id is null`,
  `delete from order_details where position = 0 and parent_id % 5 = 0`,
  `delete from products where id % 10 = 2`,
  `delete from orders where sequence > 30`,
  `update stores set time_zone = 'Pacific/Auckland' where id = 1`,
  `update orders set comments = 'Sin cambio'`,
];

type Sums = Record<string, [units: number, sales: number]>;

describe('units and sales by product', () => {
  let owner: Connection;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ owner, close } = await connectOwner());
  }, 60_000);
  afterAll(() => close());

  async function kept(span: 'day' | 'week' = 'day'): Promise<Sums> {
    const { rows } = await owner.query(
      `select concat_ws(' ', store_id, ${span}, user_store_id, order_status_id, product_id, name) as what, sum(units)::text as units,
        sum(sales)::text as sales from product_${span}_sums group by 1 having sum(units) <> 0 or sum(sales) <> 0`,
      [],
    );
    return Object.fromEntries(
      rows.map(({ what, units, sales }) => [String(what), [Number(units), Number(sales)]] as const),
    );
  }

  /** The lines, as plain code adds them up. */
  async function counted(): Promise<Sums> {
    const { rows } = await owner.query(
      `select s.time_zone, o.store_id, extract(epoch from o.date) as seconds, o.user_store_id, o.order_status_id,
        coalesce(l.product_id, 0) as product_id, l.name, l.quantity, l.price
      from order_details l join orders o on o.store_id = l.store_id and o.id = l.parent_id join stores s on s.id = o.store_id`,
      [],
    );
    const sums: Sums = {};
    for (const row of rows) {
      const day = dayOf(new Date(Number(row['seconds']) * 1000), String(row['time_zone']));
      const product = Number(row['product_id']);
      const name = product === 0 ? [row['name']] : [''];
      const quantity = Number(row['quantity']);
      // Of its branch, and of the whole store.
      for (const branch of [row['user_store_id'], 0]) {
        const what = [row['store_id'], day, branch, row['order_status_id'], product, ...name].join(' ');
        const [units, sales] = sums[what] ?? [0, 0];
        sums[what] = [units + quantity, sales + quantity * Number(row['price'])];
      }
    }
    return sums;
  }

  /** The sums of days by their weeks. */
  function byWeek(days: Sums): Sums {
    const weeks: Sums = {};
    for (const [what, [units, sales]] of Object.entries(days)) {
      const [store, day = '', ...of] = what.split(' ');
      const week = [store, mondayOf(day), ...of].join(' ');
      const sum = weeks[week] ?? [0, 0];
      weeks[week] = [sum[0] + units, sum[1] + sales];
    }
    return weeks;
  }

  test('[HOM-04] are those of the lines, whatever is written to orders, lines and products', async () => {
    await setUp(owner, productResources());
    await owner.script(STORED);
    const first = await counted();
    expect(Object.keys(first).length).toBeGreaterThan(40);
    expect(await kept()).toEqual(first);
    expect(await kept('week')).toEqual(byWeek(first));
    expect(Object.keys(byWeek(first)).length).toBeLessThan(Object.keys(first).length);
    let before = first;
    for (const change of CHANGES) {
      await owner.script(`set app.store_id = ''; ${change}`);
      const now = await counted();
      expect(await kept(), change).toEqual(now);
      expect(await kept('week'), change).toEqual(byWeek(now));
      if (!change.includes('comments')) expect(now, change).not.toEqual(before);
      before = now;
    }
  }, 120_000);
});
