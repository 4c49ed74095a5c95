import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../../server/db/connection.ts';
import { setUp } from '../../../server/db/setup.ts';
import { productResources } from '../../support/resources.ts';
import { connectOwner } from './owner.ts';

/** Orders from before their payments were rows. */
const STORED = `
  drop table order_payments;
  delete from schema_migrations where id = 103;
  insert into stores (id, name, url) values (1, 'Uno', 'uno');
  insert into user_stores (store_id, id, name, mobile_phone_number) values (1, 1, 'Centro', '573001');
  insert into orders (store_id, id, user_store_id, sequence, date, sales_channel, order_status_id,
      shipping_order_status_id, order_method_id, total, paid, refunded, to_collect)
    values (1, 1, 1, 1, '2026-01-05T15:00:00Z', 'whatsapp', 4, 8, 1, 40000, 40000, 0, 0),
      (1, 2, 1, 2, '2026-01-05T15:00:00Z', 'whatsapp', 4, 8, 1, 40000, null, null, 0),
      (1, 3, 1, 3, '2026-01-05T15:00:00Z', 'whatsapp', 4, 8, 2, 90000, 40000, 0, 1),
      (1, 4, 1, 4, '2026-01-05T15:00:00Z', 'whatsapp', 1, 8, 1, 40000, 0, 0, 1),
      (1, 5, 1, 5, '2026-01-05T15:00:00Z', 'whatsapp', 3, 8, 1, 40000, 0, 0, 0),
      (1, 6, 1, 6, '2026-01-05T15:00:00Z', 'whatsapp', 5, 8, 1, 40000, 40000, 40000, 0),
      (1, 7, 1, 7, '2026-01-05T15:00:00Z', 'whatsapp', 2, 8, 1, 40000, 40000, 10000, 1);
  insert into audit (store_id, at, user_id, request_id, action, resource, record_id, changes)
    values (1, '2026-01-07T10:00:00Z', 9, 'a', 'status', 'orders', 1, '{"order_status_id": [1, 4]}'),
      (1, '2026-01-06T10:00:00Z', 9, 'b', 'status', 'orders', 1, '{"order_status_id": [1, 4]}');
  insert into payments (store_id, provider, attempt_id, reference, order_id, state, cents, currency, refunded_cents,
      live, notification_id, created_at)
    values (1, 'wompi', 'w-1', 'r', 3, 'approved', 4000000, 'COP', 0, true, 1, '2026-01-08T10:00:00Z');
`;

let owner: Connection;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ owner, close } = await connectOwner());
}, 60_000);
afterAll(() => close());

test('orders from before get a row of what they had paid, and say what they owe', async () => {
  await setUp(owner, productResources());
  await owner.script(STORED);
  await setUp(owner, productResources());
  const rows = `select order_id::int as id, way, amount::int, ended, provider, user_id::int as by,
    to_char(at at time zone 'UTC', 'MM-DD') as day from order_payments order by 1`;
  const row = { way: 'other', amount: 40_000, ended: 1, provider: null, by: null, day: '01-05' };
  expect((await owner.query(rows, [])).rows).toEqual([
    { ...row, id: 1, by: 9, day: '01-07' },
    { ...row, id: 2 },
    { ...row, id: 3, way: 'online', provider: 'wompi', day: '01-08' },
    { ...row, id: 6, ended: null },
    { ...row, id: 7, ended: null },
  ]);
  const owed = 'select id::int, paid::int, owed::int from orders where owed > 0 or id = 2 order by 1';
  expect((await owner.query(owed, [])).rows).toEqual([
    { id: 2, paid: 40_000, owed: 0 },
    { id: 3, paid: 40_000, owed: 50_000 },
    { id: 4, paid: 0, owed: 40_000 },
    { id: 7, paid: 40_000, owed: 10_000 },
  ]);
  const forced = `select relname from pg_class where relforcerowsecurity
    and relname in ('orders', 'audit', 'payments', 'order_payments')`;
  expect((await owner.query(forced, [])).rows).toHaveLength(4);
}, 120_000);
