import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../../server/db/connection.ts';
import { setUp } from '../../../server/db/setup.ts';
import { productResources } from '../../support/resources.ts';
import { connectOwner } from './owner.ts';

/** Clients of two stores as they were summed before: each order with its whole total. */
const STORED = `
  delete from schema_migrations where id = 60;
  insert into stores (id, name, url) values (1, 'Uno', 'uno'), (2, 'Dos', 'dos');
  insert into user_stores (store_id, id, name, mobile_phone_number) values (1, 1, 'Centro', '573001'), (2, 2, 'Norte', '573002');
  insert into customers (store_id, id, first_name, phone_number, email, total)
    values (1, 1, 'Ana', '573001', '', 50000), (1, 2, 'Luz', '573002', '', 30000), (2, 3, 'Eva', '573003', '', 20000);
  insert into orders (store_id, user_store_id, customer_id, sequence, date, sales_channel, order_status_id,
      shipping_order_status_id, order_method_id, total, paid, refunded)
    values (1, 1, 1, 1, now(), 'whatsapp', 4, 8, 1, 40000, 40000, 15000),
      (1, 1, 1, 2, now(), 'whatsapp', 4, 8, 1, 10000, 10000, null),
      (1, 1, 1, 3, now(), 'whatsapp', 3, 8, 1, 70000, null, null),
      (1, 1, 2, 4, now(), 'whatsapp', 1, 8, 1, 30000, 30000, 0),
      (2, 2, 3, 1, now(), 'whatsapp', 4, 8, 1, 20000, 20000, 20000);
`;

describe('what clients of a database with refunds have bought', () => {
  let owner: Connection;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ owner, close } = await connectOwner());
  }, 60_000);
  afterAll(() => close());

  test('is net from the update on, in every store', async () => {
    await setUp(owner, productResources());
    await owner.script(STORED);
    await setUp(owner, productResources());
    const { rows } = await owner.query('select first_name, total::text from customers order by id', []);
    expect(rows).toEqual([
      { first_name: 'Ana', total: '35000' },
      { first_name: 'Luz', total: '30000' },
      { first_name: 'Eva', total: '0' },
    ]);
    const forced = `select relname from pg_class where relforcerowsecurity and relname in ('orders', 'customers')`;
    expect((await owner.query(forced, [])).rows).toHaveLength(2);
  }, 120_000);
});
