import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttp } from '../../../src/dataProvider/http.ts';
import { progressFetch } from '../../../src/dataProvider/progress-fetch.ts';

let server: Server;
let base: string;
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, CORS).end();
    if (request.url === '/never') return undefined;
    let size = 0;
    request.on('data', (chunk: Buffer) => (size += chunk.length));
    return request.on('end', () => {
      response.writeHead(request.url === '/refused' ? 422 : 200, {
        ...CORS,
        'content-type': 'application/json',
      });
      response.end(request.url === '/refused' ? '{"code":"invalid"}' : JSON.stringify({ size }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('[PRD-07] an upload reports its bytes, and its answer is read as any other', async () => {
  const steps: [number, number][] = [];
  const init = { method: 'POST', body: 'x'.repeat(5000), headers: { 'X-Request-Id': '1' } };
  const answer = await progressFetch(`${base}/`, init, (...step) => steps.push(step));
  expect([answer.status, await answer.json()]).toEqual([200, { size: 5000 }]);
  expect(steps.at(-1)).toEqual([5000, 5000]);
});

test('a refusal is the error that it is without progress', async () => {
  const http = createHttp({
    baseUrl: base,
    email: () => undefined,
    locale: () => 'es',
    leaving: () => false,
  });
  const call = http('/refused', { method: 'POST', body: {}, onProgress: () => undefined });
  await expect(call).rejects.toMatchObject({ status: 422, code: 'invalid' });
});

test('one that is cancelled ends with the reason of its signal', async () => {
  const controller = new AbortController();
  const init = { method: 'POST', body: 'x', signal: controller.signal };
  const call = progressFetch(`${base}/never`, init, () => undefined);
  controller.abort(new Error('enough'));
  await expect(call).rejects.toThrow('enough');
  await expect(progressFetch(`${base}/`, init, () => undefined)).rejects.toThrow('enough');
});

test('without an answer it fails as fetch does', async () => {
  const init = { method: 'POST', body: 'x' };
  await expect(progressFetch('http://127.0.0.1:1/', init, () => undefined)).rejects.toBeInstanceOf(TypeError);
});
