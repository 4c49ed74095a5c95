import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../../server/db/connection.ts';
import { setUp } from '../../../server/db/setup.ts';
import { productResources } from '../../support/resources.ts';
import { connectOwner } from './owner.ts';

/** Orders from before what they hold was stored: their number says which units they hold of five. */
const STORED = `
  delete from schema_migrations where id = 91;
  insert into stores (id, name, url) values (1, 'Uno', 'uno');
  insert into user_stores (store_id, id, name, mobile_phone_number) values (1, 1, 'Centro', '573001');
  insert into orders (store_id, id, user_store_id, sequence, date, sales_channel, order_status_id,
      shipping_order_status_id, order_method_id, total, paid, refunded)
    values (1, 1, 1, 1, now(), 'whatsapp', 3, 8, 1, 40000, 0, 0),
      (1, 2, 1, 2, now(), 'whatsapp', 4, 8, 1, 40000, 40000, 20000),
      (1, 3, 1, 3, now(), 'whatsapp', 5, 8, 1, 40000, 40000, 40000);
  insert into order_details (store_id, id, parent_id, position, name, price, quantity)
    select 1, id, id, 0, 'Ruana', 8000, 5 from orders;
  insert into order_refunds (store_id, order_id, user_id, amount, reason, lines, restocked, created_at)
    values (1, 2, 1, 10000, 'other', '[{"id": 2, "quantity": 2}]', true, now()),
      (1, 2, 1, 5000, 'other', '[{"id": 2, "quantity": 1}]', true, now()),
      (1, 2, 1, 5000, 'other', '[{"id": 2, "quantity": 1}]', false, now()),
      (1, 3, 1, 40000, 'other', '[{"id": 3, "quantity": 9}]', true, now());
`;

let owner: Connection;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ owner, close } = await connectOwner());
}, 60_000);
afterAll(() => close());

test('orders from before are given what their status and their refunds say that they hold', async () => {
  await setUp(owner, productResources());
  await owner.script(STORED);
  await setUp(owner, productResources());
  const held = `select o.id::int, holds_stock::int as holds, restocked::int as back
    from orders o join order_details d on d.parent_id = o.id order by 1`;
  expect((await owner.query(held, [])).rows).toEqual([
    { id: 1, holds: 0, back: 0 },
    { id: 2, holds: 1, back: 3 },
    { id: 3, holds: 1, back: 5 },
  ]);
  const forced = `select relname from pg_class where relforcerowsecurity
    and relname in ('orders', 'order_details', 'order_refunds')`;
  expect((await owner.query(forced, [])).rows).toHaveLength(3);
}, 120_000);
