import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { listen, type Listener } from '../../../server/http/node/listen.ts';
import { freePort } from '../../support/server-process.ts';

let listener: Listener | undefined;
afterEach(() => listener?.stop(0));

async function start(fetch: (request: Request) => Promise<Response>): Promise<number> {
  const port = await freePort();
  listener = await listen({ host: '127.0.0.1', port, fetch, failed: () => undefined });
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
    const port = await start(() => new Promise(() => undefined));
    const hanging = fetch(`http://127.0.0.1:${port}/`).catch(() => 'cut');
    await pause(50);
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
