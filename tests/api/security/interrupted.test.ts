import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { listen, type Listener } from '../../../server/http/node/listen.ts';
import { createTestApi, ORIGIN, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { freePort } from '../../support/server-process.ts';

let api: TestApi;
let owner: TestClient;
let listener: Listener;
let port = 0;
/** What happens while a call is served. */
let during: (call: () => Promise<Response>) => Promise<Response>;
/** Ends the connection of the last client. */
let leave: () => void;
const unheard: unknown[] = [];
const note = (error: unknown): void => void unheard.push(error);
const failed: unknown[] = [];

beforeAll(async () => {
  api = await createTestApi();
  owner = await signedIn(api, 'owner');
  process.on('unhandledRejection', note);
}, 60_000);
beforeEach(async () => {
  port = await freePort();
  during = (call) => call();
  listener = await listen({
    host: '127.0.0.1',
    port,
    fetch: (request) => during(() => api.api.fetch(new Request(request))),
    failed: (error) => failed.push(error),
  });
});
afterEach(() => listener.stop(0));
afterAll(async () => {
  process.off('unhandledRejection', note);
  await api.close();
});

function head(method: string, path: string, headers: Record<string, string>): string {
  const all = {
    host: 'localhost:4000',
    origin: ORIGIN,
    cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} /api/v1${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** Sends so much and is gone, like a phone in a tunnel: as soon as it is sent, or when as many bytes of the answer are there, or when `leave` is called. */
function sendAndLeave(bytes: Uint8Array, answered = 0): Promise<void> {
  return new Promise((resolve) => {
    let come = 0;
    leave = () => void socket.destroy();
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, () => {
        if (answered === 0) socket.destroy();
      });
    });
    socket.on('data', (chunk) => {
      come += chunk.length;
      if (come >= answered) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
}

async function uploadBytes(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  const body = Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
    picture,
    Buffer.from('\r\n--b--\r\n'),
  ]);
  const headers = {
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': String(body.length),
  };
  return Buffer.concat([Buffer.from(head('POST', `/stores/${api.storeId}/files`, headers)), body]);
}

const storedFiles = () =>
  api.database.read(api.storeId, (sql) => sql.selectFrom('stored_files').select('name').execute());

test('[R24] an upload that is cut off at each tenth leaves no file, no row, and no room taken', async () => {
  const whole = await uploadBytes();
  during = async (call) => {
    const answer = call();
    leave();
    return answer;
  };
  await sendAndLeave(Buffer.alloc(0));
  for (let tenth = 1; tenth < 10; tenth += 1)
    await sendAndLeave(whole.subarray(0, Math.floor((whole.length * tenth) / 10)), Number.POSITIVE_INFINITY);
  expect(await storedFiles()).toEqual([]);
  // A person has room for two uploads at a time: each that was cut off has given its own back.
  for (let time = 0; time < 3; time += 1) {
    const form = new FormData();
    form.append(
      'file',
      new File(
        [
          new Uint8Array(
            await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
              .png()
              .toBuffer(),
          ),
        ],
        'a.png',
      ),
    );
    await expect
      .poll(
        async () => (await owner.raw(`/stores/${api.storeId}/files`, { method: 'POST', body: form })).status,
      )
      .toBe(201);
  }
  expect(await storedFiles()).toHaveLength(3);
  expect(unheard).toEqual([]);
}, 60_000);

test('[R24] a body in chunks whose client leaves before the last one is no whole body, however complete it reads', async () => {
  const statuses: number[] = [];
  during = async (call) => {
    const answer = await call();
    statuses.push(answer.status);
    return answer;
  };
  const collection = (name: string) => {
    const text = JSON.stringify({ name });
    return `${text.length.toString(16)}\r\n${text}\r\n`;
  };
  const chunked = { 'content-type': 'application/json', 'transfer-encoding': 'chunked', connection: 'close' };
  const path = `/stores/${api.storeId}/collections`;
  await sendAndLeave(Buffer.from(head('POST', path, chunked) + collection('Cortada')));
  await expect.poll(() => statuses.length).toBe(1);
  await sendAndLeave(Buffer.from(`${head('POST', path, chunked)}${collection('Entera')}0\r\n\r\n`), 1);
  await expect.poll(() => statuses.length).toBe(2);
  expect(statuses[0]).toBeGreaterThanOrEqual(400);
  expect(statuses[1]).toBe(201);
  const made = await api.database.read(api.storeId, (sql) =>
    sql.selectFrom('collections').select('name').where('name', 'in', ['Cortada', 'Entera']).execute(),
  );
  expect(made).toEqual([{ name: 'Entera' }]);
}, 60_000);

test('[R24] who leaves during an export lets go of the database; the next calls are served', async () => {
  const rows = Array.from({ length: 3000 }, (_, at) => ({
    store_id: api.storeId,
    name: `Colección ${at} ${'larga '.repeat(10)}`,
  }));
  for (let from = 0; from < rows.length; from += 500)
    await api.database.write(api.storeId, ({ sql }) =>
      sql
        .insertInto('collections')
        .values(rows.slice(from, from + 500))
        .execute(),
    );
  const whole = await owner.raw(`/stores/${api.storeId}/collections/export?format=csv`);
  expect((await whole.text()).split('\n').length).toBeGreaterThan(3000);
  // More than there are connections.
  for (let time = 0; time < 25; time += 1)
    await sendAndLeave(
      Buffer.from(
        head('GET', `/stores/${api.storeId}/collections/export?format=${time % 2 === 0 ? 'csv' : 'xlsx'}`, {
          connection: 'close',
        }),
      ),
      time * 1000,
    );
  // None waits for an export that nobody reads: a connection that is not given back would leave them without answer.
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => owner.get(`/stores/${api.storeId}/collections?limit=1`)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(unheard).toEqual([]);
}, 60_000);

test('[R13] a client that is gone before its answer repeats the request: one effect, and the first answer', async () => {
  const path = `/stores/${api.storeId}/collections`;
  const total = async () => Number((await owner.get(`${path}?limit=1`)).headers.get('x-total-count'));
  const before = await total();
  // Before the call, ever later in it, and when it has its answer.
  for (let point = 0; point < 20; point += 1) {
    during = async (call) => {
      if (point === 0) leave();
      const answer = call();
      if (point === 19) await answer;
      else for (let turn = 0; turn < point ** 2; turn += 1) await new Promise(setImmediate);
      leave();
      return answer;
    };
    const id = crypto.randomUUID();
    const body = JSON.stringify({ name: `Repetida ${point}` });
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'x-request-id': id,
    };
    await sendAndLeave(Buffer.from(head('POST', path, headers) + body), Number.POSITIVE_INFINITY);
    const repeat = () => owner.post<{ id: number }>(path, body, { headers: { 'x-request-id': id } });
    const first = await repeat();
    expect([first.status, first.body.id], JSON.stringify(first.body)).toEqual([201, expect.any(Number)]);
    expect((await repeat()).body).toEqual(first.body);
  }
  expect(await total()).toBe(before + 20);
  expect(unheard).toEqual([]);
}, 60_000);
