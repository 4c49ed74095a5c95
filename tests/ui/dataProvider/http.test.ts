import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiHttpError } from '../../../src/dataProvider/api-error.ts';
import { createHttp, type Http } from '../../../src/dataProvider/http.ts';
// Loaded before the clock stands still.
import '../../../src/dataProvider/form-digest.ts';

type Answer = Response | 'no network' | 'silence';

let answers: Answer[];
let sent: { url: string; init: RequestInit }[];
let call: Http;

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

function idOf(index: number): string | undefined {
  return new Headers(sent[index]?.init.headers).get('x-request-id') ?? undefined;
}

/** Nothing ever arrives; only an abort ends it. */
function silence(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answers = [];
  sent = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init });
    const answer = answers.shift() ?? 'no network';
    if (answer === 'no network') return Promise.reject(new TypeError('Failed to fetch'));
    return answer === 'silence' ? silence(init.signal) : Promise.resolve(answer);
  });
  call = createHttp({
    baseUrl: '/api/v1',
    email: () => 'ana@tienda.co',
    locale: () => 'es-CO',
    leaving: () => false,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Runs the waits between attempts at once. */
async function settled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  for (let turn = 0; turn < 12; turn += 1) await vi.advanceTimersByTimeAsync(10_000);
  return promise;
}

test('[AUT-10] every call carries the e-mail of the user and a request id of its own', async () => {
  answers = [json(200, []), json(200, [])];
  await call('/stores/1/products');
  await call('/stores/1/products');
  expect(new Headers(sent[0]?.init.headers).get('x-user-email')).toBe('ana@tienda.co');
  expect(idOf(0)).toMatch(/^[\w-]{8,}$/);
  expect(idOf(1)).not.toBe(idOf(0));
});

test('over plain http, as on a shop’s own network, where the browser has no randomUUID', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  answers = [json(200, []), json(201, { id: 1 })];
  await call('/stores/1/products');
  await call('/stores/1/products', { method: 'POST', body: { name: 'Ruana' } });
  expect(idOf(0)).toMatch(/^[0-9a-f]{32}$/);
  expect(idOf(1)).not.toBe(idOf(0));
});

describe('a write without a clear answer', () => {
  const order = { method: 'POST', body: { total: 1 } } as const;

  test('is sent again under the same id, and answered once', async () => {
    answers = ['no network', json(503, { code: 'unavailable' }), json(201, { id: 7 })];
    const answer = await settled(call('/stores/1/orders', order));
    expect(answer.json).toEqual({ id: 7 });
    expect(sent).toHaveLength(3);
    expect(new Set([idOf(0), idOf(1), idOf(2)]).size).toBe(1);
  });

  test('keeps its id when the user presses the button again with the same content', async () => {
    await expect(settled(call('/stores/1/orders', order))).rejects.toMatchObject({
      message: 'errors.network',
    });
    const tries = sent.length;
    answers = [json(201, { id: 7 })];
    await call('/stores/1/orders', order);
    expect(idOf(tries)).toBe(idOf(0));
    answers = [json(201, { id: 8 })];
    await call('/stores/1/orders', order);
    expect(idOf(tries + 1)).not.toBe(idOf(0));
  });

  const proofs = '/stores/1/orders/7/proofs';
  const proof = (content: string) => {
    const body = new FormData();
    body.append('file', new File([content], 'nequi.webp'));
    return { method: 'POST', body } as const;
  };

  test('keeps its id when the user chooses the same file again, and no other file has it', async () => {
    await expect(settled(call(proofs, proof('one')))).rejects.toMatchObject({ message: 'errors.network' });
    const tries = sent.length;
    answers = [json(201, { id: 8 }), json(201, { id: 7 }), json(201, { id: 9 })];
    await settled(call(proofs, proof('two')));
    expect(idOf(tries)).not.toBe(idOf(0));
    await settled(call(proofs, proof('one')));
    expect(idOf(tries + 1)).toBe(idOf(0));
    await settled(call(proofs, proof('one')));
    expect(idOf(tries + 2)).not.toBe(idOf(0));
  });

  test('waits for its own first attempt that is still at work', async () => {
    answers = [json(409, { code: 'in_progress' }), json(201, { id: 7 })];
    await settled(call('/stores/1/orders', order));
    expect(idOf(1)).toBe(idOf(0));
  });
});

test('a write of which the server keeps no answer is sent once, and again under the same id by its button', async () => {
  const credentials = { method: 'POST', body: { email: 'ana@tienda.co' } } as const;
  answers = [json(503, { code: 'unavailable' }), json(200, {})];
  await expect(settled(call('/users/auth', credentials))).rejects.toMatchObject({ code: 'unavailable' });
  expect(sent).toHaveLength(1);
  await call('/users/auth', credentials);
  expect(idOf(1)).toBe(idOf(0));
});

test('an error tells what is wrong by field, and how long to wait', async () => {
  const fields = { code: { key: 'wrong_code', args: { left: 2 } } };
  answers = [
    json(422, { code: 'invalid', errors: fields }),
    json(429, { code: 'too_many_requests', retry_after: 40 }),
  ];
  await expect(call('/users/sign-up/verify', { method: 'POST' })).rejects.toMatchObject({ fields });
  await expect(call('/users/sign-up/code', { method: 'POST' })).rejects.toMatchObject({
    fields: {},
    retryAfter: 40,
  });
});

test('a refusal is final: nothing is tried again', async () => {
  answers = [json(422, { code: 'invalid', errors: { name: { key: 'required' } } })];
  await expect(call('/products', { method: 'POST', body: {} })).rejects.toMatchObject({
    status: 422,
    message: 'errors.invalid',
    body: { errors: { name: { key: 'required' } } },
  });
  expect(sent).toHaveLength(1);
});

test("an error that is not of our making (a proxy's page) is told by its status", async () => {
  answers = [new Response('<h1>Forbidden</h1>', { status: 403 })];
  const error = await call('/products').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiHttpError);
  expect(error).toMatchObject({ status: 403, message: 'errors.unexpected' });
});

test('an abandoned call stops at once and rejects with the reason of the abort', async () => {
  answers = ['silence', 'silence'];
  const leaving = new AbortController();
  const promise = call('/products', { signal: leaving.signal });
  leaving.abort(new Error('gone'));
  await expect(promise).rejects.toThrow('gone');
  expect(sent).toHaveLength(1);
});

test('a silent network is given up after the time allowed, and told as slow', async () => {
  vi.useRealTimers();
  answers = ['silence', 'silence', 'silence', 'silence'];
  await expect(call('/products', { timeout: 5 })).rejects.toMatchObject({
    message: 'errors.timeout',
    status: 0,
  });
  expect(sent).toHaveLength(4);
});
