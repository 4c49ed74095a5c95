import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Logger } from '../../../server/ports/ports.ts';
import { ORIGIN, createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import type { Failure } from '../resources/open-shelf.ts';
import { shelf } from '../resources/shelf.ts';

let api: TestApi;
let owner: TestClient;
let books: string;
const lines: Record<string, unknown>[] = [];
const keep = (fields: object): void => void lines.push({ ...fields });
const logger: Logger = { debug: keep, info: keep, warn: keep, error: keep };

beforeAll(async () => {
  api = await createTestApi({ resources: shelf(), ports: { logger } });
  owner = await signedIn(api, 'owner');
  books = `/stores/${api.storeId}/books`;
}, 60_000);
afterAll(() => api.close());

/** A body as it stands, with a media type. */
async function send(
  body: BodyInit,
  type: string | null = 'application/json',
  headers: Record<string, string> = {},
) {
  const response = await owner.raw(books, {
    method: 'POST',
    headers: { ...(type === null ? {} : { 'content-type': type }), ...headers },
    body,
  });
  const answer: Failure = await response.json();
  return { status: response.status, code: answer.code, errors: answer.errors, message: answer.message };
}

async function total(): Promise<string | null> {
  return (await owner.get(`${books}?limit=1`)).headers.get('x-total-count');
}

describe('bodies', () => {
  test.each<[string | Uint8Array<ArrayBuffer>, string]>([
    ['{"title":', 'cut off'],
    ['', 'empty'],
    ["{'title': 'x'}", 'single quotes'],
    ['{"title":"x",}', 'a trailing comma'],
    ['[[[', 'open brackets'],
    ['NaN', 'NaN'],
    [new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), 'no UTF-8'],
    [`${'['.repeat(33)}${']'.repeat(33)}`, 'deeper than 32'],
    [`{"notes":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`, 'absurdly deep'],
  ])('%#: malformed JSON is refused', async (body) => {
    expect(await send(body)).toMatchObject({ status: 400, code: 'malformed_json' });
  });

  test.each([['[]'], ['"x"'], ['1'], ['null'], ['true']])('%s is no record', async (body) => {
    expect(await send(body)).toMatchObject({ status: 422, code: 'invalid' });
  });

  test.each([
    ['9007199254740993', 'pages'],
    ['-9007199254740993', 'pages'],
    ['1e400', 'weight'],
    ['123456789012345678901234567890', 'price'],
  ])('the number %s is refused, not rounded', async (number, source) => {
    const answer = await send(`{"title":"x","${source}":${number}}`);
    expect(answer).toMatchObject({ status: 422, errors: { [source]: { key: 'safeNumber' } } });
  });

  test.each(['__proto__', 'constructor', 'prototype'])('the key %s is unknown, at any depth', async (key) => {
    const top = await send(`{"title":"x","${key}":{"admin":true}}`);
    expect([top.status, Object.entries(top.errors ?? {})]).toEqual([422, [[key, { key: 'unknown' }]]]);
    const deep = await send(`{"title":"x","notes":{"a":[{"${key}":1}]}}`);
    expect([deep.status, Object.keys(deep.errors ?? {})]).toEqual([422, [`notes.a.0.${key}`]]);
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  });

  test.each([[String.raw`"a\u0000b"`], [String.raw`"\ud800"`]])(
    'the text %s cannot be kept, and is refused',
    async (text) => {
      expect(await send(`{"title":${text}}`)).toMatchObject({
        status: 422,
        errors: { title: { key: 'characters' } },
      });
    },
  );

  test.each([
    [{ pages: '10' }, 'pages'],
    [{ pages: 1.5 }, 'pages'],
    [{ title: 5 }, 'title'],
    [{ title: ['x'] }, 'title'],
    [{ lent: 'yes' }, 'lent'],
    [{ chapters: {} }, 'chapters'],
    [{ author_id: '1' }, 'author_id'],
    [{ labels: ['x'] }, 'labels.0'],
  ])('the wrong type is named: %j', async (part, source) => {
    const answer = await send(JSON.stringify({ title: 'x', ...part }));
    expect(answer).toMatchObject({ status: 422, errors: { [source]: { key: 'type' } } });
  });

  test.each(['2026-02-30', '2026-13-01', '2025-02-29', '0000-01-01', '26-1-1', 'mañana'])(
    'there is no day %s',
    async (published) => {
      const answer = await send(JSON.stringify({ title: 'x', published }));
      expect(answer).toMatchObject({ status: 422, errors: { published: { key: 'format' } } });
    },
  );

  test.each([
    null,
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'Application/JSON ;x',
    'application/json\t; charset=utf-8',
    'application/json; charset=latin1',
    'application/jsonp',
    'application/json, text/html',
  ])('the media type %j is refused', async (type) => {
    expect(await send(new TextEncoder().encode('{"title":"x"}'), type)).toMatchObject({ status: 415 });
  });

  test('JSON with its charset is read', async () => {
    expect(await send('{"title":"charset"}', 'application/json; charset=utf-8')).toMatchObject({
      status: 201,
    });
  });

  test('ten megabytes are refused at their announced length, without being read', async () => {
    let read = 0;
    const body = new ReadableStream({
      pull(controller) {
        read += 1;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const request = new Request(`${ORIGIN}/api/v1${books}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': String(10 * 1024 * 1024),
        cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body,
      duplex: 'half',
    } as RequestInit);
    const response = await api.api.fetch(request);
    expect([response.status, ((await response.json()) as Failure).code]).toEqual([413, 'too_large']);
    expect(read).toBeLessThan(3);
  });

  test('ten megabytes that announce nothing are refused at the limit', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
        if (sent >= 10 * 1024 * 1024) controller.close();
      },
    });
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
    const response = await owner.raw(books, init as RequestInit);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(2 * 1024 * 1024);
  });

  test('nothing of all this was stored', async () => {
    const before = await total();
    await send('{"title":"x","bogus":1}');
    await send('{"title":"x","author_id":999999}');
    expect(await total()).toBe(before);
  });
});

describe('paths and methods', () => {
  test.each([
    '/nothing',
    '/stores',
    '/stores/1/bogus',
    '/stores/x/books',
    '/stores/1/books/abc',
    '/stores/1/books/-1',
    '/stores/1/books/1.5',
    '/stores/1/books/%2e%2e',
    '/stores/1/books/%',
    '/stores/1/books/1/2',
  ])('%s is not found', async (path) => {
    const { status, body } = await owner.get<Failure>(path.replace('/stores/1/', `/stores/${api.storeId}/`));
    expect([status, body.code]).toEqual([404, 'not_found']);
  });

  test.each(['0', '9007199254740993', '99999999999999999999'])(
    'a record with the id %s is not found',
    async (id) => {
      expect((await owner.get(`${books}/${id}`)).status).toBe(404);
    },
  );

  test('a method that a path does not have gets the list of those that it has', async () => {
    const { status, body, headers } = await owner.put<Failure>(books, {});
    expect([status, body.code, headers.get('allow')]).toEqual([
      405,
      'method_not_allowed',
      'GET, POST, PATCH, DELETE',
    ]);
    const response = await owner.raw(`${books}/1`, { method: 'OPTIONS' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, PUT, PATCH, DELETE']);
  });
});

describe('other sites', () => {
  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${ORIGIN}.evil.example` },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('a write with %j is refused', async (headers) => {
    expect(await send('{"title":"x"}', 'application/json', headers)).toMatchObject({
      status: 403,
      code: 'cross_site',
    });
  });

  test('no answer invites another site to read it', async () => {
    const { headers } = await owner.get(books, { headers: { origin: 'https://evil.example' } });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('every answer', () => {
  test('carries the security headers, also when it is an error', async () => {
    for (const path of [books, '/nothing']) {
      const { headers } = await owner.get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
  });

  test('echoes a good request id and replaces a bad one', async () => {
    const good = await owner.get(books, { headers: { 'x-request-id': 'abcdefgh-1' } });
    expect(good.headers.get('x-request-id')).toBe('abcdefgh-1');
    const bad = await owner.get(books, { headers: { 'x-request-id': 'x' } });
    expect(bad.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect([bad.status, bad.body]).toMatchObject([400, { code: 'bad_request', header: 'X-Request-Id' }]);
  });

  test.each([
    [undefined, 'Revisa los campos marcados.'],
    ['en-GB,en;q=0.9', /fields/],
    ['fr;q=1, pt;q=0.5, es;q=0.1', /campos/],
    ['xx', 'Revisa los campos marcados.'],
  ])('is in the language of %j', async (language, sentence) => {
    const answer = await send(
      '{}',
      'application/json',
      language === undefined ? {} : { 'accept-language': language },
    );
    expect(answer.message).toEqual(sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence);
  });

  test('is one line of the log, by its pattern and without personal data', async () => {
    lines.length = 0;
    const { headers } = await owner.get(`${books}?search=rosa@example.com`);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      method: 'GET',
      route: '/stores/{storeId}/books',
      status: 200,
      storeId: api.storeId,
      requestId: headers.get('x-request-id'),
      ms: expect.any(Number),
    });
    expect(JSON.stringify(lines)).not.toContain('rosa');
  });

  test('says nothing of what broke inside; the log does', async () => {
    vi.spyOn(api.database, 'read').mockRejectedValueOnce(new Error('relation "canary" does not exist'));
    lines.length = 0;
    const { status, body } = await owner.get<Failure>(books);
    expect([status, body.code]).toEqual([500, 'internal']);
    expect(JSON.stringify(body)).not.toContain('canary');
    expect(JSON.stringify(lines)).toContain('canary');
  });

  test('is 503 with Retry-After while the database is away', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    vi.spyOn(api.database, 'read').mockRejectedValueOnce(away);
    const { status, body, headers } = await owner.get<Failure>(books);
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
  });
});
