import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../../server/db/connection.ts';
import type { OpenDatabase } from '../../../server/db/database.ts';
import { PgConnection } from '../../../server/db/pg-connection.ts';
import { openPostgres } from '../../../server/db/postgres.ts';
import { closeDays } from '../../../server/modules/orders/day-sums.ts';
import { newDatabase } from '../../support/postgres-server.ts';
import { productResources } from '../../support/resources.ts';
import { saidToBeSold, sold } from '../orders/sold-products.ts';

/**
 * Of two stores in two time zones 40 orders of two lines, one of no product: every second with a discount, every third
 * refunded in part. Days and months meet at midnight.
 */
const STORED = `
  insert into stores (id, name, url, time_zone)
    select n, 'Tienda ' || n, 'tienda-' || n, zone from unnest(array['America/Bogota', 'Asia/Tokyo']) with ordinality z (zone, n);
  insert into user_stores (store_id, id, name, mobile_phone_number) values (1, 1, 'Centro', '573001'), (2, 2, 'Norte', '573002');
  insert into products (store_id, id, name, price) select s, s * 10 + n, 'Camiseta ' || n, 1000 from generate_series(1, 2) s, generate_series(1, 3) n;
  insert into orders (store_id, id, user_store_id, sequence, date, sales_channel, order_status_id, shipping_order_status_id, order_method_id,
      total, paid, refunded, discount)
    select s, s * 1000 + n, s, n, timestamptz '2026-10-30T04:59:59Z' + n % 5 * interval '1 day' + n % 2 * interval '1 second',
      'whatsapp', 1 + n % 5, 8, 1, 9000 * n - n % 2 * 700, 9000 * n - n % 2 * 700, case when n % 3 = 0 then 1500 + n end, n % 2 * 700
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

/** What may happen to orders, lines, refunds, products and stores, each as one statement. */
const CHANGES = [
  `update orders set order_status_id = 4, date = date + interval '1 day' where sequence % 3 = 0`,
  `update orders set date = date - interval '1 second' where sequence % 2 = 1`,
  `update orders set discount = 400, total = total - 400 where sequence % 8 = 4`,
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
  `update stores set time_zone = 'Pacific/Auckland' where id = 1`,
  `delete from orders where sequence > 30`,
];

const EVER = { from: '2026-10-01', to: '2026-11-30' };
/** Whole months, days alone, and both. */
const RANGES = [EVER, { from: '2026-10-29', to: '2026-10-31' }, { from: '2026-10-31', to: '2026-11-30' }];
const NOW = { now: () => new Date('2026-12-10T12:00:00Z') };

describe('what was sold by product', () => {
  let owner: Connection;
  let database: OpenDatabase;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const { url, drop } = await newDatabase();
    database = await openPostgres({ url }, productResources());
    owner = await PgConnection.open(url);
    close = async () => {
      await owner.close();
      await database.close();
      await drop();
    };
  }, 60_000);
  afterAll(() => close());

  /** Of both stores, as the server says it. */
  async function compare(when: string): Promise<unknown> {
    const found: unknown[] = [];
    for (const storeId of [1, 2])
      for (const range of RANGES) {
        const [said, counted] = await database.read(storeId, async (db) => [
          await saidToBeSold(db, storeId, range),
          await sold(db, storeId, range),
        ]);
        expect(said, `${when}, store ${storeId}, from ${range.from}`).toEqual(counted);
        found.push(counted);
      }
    return found;
  }

  test('[HOM-04] is that of the orders, whatever is written, on open days, closed days and closed months', async () => {
    await owner.script(STORED);
    let before = await compare('first');
    for (const change of CHANGES) {
      await closeDays({ database, clock: NOW });
      expect(await compare(`closed before: ${change}`)).toEqual(before);
      const { rows } = await owner.query('select from open_days', []);
      expect(rows).toEqual([]);
      await owner.script(`set app.store_id = ''; ${change}`);
      const now = await compare(change);
      expect(now, change).not.toEqual(before);
      before = now;
    }
    const { rows } = await owner.query(
      'select distinct month::text from order_month_products order by 1',
      [],
    );
    expect(rows).toEqual([{ month: '2026-10-01' }, { month: '2026-11-01' }]);
  }, 120_000);
});
