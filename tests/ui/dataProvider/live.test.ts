import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttp } from '../../../src/dataProvider/http.ts';
import { listenTo, type LiveEvent } from '../../../src/dataProvider/live.ts';

/** One connection; the test writes to it like the server. */
class Connection {
  readonly headers: Headers;
  readonly response: Response;
  /** Whether the listener has closed it. */
  left = false;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  constructor(init: RequestInit | undefined) {
    this.headers = new Headers(init?.headers);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
      },
      cancel: () => {
        this.left = true;
      },
    });
    this.response = new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }

  send(bytes: Uint8Array): void {
    this.#controller?.enqueue(bytes);
  }

  say(text: string): void {
    this.send(new TextEncoder().encode(text));
  }

  end(): void {
    this.#controller?.close();
  }

  cut(): void {
    this.#controller?.error(new TypeError('network error'));
  }
}

let opened: Connection[];
/** Answers to the next connections instead of a stream. */
let refusals: Response[];
let heard: LiveEvent[];
let leaving: AbortController;
let listening: Promise<void>;

const http = createHttp({
  baseUrl: '/api/v1',
  email: () => 'ana@tienda.co',
  locale: () => 'es',
  leaving: () => false,
});

beforeEach(() => {
  vi.useFakeTimers();
  opened = [];
  refusals = [];
  heard = [];
  leaving = new AbortController();
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    const connection = new Connection(init);
    opened.push(connection);
    return refusals.shift() ?? connection.response;
  });
});
afterEach(() => {
  leaving.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

async function listen(): Promise<void> {
  listening = listenTo(http, '/stores/1/events', (event) => heard.push(event), leaving.signal);
  await pass(0);
}

function refusal(status: number, body: object): Response {
  return Response.json(body, { status });
}

test('[AUT-10] the live stream carries the e-mail of the user and a request id, a new one for each connection', async () => {
  await listen();
  opened[0]?.end();
  await pass(1);
  const ids = opened.map(({ headers }) => headers.get('x-request-id'));
  expect(ids).toHaveLength(2);
  expect(ids.every((id) => id !== null && /^[\w-]{8,64}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(2);
  expect(opened.map(({ headers }) => headers.get('x-user-email'))).toEqual([
    'ana@tienda.co',
    'ana@tienda.co',
  ]);
});

test('an event is heard when its message is whole, however the network splits it', async () => {
  await listen();
  const message = new TextEncoder().encode(
    'id: 1\ndata: {"type":"orders.created","data":{"city":"Ibagué"}}\n\n',
  );
  for (const byte of message) {
    expect(heard).toEqual([]);
    opened[0]?.send(Uint8Array.of(byte));
    await pass(0);
  }
  opened[0]?.say(':\n\ndata: {"kind":"unknown"}\n\n');
  await pass(0);
  expect(heard).toEqual([{ type: 'orders.created', data: { city: 'Ibagué' } }]);
});

test('after a cut it comes back when the server asked for, and says what it heard last', async () => {
  await listen();
  opened[0]?.say('retry: 3000\n\nid: 17-1\ndata: {"type":"orders.created"}\n\n');
  await pass(0);
  opened[0]?.cut();
  await pass(2.9);
  expect(opened).toHaveLength(1);
  await pass(1);
  expect(opened).toHaveLength(2);
  expect(opened[1]?.headers.get('last-event-id')).toBe('17-1');
  opened[1]?.say('id: 18-1\ndata: {"type":"resync"}\n\n');
  await pass(0);
  expect(heard).toEqual([{ type: 'orders.created' }, { type: 'resync' }]);
});

test('a gap before the first event is told as well', async () => {
  await listen();
  opened[0]?.say('retry: 100\n\n');
  await pass(0);
  opened[0]?.end();
  await pass(1);
  opened[1]?.say('retry: 100\n\n');
  await pass(0);
  expect(heard).toEqual([{ type: 'resync' }]);
});

test('a first stream that opens late is a gap too: what the page read meanwhile may have failed', async () => {
  refusals = [refusal(503, { code: 'unavailable' })];
  await listen();
  await pass(2);
  opened[1]?.say('retry: 100\n\n');
  opened[1]?.say(': heartbeat\n\n');
  await pass(0);
  expect(heard).toEqual([{ type: 'resync' }]);
});

test('a stream without a heartbeat counts as cut; one with it does not', async () => {
  await listen();
  for (let beat = 0; beat < 8; beat += 1) {
    await pass(15);
    opened[0]?.say(':\n\n');
  }
  expect(opened).toHaveLength(1);
  await pass(30);
  expect(opened).toHaveLength(2);
});

test('[ORD-16] behind a proxy that holds the stream back, the lists are read again within half a minute, and on', async () => {
  await listen();
  await pass(30);
  expect(heard).toEqual([{ type: 'resync' }]);
  await pass(30);
  expect(heard.length).toBeGreaterThanOrEqual(2);
});

test('[ORD-16] while no stream can be opened a visible tab looks every 15 seconds, and a hidden one never', async () => {
  const tab = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  refusals = Array.from({ length: 200 }, () => refusal(503, { code: 'unavailable' }));
  await listen();
  await pass(120);
  expect(heard).toEqual([]);
  tab.mockReturnValue('visible');
  await pass(9);
  expect(heard).toEqual([{ type: 'resync' }]);
  await pass(120);
  expect(heard.length).toBeGreaterThanOrEqual(6);
  expect(heard.length).toBeLessThanOrEqual(9);
  const seen = heard.length;
  tab.mockReturnValue('hidden');
  await pass(120);
  expect(heard).toHaveLength(seen);
  tab.mockRestore();
});

test('without a connection it tries again, ever less often', async () => {
  refusals = Array.from({ length: 40 }, () => refusal(503, { code: 'unavailable' }));
  await listen();
  await pass(4);
  expect(opened.length).toBeGreaterThanOrEqual(3);
  await pass(20);
  const early = opened.length;
  await pass(16);
  expect(opened.length - early).toBeLessThanOrEqual(4);
});

test('it ends when the server says that nobody is signed in', async () => {
  refusals = [refusal(401, { code: 'invalid_jwt' })];
  await listen();
  await listening;
  await pass(60);
  expect(opened).toHaveLength(1);
});

test('of a member who has left the team it ends, and says so', async () => {
  refusals = [refusal(404, { code: 'not_found' })];
  await listen();
  await listening;
  expect(heard).toEqual([{ type: 'access.changed' }]);
});

test('too many open streams: it waits as long as it is told', async () => {
  refusals = [refusal(429, { code: 'too_many_requests', retry_after: 30 })];
  await listen();
  await pass(29);
  expect(opened).toHaveLength(1);
  await pass(2);
  expect(opened).toHaveLength(2);
});

test('it ends with its screen', async () => {
  await listen();
  leaving.abort();
  await listening;
  expect(opened[0]?.left).toBe(true);
  await pass(60);
  expect(opened).toHaveLength(1);
});
