import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShelf, type Book, type Failure, type Shelf } from './open-shelf.ts';

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf();
}, 60_000);
afterAll(() => shelf.close());

test('answers the record as stored, defaults filled in, secrets left out', async () => {
  const { status, body, headers } = await shelf.owner.post<Book>(shelf.books, {
    title: '  María  ',
    pages: 300,
    weight: 0.25,
    published: '1867-06-01',
    printed_at: '2026-01-02T03:04:05Z',
    notes: { any: ['thing', { deep: true }] },
    secret: 's3cr3t',
  });
  expect(status).toBe(201);
  expect(headers.get('etag')).toBe('"1"');
  expect(body).toMatchObject({
    title: 'María',
    pages: 300,
    weight: 0.25,
    published: '1867-06-01',
    printed_at: '2026-01-02T03:04:05.000Z',
    notes: { any: ['thing', { deep: true }] },
    active: 1,
    lent: false,
    kind: null,
    chapters: [],
    labels: [],
    total: null,
    version: 1,
  });
  expect(body).not.toHaveProperty('secret');
  expect(body).not.toHaveProperty('store_id');
  const read = await shelf.owner.get<Book>(`${shelf.books}/${body.id}`);
  expect(read.body).toEqual(body);
});

test.each([
  ['emoji', '📚👩‍👩‍👧‍👦🇨🇴'],
  ['right-to-left text', 'كتاب ‏שלום'],
  ['combining marks', 'Z̆älg̈o'],
  ['quotes and SQL', `'; drop table books; -- "x" \\`],
  ['markup', '<img src=x onerror=alert(1)>'],
])('keeps %s as it is', async (_, title) => {
  const created = await shelf.owner.post<Book>(shelf.books, { title });
  expect(created.body.title).toBe(title);
  const found = await shelf.owner.get<Book[]>(`${shelf.books}?title.equals=${encodeURIComponent(title)}`);
  expect(found.body.map(({ id }) => id)).toContain(created.body.id);
});

test('says every mistake at once, at its field', async () => {
  const { status, body } = await shelf.owner.post<Failure>(shelf.books, {
    pages: -1,
    weight: 'heavy',
    kind: 'essay',
    published: '2026-02-30',
    total: 5,
    bogus: 1,
    chapters: [{ name: '' }, { name: 'b', length: 'x', other: 1 }],
  });
  expect(status).toBe(422);
  expect(body.code).toBe('invalid');
  expect(
    Object.fromEntries(Object.entries(body.errors ?? {}).map(([source, { key }]) => [source, key])),
  ).toMatchObject({
    title: 'required',
    pages: 'minimum',
    weight: 'type',
    kind: 'enum',
    published: 'format',
    total: 'readOnly',
    bogus: 'unknown',
    'chapters.1.length': 'type',
    'chapters.1.other': 'unknown',
  });
});

test.each(['id', 'version', 'created_at', 'updated_at', 'store_id', 'total', 'search_text', 'user_id'])(
  'refuses to have %s assigned',
  async (source) => {
    const before = await shelf.owner.get(`${shelf.books}?limit=1`);
    const { status, body } = await shelf.owner.post<Failure>(shelf.books, { title: 'x', [source]: 7 });
    expect([status, body.errors?.[source]?.key]).toEqual([
      422,
      expect.stringMatching(/^(readOnly|unknown)$/),
    ]);
    const after = await shelf.owner.get(`${shelf.books}?limit=1`);
    expect(after.headers.get('x-total-count')).toBe(before.headers.get('x-total-count'));
  },
);

test('a value that must be unique is, within its store', async () => {
  await shelf.add(shelf.books, { title: 'one', code: 'U1' });
  const again = await shelf.owner.post<Failure>(shelf.books, { title: 'two', code: 'U1' });
  expect([again.status, again.body.errors]).toEqual([422, { code: { key: 'unique' } }]);
  const elsewhere = await shelf.outsider.post(`/stores/${shelf.test.otherStoreId}/books`, {
    title: 'x',
    code: 'U1',
  });
  expect(elsewhere.status).toBe(201);
});
