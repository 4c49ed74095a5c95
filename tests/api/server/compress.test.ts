import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed } from '../../../server/http/node/compress.ts';

const ORDERS = JSON.stringify(
  Array.from({ length: 40 }, (_, n) => ({ id: n, name: 'Ruana de Boyacá', total: 90_000 })),
);

const answer = (body: string | null, type = 'application/json', status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': type, etag: '"7"', 'x-total-count': '40' } });

const request = (headers: Record<string, string>): Request =>
  new Request('https://panel.tendero.co/api/v1/stores/1/orders', { headers });

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])('a client that accepts %s gets a list as %s, which says the same', async (accepted, encoding, decode) => {
  const sent = await compressed(request({ 'accept-encoding': accepted }), answer(ORDERS));
  expect(Object.fromEntries(sent.headers)).toMatchObject({
    'content-encoding': encoding,
    'content-type': 'application/json',
    'x-total-count': '40',
    etag: '"7"',
    vary: 'accept-encoding, sec-fetch-site',
  });
  const bytes = new Uint8Array(await sent.arrayBuffer());
  expect(bytes.byteLength).toBeLessThan(ORDERS.length / 5);
  expect(decode(bytes).toString()).toBe(ORDERS);
});

test.each<[string, Record<string, string>, Response]>([
  ['a client that accepts none', {}, answer(ORDERS)],
  ['a short answer', { 'accept-encoding': 'br' }, answer('{"id":1}')],
  ['a page of another site', { 'accept-encoding': 'br', 'sec-fetch-site': 'cross-site' }, answer(ORDERS)],
  ['a shop on a subdomain', { 'accept-encoding': 'br', 'sec-fetch-site': 'same-site' }, answer(ORDERS)],
  ['a stream of events', { 'accept-encoding': 'br' }, answer(ORDERS, 'text/event-stream')],
])('%s: nothing is compressed', async (_, headers, plain) => {
  const text = await plain.clone().text();
  const sent = await compressed(request(headers), plain);
  expect(sent.headers.has('content-encoding')).toBe(false);
  expect(await sent.text()).toBe(text);
});

test('an answer without a body, and the status of an error, stay', async () => {
  const accepts = request({ 'accept-encoding': 'br' });
  const empty = await compressed(accepts, new Response(null, { status: 204 }));
  expect([empty.status, empty.body]).toEqual([204, null]);
  expect((await compressed(accepts, answer(ORDERS, 'application/json', 422))).status).toBe(422);
});
