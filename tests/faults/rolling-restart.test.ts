import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readResource } from '../../domain/schema/read.ts';
import type { JsonSchema } from '../../domain/schema/vocabulary.ts';
import { systemClock } from '../../server/adapters/system-clock.ts';
import { silentLogger } from '../../server/adapters/silent-logger.ts';
import { readConfig } from '../../server/config.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { enqueue } from '../../server/jobs/enqueue.ts';
import { recurringHandlers, scheduleOnce } from '../../server/jobs/recurring.ts';
import { startWorker, type Worker } from '../../server/jobs/worker.ts';
import { startServer, type RunningServer } from '../../server/server.ts';
import { query } from '../api/db/rows.ts';
import { schema } from '../api/db/shop.ts';
import { createWatchedApi } from '../support/contract-watch.ts';
import { createTestApi, ORIGIN, signedIn } from '../support/api.ts';
import { createClient, type TestClient } from '../support/client.ts';
import { newDatabase } from '../support/postgres-server.ts';
import { productResources } from '../support/resources.ts';
import { freePort } from '../support/server-process.ts';
import { startWriters } from '../support/writers.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

let own: Awaited<ReturnType<typeof newDatabase>>;
let open: { close(): Promise<unknown> }[] = [];
beforeEach(async () => {
  own = await newDatabase();
  open = [];
}, 60_000);
afterEach(async () => {
  for (const each of open.toReversed()) await each.close();
  await own.drop();
});

async function database(resources = productResources()) {
  const opened = await openPostgres({ url: own.url }, resources);
  open.push(opened);
  return opened;
}

test('[R20] of any number of servers on one database, each job is run by one, and a recurring one is in the queue once', async () => {
  const first = await database();
  const ran: number[] = [];
  let rounds = 0;
  const workers: Worker[] = [];
  for (const each of [first, await database(), await database()]) {
    await scheduleOnce(each, 'often', systemClock.now());
    const recurring = recurringHandlers(
      { often: { every: 20, run: async () => void (rounds += 1) } },
      { database: each, clock: systemClock },
    );
    const once = async ({ id }: { id: number }) => void ran.push(id);
    workers.push(
      startWorker({
        database: each,
        clock: systemClock,
        logger: silentLogger,
        handlers: { once, ...recurring },
        interval: 20,
      }),
    );
  }
  for (let n = 0; n < 150; n += 1) await first.platformWrite((sql) => enqueue({ sql }, 'once', { n }));
  await expect.poll(() => ran.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(150);
  await expect.poll(() => rounds, { timeout: 60_000 }).toBeGreaterThan(5);
  // A server leaves in the middle; the others go on.
  await workers.shift()?.stop();
  const seen = rounds;
  await expect.poll(() => rounds, { timeout: 60_000 }).toBeGreaterThan(seen + 2);
  await Promise.all(workers.map((worker) => worker.stop()));
  expect([ran.length, new Set(ran).size]).toEqual([150, 150]);
  const waiting = await first.platform((sql) =>
    query(sql, `select count(*) as n from jobs where kind = 'often' and state = 'queued'`),
  );
  expect(waiting).toEqual([{ n: 1 }]);
}, 120_000);

test('[R20] servers are replaced one after the other under load: each acknowledged write is there once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tendero-rolling-'));
  const api = await createTestApi({ database: await database() });
  const owner = await signedIn(api, 'owner');
  const running: { server: RunningServer; port: number }[] = [];
  const start = async (): Promise<void> => {
    const port = await freePort();
    const env = {
      DATABASE_URL: own.url,
      TENDERO_DATA: folder,
      TENDERO_DEMO: '0',
      TENDERO_ORIGIN: ORIGIN,
      SESSION_SECRET: api.ports.settings.sessionSecret,
      PORT: String(port),
    };
    running.push({ port, server: await startServer(readConfig(env), silentLogger, ROOT) });
  };
  /** As a balancer does: to one of those that run; one that refuses the connection has not seen the call. */
  let turn = 0;
  const balance = async (request: Request): Promise<Response> => {
    turn += 1;
    const { port } = running[turn % running.length] ?? { port: 0 };
    const { pathname, search } = new URL(request.url);
    const { method, headers } = request;
    const body = method === 'GET' ? null : await request.text();
    return fetch(`http://127.0.0.1:${port}${pathname}${search}`, { method, headers, body });
  };
  try {
    await start();
    const store = `/stores/${api.storeId}`;
    const writers = startWriters(4, (requestId) => ({
      path: `${store}/collections`,
      body: { name: requestId },
    }));
    const { email } = api.people.owner;
    writers.client = createClient(balance, { origin: ORIGIN, email, cookies: owner.cookies });
    const more = async (): Promise<void> => {
      const before = writers.acknowledged.length;
      await expect.poll(() => writers.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 10);
    };
    await more();
    for (let round = 0; round < 3; round += 1) {
      await start();
      await more();
      await running.shift()?.server.stop(10_000);
      await more();
    }
    await writers.stop();
    const rows = await api.database.read(api.storeId, (sql) => query(sql, 'select name from collections'));
    const names = rows.map(({ name }) => String(name));
    expect(new Set(names).size).toBe(names.length);
    const missing = writers.acknowledged.filter(({ requestId }) => !names.includes(requestId));
    expect(missing).toEqual([]);
  } finally {
    for (const { server } of running) await server.stop(5000);
    await rm(folder, { recursive: true, force: true });
  }
}, 180_000);

const coupons = (properties: Record<string, JsonSchema>, name = 'coupons') =>
  readResource(schema(name, { name: { type: 'string' }, ...properties }, ['name']));

test('[R20] while the new version sets itself up and runs, the old one reads and writes on', async () => {
  const before = [coupons({ percent: { type: 'integer' } })];
  const after = [
    coupons({ percent: { type: 'integer' }, reason: { type: 'string', default: 'none' } }),
    coupons({ code: { type: 'string' } }, 'vouchers'),
  ];
  const old = await createTestApi({ resources: before, database: await database(before) });
  const there = await signedIn(old, 'owner');
  const place = `/stores/${old.storeId}/coupons`;
  const writers = startWriters(3, (requestId) => ({ path: place, body: { name: requestId, percent: 5 } }));
  writers.client = there;
  const more = async (): Promise<void> => {
    const had = writers.acknowledged.length;
    await expect.poll(() => writers.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(had + 20);
  };
  await more();
  const next = createWatchedApi({ ...old.ports, resources: after, database: await database(after) });
  await more();
  const { email } = old.people.owner;
  const here: TestClient = createClient(next.fetch, { origin: ORIGIN, email, cookies: there.cookies });
  const made = await here.post<{ id: number; reason: string }>(place, { name: 'nuevo', reason: 'new' });
  expect([made.status, made.body.reason]).toEqual([201, 'new']);
  // The old one changes what the new one made, and leaves alone what it does not know.
  expect((await there.patch(`${place}/${made.body.id}`, { percent: 7 })).status).toBe(200);
  expect((await here.get(`${place}/${made.body.id}`)).body).toMatchObject({ percent: 7, reason: 'new' });
  await more();
  await writers.stop();
  const listed = await here.get<{ reason: string }[]>(`${place}?limit=100&sort=id,asc`);
  expect(Number(listed.headers.get('x-total-count'))).toBe(writers.acknowledged.length + 1);
  expect(new Set(listed.body.map(({ reason }) => reason))).toEqual(new Set(['none']));
  expect((await there.get(place)).status).toBe(200);
}, 180_000);
