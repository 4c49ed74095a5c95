import { request } from 'node:http';
import { rm } from 'node:fs/promises';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../server/adapters/embedded-postgres/start.ts';
import type { Sql } from '../../server/db/database.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { query } from '../api/db/rows.ts';
import { startBuiltServer, type BuiltServer } from '../support/browser.ts';
import { createClient, type TestClient } from '../support/client.ts';
import { DEMO_USER, demoFolder } from '../support/demo-folder.ts';
import { productResources } from '../support/resources.ts';
import { startWriters, type Writers } from '../support/writers.ts';

/** `npm run soak` kills for longer. */
const KILLS = 4;
const WRITERS = 4;
/** Writes acknowledged between two kills. */
const BETWEEN = 8;
const STORE = '/stores/1';
const STOCK = 1_000_000;
const LONG = { timeout: 240_000 };

let dataFolder = '';
let server: BuiltServer | undefined;
let cookies = new Map<string, string>();
let writers: Writers;
/** Sold by every order: one of the first, two of the second. */
let sold: [number, number];
let branchId: number;

beforeAll(async () => {
  dataFolder = await demoFolder();
  const client = await start();
  await client.post('/users/auth', DEMO_USER);
  ({ cookies } = client);
  const make = (name: string) =>
    client.post<{ id: number }>(`${STORE}/products`, {
      name,
      price: 1000,
      active: 1,
      quantity_available: STOCK,
    });
  sold = [(await make('Vendido de a uno')).body.id, (await make('Vendido de a dos')).body.id];
  const branches = await client.get<{ id: number }[]>(`${STORE}/user-stores?limit=1`);
  branchId = branches.body[0]?.id ?? 0;
  writers = startWriters(WRITERS, (requestId, n) => (n % 2 === 0 ? newOrder() : newProduct(requestId)));
  writers.client = client;
}, 120_000);
afterAll(async () => {
  await writers?.stop();
  await server?.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

/** Starts on the folder of the last server, on another port, with the same session. */
async function start(): Promise<TestClient> {
  server = await startBuiltServer({ TENDERO_DATA: dataFolder }, { detached: true });
  return createClient(fetch, { origin: server.origin, email: DEMO_USER.email, cookies });
}

function newProduct(requestId: string) {
  return { path: `${STORE}/products`, body: { name: requestId, price: 1000, active: 1, tags: requestId } };
}

function newOrder() {
  const order_details = sold.map((product_id, at) => ({ product_id, quantity: at + 1, price: 1000 }));
  const body = {
    date: new Date().toISOString(),
    user_store_id: branchId,
    order_status_id: 1,
    shipping_order_status_id: 8,
    order_method_id: 1,
    sales_channel: 'whatsapp',
    order_details,
  };
  return { path: `${STORE}/orders`, body };
}

async function untilAcknowledged(count: number): Promise<void> {
  await expect
    .poll(() => writers.acknowledged.length, { timeout: 60_000, interval: 5 })
    .toBeGreaterThanOrEqual(count);
}

interface SlowCall {
  /** Sends the rest. */
  finish(): Promise<{ status: number; id: number }>;
}

/** A write whose first half has arrived. */
async function openSlowly(client: TestClient, write: { path: string; body: object }): Promise<SlowCall> {
  const text = Buffer.from(JSON.stringify(write.body));
  const half = Math.floor(text.length / 2);
  const call = request(`${server?.origin}/api/v1${write.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': text.length,
      expect: '100-continue',
      'x-request-id': crypto.randomUUID(),
      'x-user-email': DEMO_USER.email,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  const answered = once(call, 'response');
  // The server answers that it waits for the body.
  const continued = once(call, 'continue');
  call.flushHeaders();
  await continued;
  await new Promise((written) => call.write(text.subarray(0, half), written));
  return {
    async finish() {
      call.end(text.subarray(half));
      const [response] = await answered;
      let body = '';
      for await (const chunk of response) body += String(chunk);
      return { status: response.statusCode, id: JSON.parse(body).id };
    },
  };
}

/** Reads the database without the server. */
async function asked<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres(dataFolder);
  const database = await openPostgres(postgres.source, productResources());
  try {
    return await database.read(1, work);
  } finally {
    await database.close();
    await postgres.stop();
  }
}

test(
  `kill -9 of the server and, in turn, of its whole process group, ${KILLS} times under orders and products: what was acknowledged is there once, whole; what was not, at most once, whole`,
  LONG,
  async () => {
    for (let round = 0; round < KILLS; round += 1) {
      await untilAcknowledged(writers.acknowledged.length + BETWEEN);
      // Anywhere within a write: each round, some more answers of the server later.
      for (let answers = 0; answers < round * 3; answers += 1) await fetch(`${server?.origin}/live`);
      const pid = server?.process.pid;
      if (pid === undefined) throw new Error('The server has no process');
      process.kill(round % 2 === 0 ? pid : -pid, 'SIGKILL');
      writers.client = null;
      await server?.stop();
      writers.client = await start();
    }
    await untilAcknowledged(writers.acknowledged.length + BETWEEN);
    await writers.stop();
    expect(await server?.stop()).toBe(0);
    expect(writers.acknowledged.length).toBeGreaterThan(KILLS * BETWEEN);
    expect(writers.retried.size).toBeGreaterThan(0);
    expect(writers.abandoned.size).toBeGreaterThan(0);

    const { created, products, orders, stock } = await asked(async (sql) => ({
      created: await query(
        sql,
        `select request_id, resource, record_id, count(*)::int as times from audit where action = 'create' and resource in ('orders', 'products') group by 1, 2, 3`,
      ),
      products: await query(sql, 'select id, name, tags from products'),
      orders: await query(
        sql,
        `select o.id, o.sequence, (select jsonb_agg(jsonb_build_array(d.product_id, d.quantity) order by d.position) from order_details d where d.parent_id = o.id) as lines, (select jsonb_agg(jsonb_build_array(m.product_id, m.delta) order by m.product_id) from stock_movements m where m.order_id = o.id) as movements from orders o`,
      ),
      stock: await query(sql, 'select id, quantity_available from products where id = any(?) order by id', [
        sold,
      ]),
    }));
    const told = new Map(writers.acknowledged.map((one) => [one.requestId, `${one.path}#${one.id}`]));
    const isOurs = (requestId: unknown): boolean =>
      told.has(String(requestId)) || writers.abandoned.has(String(requestId));
    const ours = created.filter(({ request_id }) => isOurs(request_id));
    const idsOf = (name: string): Set<unknown> =>
      new Set(ours.filter(({ resource }) => resource === name).map(({ record_id }) => record_id));

    // Each request id made one record at most, with one audit row. Each acknowledged id made the record of its answer.
    expect(ours.filter(({ times }) => times !== 1)).toEqual([]);
    expect(new Set(ours.map(({ request_id }) => request_id)).size).toBe(ours.length);
    const recordOf = new Map(
      ours.map((row) => [
        row['request_id'],
        `${STORE}/${String(row['resource'])}#${String(row['record_id'])}`,
      ]),
    );
    expect([...told].filter(([requestId, record]) => recordOf.get(requestId) !== record)).toEqual([]);

    // Records are whole: a product has its fields, an order its lines and stock movements. Each has its audit row.
    const made = products.filter(({ name }) => isOurs(name));
    expect(made.filter(({ name, tags }) => name !== tags)).toEqual([]);
    expect(new Set(made.map(({ id }) => id))).toEqual(idsOf('products'));
    const [one, two] = sold;
    const taken = orders.filter(({ lines }) => JSON.stringify(lines).startsWith(`[[${one},`));
    expect(new Set(taken.map(({ id }) => id))).toEqual(idsOf('orders'));
    for (const { lines, movements } of taken) {
      expect(lines).toEqual([
        [one, 1],
        [two, 2],
      ]);
      expect(movements).toEqual([
        [one, -1],
        [two, -2],
      ]);
    }
    expect(new Set(orders.map(({ sequence }) => sequence)).size).toBe(orders.length);
    expect(stock).toEqual([
      { id: one, quantity_available: STOCK - taken.length },
      { id: two, quantity_available: STOCK - 2 * taken.length },
    ]);
  },
);

test(
  'SIGTERM under load: what is under way is answered, nothing acknowledged is lost, the exit code is 0',
  LONG,
  async () => {
    const client = await start();
    const load = startWriters(WRITERS, (requestId) => newProduct(requestId));
    load.client = client;
    await expect
      .poll(() => load.acknowledged.length, { timeout: 60_000, interval: 5 })
      .toBeGreaterThan(BETWEEN);

    // A phone on a slow line: half of its order has arrived when the server receives SIGTERM.
    const slow = await openSlowly(client, newProduct(crypto.randomUUID()));
    const stopped = server?.stop();
    load.client = null;
    const ready = () =>
      fetch(`${server?.origin}/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(ready).toBe(false);
    const answer = await slow.finish();
    expect(answer.status).toBe(201);
    expect(await stopped).toBe(0);
    await load.stop().catch(() => undefined);

    const ids = [...load.acknowledged.map(({ id }) => id), answer.id];
    const [found] = await asked((sql) =>
      query(sql, 'select count(*)::int as n from products where id = any(?)', [ids]),
    );
    expect(found).toEqual({ n: ids.length });
  },
);
