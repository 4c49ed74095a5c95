import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBuiltServer, type BuiltServer } from '../support/browser.ts';
import { createClient, type TestClient } from '../support/client.ts';
import { DEMO_USER, demoFolder } from '../support/demo-folder.ts';

const STORE = '/stores/1';
const STOCK = 1000;
const KILLER = pathToFileURL(path.resolve(import.meta.dirname, '../support/killed-at-answer.mjs')).href;

let dataFolder = '';
let notes = '';
let server: BuiltServer;
let client: TestClient;
let cookies = new Map<string, string>();

beforeAll(async () => {
  dataFolder = await demoFolder();
  notes = await mkdtemp(path.join(tmpdir(), 'tendero-doomed-'));
  await doom('');
  await start();
  await client.post('/users/auth', DEMO_USER);
  ({ cookies } = client);
}, 120_000);
afterAll(async () => {
  await server?.stop();
  await rm(dataFolder, { recursive: true, force: true });
  await rm(notes, { recursive: true, force: true });
});

const doom = (requestId: string) => writeFile(path.join(notes, 'calls'), requestId);

async function start(): Promise<void> {
  server = await startBuiltServer(
    {
      TENDERO_DATA: dataFolder,
      NODE_OPTIONS: `--import ${KILLER}`,
      DOOMED_CALLS: path.join(notes, 'calls'),
    },
    { detached: true },
  );
  client = createClient(fetch, { origin: server.origin, email: DEMO_USER.email, cookies });
}

interface Call {
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
}

function send({ method, path: at, body }: Call, requestId: string) {
  const options = { headers: { 'x-request-id': requestId } };
  if (method === 'DELETE') return client.delete<{ id: number }>(at, body, options);
  return client[method === 'POST' ? 'post' : 'patch']<{ id: number }>(at, body ?? {}, options);
}

/** Units of a product that are left. */
async function left(id: number): Promise<number> {
  const { body } = await client.get<{ quantity_available: number }>(`${STORE}/products/${id}`);
  return body.quantity_available;
}

/** Orders that the store has. */
async function orders(): Promise<number> {
  return Number((await client.get(`${STORE}/orders?limit=1`)).headers.get('x-total-count'));
}

const names = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .filter((text) => text.trim() !== '');
const sold = fc.record({
  name: names,
  quantities: fc.tuple(...[1, 2].map(() => fc.integer({ min: 1, max: 9 }))),
});

test('[R13] the server is killed between the effect of a call and its answer; the call comes again after the start: the stored answer, one effect', async () => {
  const [sample] = fc.sample(sold, 1);
  const [first = 1, second = 1] = sample?.quantities ?? [];
  const made = { name: sample?.name, price: 1000, active: 1, quantity_available: STOCK };
  const product = (await client.post<{ id: number }>(`${STORE}/products`, made)).body.id;
  const branches = await client.get<{ id: number }[]>(`${STORE}/user-stores?limit=1`);
  const lines = (quantity: number) => [{ product_id: product, quantity, price: 1000 }];
  let order = 0;
  const before = await orders();
  const calls: { call: () => Call; left: number; change: number }[] = [
    {
      call: () => ({
        method: 'POST',
        path: `${STORE}/orders`,
        body: {
          date: new Date().toISOString(),
          user_store_id: branches.body[0]?.id,
          order_status_id: 1,
          shipping_order_status_id: 8,
          order_method_id: 1,
          sales_channel: 'whatsapp',
          order_details: lines(first),
        },
      }),
      left: STOCK - first,
      change: 1,
    },
    {
      call: () => ({
        method: 'PATCH',
        path: `${STORE}/orders/${order}`,
        body: { order_details: lines(second) },
      }),
      left: STOCK - second,
      change: 1,
    },
    { call: () => ({ method: 'DELETE', path: `${STORE}/orders/${order}` }), left: STOCK, change: 0 },
  ];
  for (const { call, left: expected, change } of calls) {
    const requestId = crypto.randomUUID();
    const doomed = call();
    await doom(requestId);
    await expect(send(doomed, requestId)).rejects.toThrow(/fetch failed|other side closed/);
    expect(await server.stop()).toBeNull();
    expect(server.process.signalCode).toBe('SIGKILL');
    await doom('');
    await start();
    // It had happened, whole.
    expect(await left(product)).toBe(expected);
    const answers = await Promise.all([1, 2, 3].map(() => send(doomed, requestId)));
    const [answer] = answers;
    expect(answer?.status).toBe(doomed.method === 'POST' ? 201 : 200);
    for (const one of answers) expect([one.status, one.body]).toEqual([answer?.status, answer?.body]);
    order ||= answer?.body.id ?? 0;
    expect(await left(product)).toBe(expected);
    expect(await orders()).toBe(before + change);
  }
});
