import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../../server/db/connection.ts';
import { setUp } from '../../../server/db/setup.ts';
import { productResources } from '../../support/resources.ts';
import { connectOwner } from './owner.ts';

/** Orders of two stores from before the mark: their number says whether they are to be collected. */
const STORED = `
  delete from schema_migrations where id = 81;
  drop index if exists orders_to_collect;
  drop index if exists orders_with_balance;
  insert into stores (id, name, url) values (1, 'Uno', 'uno'), (2, 'Dos', 'dos');
  insert into user_stores (store_id, id, name, mobile_phone_number) values (1, 1, 'Centro', '573001'), (2, 2, 'Norte', '573002');
  insert into orders (store_id, user_store_id, sequence, date, sales_channel, order_status_id,
      shipping_order_status_id, order_method_id, total, paid)
    values (1, 1, 101, now(), 'whatsapp', 1, 8, 1, 40000, 0),
      (1, 1, 102, now(), 'whatsapp', 2, 8, 1, 10000, null),
      (1, 1, 103, now(), 'whatsapp', 4, 8, 1, 70000, 50000),
      (1, 1, 1, now(), 'whatsapp', 3, 8, 1, 70000, 0),
      (1, 1, 2, now(), 'whatsapp', 4, 8, 1, 70000, 70000),
      (1, 1, 3, now(), 'whatsapp', 4, 8, 1, 70000, null),
      (1, 1, 4, now(), 'whatsapp', 4, 8, 1, 50000, 70000),
      (1, 1, 5, now(), 'whatsapp', 5, 8, 1, 90000, 70000),
      (2, 2, 101, now(), 'whatsapp', 1, 8, 1, 20000, 0);
`;

describe('orders of a database from before', () => {
  let owner: Connection;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ owner, close } = await connectOwner());
  }, 60_000);
  afterAll(() => close());

  test('are marked when they are to be collected, in every store', async () => {
    await setUp(owner, productResources());
    await owner.script(STORED);
    await setUp(owner, productResources());
    const marked = 'select store_id::int, sequence::int from orders where to_collect = 1 order by 1, 2';
    expect((await owner.query(marked, [])).rows).toEqual([
      { store_id: 1, sequence: 101 },
      { store_id: 1, sequence: 102 },
      { store_id: 1, sequence: 103 },
      { store_id: 2, sequence: 101 },
    ]);
    const forced = `select relname from pg_class where relforcerowsecurity and relname = 'orders'`;
    expect((await owner.query(forced, [])).rows).toHaveLength(1);
  }, 120_000);
});
