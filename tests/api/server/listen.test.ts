import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { listen, type Listener } from '../../../server/http/node/listen.ts';
import type { ListenOptions } from '../../../server/http/node/listen.ts';
import { freePort } from '../../support/server-process.ts';

let listener: Listener | undefined;
afterEach(() => listener?.stop(0));

async function start(
  fetch: (request: Request) => Promise<Response>,
  options: Partial<ListenOptions> = {},
): Promise<number> {
  const port = await freePort();
  listener = await listen({ host: '127.0.0.1', port, fetch, failed: () => undefined, ...options });
  return port;
}

/** Sends raw bytes and collects what comes back. */
function raw(port: number, bytes: string): { socket: Socket; answer: Promise<string>; soFar(): string } {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  const answer = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(text));
    socket.on('error', () => resolve(text));
  });
  return { socket, answer, soFar: () => text };
}

/** Clients that connect a hundred at a time: the system queues no more, and forgets the others without a word. */
async function inWaves(
  count: number,
  open: (n: number) => ReturnType<typeof raw>,
): Promise<ReturnType<typeof raw>[]> {
  const opened: ReturnType<typeof raw>[] = [];
  for (let n = 0; n < count; n += 100) {
    const wave = Array.from({ length: 100 }, (_, at) => open(n + at));
    await Promise.all(wave.map(({ socket }) => once(socket, 'connect')));
    opened.push(...wave);
  }
  return opened;
}

/** A call whose body of so many bytes is still to come. */
const POST_OF = (length: number): string =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;

/** One long, many short, repeated, nameless, folded, or none of these. */
const headers = fc.oneof(
  fc.integer({ min: 1, max: 60_000 }).map((length) => `X-Long: ${'a'.repeat(length)}`),
  fc
    .integer({ min: 1, max: 5000 })
    .map((count) => Array.from({ length: count }, (_, n) => `X-${n}: ${n}`).join('\r\n')),
  fc.integer({ min: 1, max: 500 }).map((count) => Array(count).fill('Cookie: a=b').join('\r\n')),
  fc.constantFrom(
    'Transfer-Encoding: chunked',
    'Content-Length: -1',
    'Content-Length: 1\r\nContent-Length: 2',
  ),
  fc.string().map((text) => `X-Odd: ${text}`),
  fc.string().map((text) => `${text}: odd`),
  fc.string().map((text) => ` folded ${text}`),
);

describe('stopping', () => {
  test('a call under way is finished, new ones are refused, idle connections do not hold it up', async () => {
    let finish: (() => void) | undefined;
    const port = await start(async ({ url }) => {
      if (url.endsWith('/slow')) await new Promise<void>((resolve) => (finish = resolve));
      return new Response('done');
    });
    const idle = raw(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const slow = fetch(`http://127.0.0.1:${port}/slow`);
    await expect.poll(() => [finish === undefined, idle.soFar().includes('done')]).toEqual([false, true]);
    const stopped = listener?.stop(5000);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
    finish?.();
    const answer = await slow;
    expect([answer.status, await answer.text(), answer.headers.get('connection')]).toEqual([
      200,
      'done',
      'close',
    ]);
    await stopped;
    expect(await idle.answer).toContain('200 OK');
  });

  test('a call that never ends is cut when patience does', async () => {
    let arrived = false;
    const port = await start(() => {
      arrived = true;
      return new Promise(() => undefined);
    });
    const hanging = fetch(`http://127.0.0.1:${port}/`).catch(() => 'cut');
    await expect.poll(() => arrived).toBe(true);
    await listener?.stop(300);
    expect(await hanging).toBe('cut');
  }, 10_000);

  test('a live stream does not hold it up', async () => {
    const headers = { 'content-type': 'text/event-stream' };
    const port = await start(async () => new Response(new ReadableStream(), { headers }));
    await fetch(`http://127.0.0.1:${port}/`);
    // Waiting for the stream would take minutes.
    await expect(listener?.stop(600_000)).resolves.toBeUndefined();
  }, 10_000);
});

describe('bad clients', () => {
  test('headers beyond 16 kB and requests that are none are refused, and the next client is served', async () => {
    const port = await start(async () => new Response('fine'));
    const huge = raw(port, `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(await huge.answer).toContain('431');
    expect(await raw(port, 'garbage\r\n\r\n').answer).toContain('400');
    const nowhere = raw(port, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n');
    expect(await nowhere.answer).toContain('400');
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('fine');
  });

  test('500 clients that send a byte now and then do not keep others waiting', async () => {
    const port = await start(async () => new Response('fine'));
    const slow = Array.from({ length: 500 }, () => raw(port, 'GET / HTTP/1.1\r\nHost'));
    await expect.poll(() => slow.every(({ socket }) => socket.readyState === 'open')).toBe(true);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    // All connections are still open and unanswered: the server ended none of them.
    expect(slow.filter(({ socket, soFar }) => socket.readyState !== 'open' || soFar() !== '')).toEqual([]);
    for (const { socket } of slow) socket.destroy();
  });

  test('[R23] 1,000 clients that send a byte now and then, in the head or in the body, and 1,000 silent ones are sent away; others are served', async () => {
    const port = await start(async (request) => new Response(await request.text()), {
      timeouts: { headersTimeout: 1000, requestTimeout: 2000, connectionsCheckingInterval: 100 },
    });
    const heads = ['GET / HTTP/1.1\r\nHost: localhost\r\nX-', POST_OF(10_000)];
    const slow = await inWaves(1000, (n) => raw(port, heads[n % 2] ?? ''));
    const silent = await inWaves(1000, () => raw(port, ''));
    const drip = setInterval(() => {
      for (const { socket } of slow) if (socket.writable) socket.write('a');
    }, 200);
    try {
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
      const answers = await Promise.all([...slow, ...silent].map(({ answer }) => answer));
      // Each was ended by the server: with a 408, or without a word where the bytes crossed.
      expect(answers.filter((answer) => answer !== '' && !answer.includes('408'))).toEqual([]);
      expect(answers.filter((answer) => answer.includes('408')).length).toBeGreaterThan(500);
      expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    } finally {
      clearInterval(drip);
      for (const { socket } of [...slow, ...silent]) socket.destroy();
    }
  }, 60_000);

  test('[R23] one connection more than there may be is closed; those that are open stay, and their room is given on', async () => {
    const port = await start(async () => new Response('fine'), { mostSockets: 20 });
    const idle = Array.from({ length: 20 }, () => raw(port, ''));
    await expect.poll(() => idle.every(({ socket }) => socket.readyState === 'open')).toBe(true);
    expect(await raw(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n').answer).toBe('');
    const [first, ...others] = idle;
    first?.socket.end('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(await first?.answer).toContain('fine');
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${port}/`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    for (const { socket } of others) socket.destroy();
  });

  test('[R23] headers of any shape end in an answer or a closed connection, and the next client is served', async () => {
    const port = await start(async () => new Response('fine'), {
      timeouts: { headersTimeout: 1000, connectionsCheckingInterval: 100 },
    });
    await fc.assert(
      fc.asyncProperty(headers, async (lines) => {
        const bytes = `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${lines}\r\n\r\n`;
        expect(await raw(port, bytes).answer).toMatch(/^(?:|HTTP\/1\.1 (?:200|400|408|431)[\s\S]*)$/);
        expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});

test('a sentence reports a port in use', async () => {
  const port = await start(async () => new Response());
  const second = listen({
    host: '127.0.0.1',
    port,
    fetch: async () => new Response(),
    failed: () => undefined,
  });
  await expect(second).rejects.toThrow(`Port ${port} is in use`);
});
