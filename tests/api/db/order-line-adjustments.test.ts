import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../../server/db/connection.ts';
import { PgConnection } from '../../../server/db/pg-connection.ts';
import { setUp } from '../../../server/db/setup.ts';
import { newDatabase } from '../../support/postgres-server.ts';
import { productResources } from '../../support/resources.ts';
import { compareAdjustments } from '../orders/adjustments.ts';
import { connectOwner } from './owner.ts';

/** Of two stores 40 orders of two lines, one of no product: every second with a discount, every third refunded in part. */
const STORED = `
  insert into stores (id, name, url) select n, 'Tienda ' || n, 'tienda-' || n from generate_series(1, 2) n;
  insert into user_stores (store_id, id, name, mobile_phone_number) values (1, 1, 'Centro', '573001'), (2, 2, 'Norte', '573002');
  insert into products (store_id, id, name, price) select s, s * 10 + n, 'Camiseta ' || n, 1000 from generate_series(1, 2) s, generate_series(1, 3) n;
  insert into orders (store_id, id, user_store_id, sequence, date, sales_channel, order_status_id, shipping_order_status_id, order_method_id,
      total, paid, refunded, discount)
    select s, s * 1000 + n, s, n, timestamptz '2026-11-08T04:59:59Z' + n % 3 * interval '1 day', 'whatsapp', 1 + n % 5, 8, 1,
      9000 * n - n % 2 * 700, 9000 * n - n % 2 * 700, case when n % 3 = 0 then 1500 + n end, n % 2 * 700
    from generate_series(1, 2) s, generate_series(1, 40) n;
  insert into order_details (store_id, id, parent_id, position, product_id, name, price, quantity)
    select o.store_id, o.id * 10 + p, o.id, p, case when p = 0 then o.store_id * 10 + 1 + o.sequence % 3 end,
      'Vendida como ' || o.sequence % 2, 1000 * o.sequence, 3 + p * 3
    from orders o, generate_series(0, 1) p;
  insert into order_refunds (store_id, order_id, user_id, amount, reason, lines, restocked, created_at)
    select store_id, id, 0, refunded, 'late',
      case when sequence % 2 = 0 then jsonb_build_array(jsonb_build_object('id', id * 10, 'quantity', 1 + sequence % 4)) else '[]' end,
      false, date
    from orders where refunded > 0;
`;

/** What may happen to orders, lines, refunds and products, each as one statement. */
const CHANGES = [
  `update orders set order_status_id = 4, date = date + interval '1 day' where sequence % 3 = 0`,
  `update orders set discount = 400, total = total - 400 where sequence % 8 = 4`,
  `update orders set discount = 0, total = total + 700 where sequence % 10 = 5`,
  `update orders set refunded = coalesce(refunded, 0) + 900 where sequence % 7 = 1`,
  `insert into order_refunds (store_id, order_id, user_id, amount, reason, lines, restocked, created_at)
    select store_id, id, 0, 900, 'damaged', jsonb_build_array(jsonb_build_object('id', id * 10 + 1, 'quantity', 2)), false, date
    from orders where sequence % 7 = 1`,
  `update order_details set quantity = quantity + 2, price = 500 where position = 1`,
  `update order_details set name = 'Otra' where product_id is null`,
  `insert into order_details (store_id, parent_id, position, product_id, name, price, quantity)
    select store_id, id, 2, null, 'Añadida', 4000, 1 from orders where sequence % 9 = 0`,
  `delete from order_details where position = 0 and parent_id % 5 = 0`,
  `delete from products where id % 10 = 2`,
  `delete from order_refunds where reason = 'damaged' and order_id % 2 = 0`,
  `delete from orders where sequence > 30`,
];

describe('what discounts and refunds take off', () => {
  let owner: Connection;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ owner, close } = await connectOwner());
  }, 60_000);
  afterAll(() => close());

  const compare = () => compareAdjustments((text) => owner.query(text, []));

  test('[HOM-04] is kept by line, whatever is written to orders, lines and refunds', async () => {
    await setUp(owner, productResources());
    await owner.script(STORED);
    const first = await compare();
    expect(first.wrong).toEqual([]);
    expect(first.adjusted).toBeGreaterThan(80);
    for (const change of CHANGES) {
      await owner.script(`set app.store_id = ''; ${change.replaceAll('\n', ' ')}`);
      const now = await compare();
      expect(now.wrong, change).toEqual([]);
      expect(now.adjusted, change).toBeGreaterThan(30);
    }
  }, 120_000);
});

test('[HOM-04] who changes lines and who changes their order at once wait for each other', async () => {
  const { url, drop } = await newDatabase();
  const [one, other, watch] = await Promise.all([1, 2, 3].map(() => PgConnection.open(url)));
  if (one === undefined || other === undefined || watch === undefined) throw new Error('no connection');
  try {
    await setUp(one, productResources());
    await one.script(STORED);
    await one.script(`begin; update order_details set quantity = 9 where parent_id = 1003`);
    const waiting = other.query('update orders set discount = 500 where id = 1003', []);
    const held = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await watch.query(held, [])).rows.length).toBe(1);
    await one.script('commit');
    await waiting;
    const { wrong } = await compareAdjustments((text) => one.query(text, []));
    expect(wrong).toEqual([]);
  } finally {
    await Promise.all([one, other, watch].map((connection) => connection.close()));
    await drop();
  }
}, 60_000);
