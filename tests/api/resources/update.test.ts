import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShelf, type Book, type Failure, type Shelf } from './open-shelf.ts';

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf();
}, 60_000);
afterAll(() => shelf.close());

test('a patch changes what it names, null clears, and the version rises', async () => {
  const id = await shelf.add(shelf.books, { title: 'a', pages: 1, kind: 'novel', secret: 'kept' });
  const { status, body, headers } = await shelf.owner.patch<Book>(`${shelf.books}/${id}`, {
    pages: 2,
    kind: null,
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ title: 'a', pages: 2, kind: null, version: 2 });
  expect(headers.get('etag')).toBe('"2"');
});

test('a patch that changes nothing keeps the version', async () => {
  const id = await shelf.add(shelf.books, { title: 'a', pages: 1 });
  const { body } = await shelf.owner.patch<Book>(`${shelf.books}/${id}`, { pages: 1 });
  expect(body.version).toBe(1);
});

test('a put clears what it leaves out, but not secrets', async () => {
  const id = await shelf.add(shelf.books, {
    title: 'a',
    pages: 1,
    secret: 'kept',
    chapters: [{ name: 'c' }],
  });
  const { status, body } = await shelf.owner.put<Book>(`${shelf.books}/${id}`, { title: 'b' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ title: 'b', pages: null, active: 1, chapters: [], version: 2 });
  const { rows } = await shelf.test.database.read(shelf.test.storeId, (db) =>
    sql<{ secret: string }>`select secret from books where id = ${id}`.execute(db),
  );
  const place = `books.secret/${shelf.test.storeId}/${id}`;
  expect(await shelf.test.ports.secrets.open(rows[0]?.secret ?? '', place)).toBe('kept');
});

test('a record that was read is sent back whole; what only the server sets may not differ', async () => {
  const chapters = [{ name: 'one', length: 3 }, { name: 'two' }];
  const id = await shelf.add(shelf.books, { title: 'a', pages: 3, secret: 'kept', chapters });
  const path = `${shelf.books}/${id}`;
  const { body: read } = await shelf.owner.get<Book>(path);
  const back = await shelf.owner.put<Book>(path, { ...read, title: 'b' });
  expect([back.status, back.body]).toMatchObject([200, { title: 'b', pages: 3, version: 2 }]);
  const refused = await shelf.owner.put<Failure>(path, {
    ...back.body,
    created_at: '2020-01-01T00:00:00.000Z',
    total: 7,
  });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { created_at: { key: 'readOnly' }, total: { key: 'readOnly' } },
  ]);
  const created = await shelf.owner.post<Failure>(shelf.books, read);
  expect(created.body.errors).toMatchObject({ version: { key: 'readOnly' } });
});

test('what is validated is the stored record with the patch applied', async () => {
  const id = await shelf.add(shelf.books, { title: 'a' });
  const { status, body } = await shelf.owner.patch<Failure>(`${shelf.books}/${id}`, { title: '' });
  expect([status, body.errors]).toEqual([422, { title: { key: 'required' } }]);
});

test('a stale write is refused with the record as it is now', async () => {
  const id = await shelf.add(shelf.books, { title: 'a' });
  const path = `${shelf.books}/${id}`;
  const first = await shelf.owner.patch<Book>(path, { title: 'b' }, { headers: { 'if-match': '"1"' } });
  expect(first.status).toBe(200);
  const stale = await shelf.owner.patch<Failure>(path, { title: 'c' }, { headers: { 'if-match': '"1"' } });
  expect([stale.status, stale.body.code, stale.body.current?.title]).toEqual([412, 'stale', 'b']);
  const replaced = await shelf.owner.put(path, { title: 'c' }, { headers: { 'if-match': '"1"' } });
  expect(replaced.status).toBe(412);
  const deleted = await shelf.owner.delete(path, undefined, { headers: { 'if-match': '"1"' } });
  expect(deleted.status).toBe(412);
  expect((await shelf.owner.get<Book>(path)).body.title).toBe('b');
});

test('of twenty writers against one version, one wins', async () => {
  const id = await shelf.add(shelf.books, { title: 'a' });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      shelf.owner.patch(`${shelf.books}/${id}`, { pages: n + 1 }, { headers: { 'if-match': '"1"' } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 412)]);
});

test('If-None-Match spares the record that the client has', async () => {
  const id = await shelf.add(shelf.books, { title: 'a' });
  const path = `${shelf.books}/${id}`;
  const same = await shelf.owner.get(path, { headers: { 'if-none-match': '"1"' } });
  expect([same.status, same.body]).toEqual([304, '']);
  await shelf.owner.patch(path, { title: 'b' });
  expect((await shelf.owner.get(path, { headers: { 'if-none-match': '"1"' } })).status).toBe(200);
});
