import type { KyselyPlugin } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { createWatchedApi } from '../../support/contract-watch.ts';
import { createClient } from '../../support/client.ts';
import { ORIGIN } from '../../support/api.ts';
import { lineOf, openShop } from './shop.ts';
import type { Order, Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Lets `count` statements of a write through and breaks after the next. */
function breakingAfter(database: Database, count: number): Database {
  let left = count;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      left -= 1;
      if (left < 0) throw new Error('The statement ran, and then everything broke');
      return result;
    },
  };
  return {
    read: (storeId, work) => database.read(storeId, work),
    readReplica: (storeId, work) => database.readReplica(storeId, work),
    platform: (work) => database.platform(work),
    staff: (userId, work) => database.staff(userId, work),
    platformWrite: (work) => database.platformWrite(work),
    healthy: () => database.healthy(),
    writable: () => database.writable(),
    close: () => database.close(),
    write: (storeId, work) =>
      database.write(storeId, (tx) => work({ ...tx, sql: tx.sql.withPlugin(plugin) })),
  };
}

/** Everything that an order touches. */
async function world(): Promise<unknown> {
  const { rows } = await shop.database.read(shop.storeId, (db) =>
    sql`select
      (select count(*) from orders where store_id = ${shop.storeId}) as orders,
      (select count(*) from order_details where store_id = ${shop.storeId}) as lines,
      (select count(*) from stock_movements where store_id = ${shop.storeId}) as movements,
      (select sum(quantity_available) from products where store_id = ${shop.storeId}) as stock,
      (select count(*) from customers where store_id = ${shop.storeId}) as customers,
      (select count(*) from audit where store_id = ${shop.storeId}) as audited,
      (select count(*) from requests where store_id = ${shop.storeId}) as requests,
      (select value from sequences where store_id = ${shop.storeId} and name = 'orders') as sequence`.execute(
      db,
    ),
  );
  return rows[0];
}

test('an order that breaks after any of its statements leaves nothing behind, and the same request then succeeds', async () => {
  const product = await shop.product({ quantity_available: 9 });
  const untouched = await world();
  const body = shop.orderBody([lineOf(product, 2)], {
    customer: { first_name: 'Ana', phone_number: '573005550099', email: 'ana@ejemplo.co' },
  });
  const headers = { 'x-request-id': crypto.randomUUID() };
  let broken = 0;
  for (; ; broken += 1) {
    const api = createWatchedApi({ ...shop.ports, database: breakingAfter(shop.database, broken) });
    const client = createClient(api.fetch, {
      origin: ORIGIN,
      email: shop.people.owner.email,
      cookies: shop.owner.cookies,
    });
    const answer = await client.post<Order>(`${shop.base}/orders`, body, { headers });
    if (answer.status === 201) {
      expect(answer.body).toMatchObject({ sequence: 1, order_details: [{ quantity: 2 }] });
      break;
    }
    expect([broken, answer.status]).toEqual([broken, 500]);
    expect(await world()).toEqual(untouched);
  }
  expect(broken).toBeGreaterThan(8);
  expect(await world()).toMatchObject({ orders: 1, lines: 1, stock: 7, customers: 1, sequence: 1 });
}, 60_000);
