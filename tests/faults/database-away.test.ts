import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres } from '../../server/db/postgres.ts';
import { createHealth, type Health } from '../../server/http/health.ts';
import { createTestApi, signedIn, type TestApi } from '../support/api.ts';
import { newDatabase } from '../support/postgres-server.ts';
import { startProxy, type Lost, type Proxy } from '../support/proxy.ts';
import { productResources } from '../support/resources.ts';
import type { TestClient } from '../support/client.ts';

/** Shortens the server's waiting times, so that the test is fast. */
const PATIENCE = { statementTimeout: 500, acquireTimeout: 2000, lockTimeout: 500 };
const BACK_WITHIN = 5000;

let own: Awaited<ReturnType<typeof newDatabase>>;
let proxy: Proxy;
let api: TestApi;
let owner: TestClient;
let health: Health;
let collections: string;

beforeAll(async () => {
  own = await newDatabase();
  const url = new URL(own.url);
  proxy = await startProxy(Number(url.port));
  url.port = String(proxy.port);
  const database = await openPostgres({ url: url.href }, productResources(), PATIENCE);
  api = await createTestApi({ database });
  owner = await signedIn(api, 'owner');
  health = createHealth(() => database.healthy());
  collections = `/stores/${api.storeId}/collections`;
}, 60_000);
afterAll(async () => {
  await api?.close();
  await proxy?.close();
  await own?.drop();
});
beforeEach(async () => {
  expect((await owner.get(collections)).status).toBe(200);
});
afterEach(async () => {
  proxy.become('open');
  await expect.poll(() => tried(), { timeout: BACK_WITHIN, interval: 100 }).toBe(200);
});

const tried = async (): Promise<number> => (await owner.get(collections)).status;

/** Until the server calls itself ready or not: its last answer stands for a second. */
async function expectReadiness(status: number): Promise<void> {
  await expect.poll(async () => (await health.ready()).status).toBe(status);
}

async function expectUnavailable(): Promise<void> {
  const { status, body, headers } = await owner.get<{ code: string; message: string }>(collections);
  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect(body.message).not.toMatch(/connect|postgres|ECONN/i);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

/** Writes as the panel does: it repeats the same call until it gets the outcome. */
async function addCollection(name: string): Promise<void> {
  const headers = { 'x-request-id': crypto.randomUUID() };
  const seen: number[] = [];
  const send = async (): Promise<number> => {
    const { status } = await owner.post(collections, { name }, { headers });
    seen.push(status);
    return status;
  };
  await expect.poll(send).toBe(201);
  expect(seen.filter((status) => ![201, 409, 503].includes(status))).toEqual([]);
}

describe('while the database', () => {
  test('is gone, calls say so at once, and it is served again as soon as it is back', async () => {
    proxy.become('gone');
    await expectUnavailable();
    await expectReadiness(503);
    expect(health.live().status).toBe(200);
    proxy.become('open');
    await expect.poll(() => tried(), { timeout: BACK_WITHIN, interval: 50 }).toBe(200);
    await expectReadiness(200);
  }, 30_000);

  test('hangs, a call is answered all the same, and the process counts as alive but not ready', async () => {
    proxy.become('hung');
    await expectUnavailable();
    await expectReadiness(503);
    expect(health.live().status).toBe(200);
  }, 30_000);

  test('is slow, calls are answered', async () => {
    proxy.become('open', 100);
    await expect.poll(() => tried(), { timeout: BACK_WITHIN }).toBe(200);
    await addCollection('lenta');
  }, 30_000);

  test('comes and goes under writes, what was acknowledged is there, once', async () => {
    const names = Array.from({ length: 24 }, (_, index) => `intermitente ${index}`);
    const flicker = setInterval(() => proxy.become('open'), 200);
    try {
      for (let at = 0; at < names.length; at += 4)
        await Promise.all(names.slice(at, at + 4).map(addCollection));
    } finally {
      clearInterval(flicker);
    }
    const { body } = await owner.get<{ name: string }[]>(`${collections}?limit=100&search=intermitente`);
    expect(body.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  }, 60_000);
});

test('[R7] a connection that dies between a write and its answer: the call is repeated, and has happened once', async () => {
  const lost = fc.constantFrom<Lost>('message', 'answer');
  const calls = fc.array(fc.record({ lost, verb: fc.constantFrom('post', 'patch', 'delete') }), {
    minLength: 3,
    maxLength: 8,
  });
  let n = 0;
  await fc.assert(
    fc.asyncProperty(calls, async (several) => {
      for (const { lost, verb } of several) {
        n += 1;
        const name = `cortada ${n}`;
        const made = await owner.post<{ id: number }>(collections, { name: `${name} antes` });
        const at = `${collections}/${made.body.id}`;
        const requestId = crypto.randomUUID();
        const options = { headers: { 'x-request-id': requestId } };
        const send = {
          post: () => owner.post(collections, { name }, options),
          patch: () => owner.patch(at, { name }, options),
          delete: () => owner.delete(at, undefined, options),
        }[verb];
        if (send === undefined) throw new Error(verb);
        const cut = proxy.cutAt(/\bcommit\b/i, lost);
        const first = await send();
        await cut;
        // It is done only where the server has found its answer, by a connection that lives.
        if (lost === 'message') expect({ verb, status: first.status }).toEqual({ verb, status: 503 });
        await expect.poll(async () => (await send()).status, { interval: 50 }).toBeLessThan(300);
        const again = await send();
        expect(again.status).toBeLessThan(300);
        const effects = await api.database.read(api.storeId, (sql) =>
          sql.selectFrom('audit').select('record_id').where('request_id', '=', requestId).execute(),
        );
        expect({ verb, lost, effects: effects.length }).toEqual({ verb, lost, effects: 1 });
        const { body: found } = await owner.get<{ name: string }[]>(
          `${collections}?limit=100&search=${encodeURIComponent(name)}`,
        );
        const named = found.filter((one) => one.name === name);
        expect(named).toHaveLength(verb === 'delete' ? 0 : 1);
        expect((await owner.get(at)).status).toBe(verb === 'delete' ? 404 : 200);
      }
    }),
    {
      numRuns: 5,
      examples: [
        [
          (['message', 'answer'] as const).flatMap((one) =>
            ['post', 'patch', 'delete'].map((verb) => ({ lost: one, verb })),
          ),
        ],
      ],
    },
  );
}, 120_000);
