import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShelf, type Book, type Failure, type Shelf } from './open-shelf.ts';

const withRequestId = (id: string) => ({ headers: { 'x-request-id': id } });

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf();
}, 60_000);
afterAll(() => shelf.close());

async function countTitles(title: string): Promise<string | null> {
  const { headers } = await shelf.owner.get(`${shelf.books}?title.equals=${title}`);
  return headers.get('x-total-count');
}

async function count(table: 'audit' | 'requests', requestId: string): Promise<number> {
  const { rows } = await shelf.test.database.read(shelf.test.storeId, (db) =>
    sql<{
      n: number;
    }>`select count(*)::int as n from ${sql.table(table)} where request_id = ${requestId}`.execute(db),
  );
  return rows[0]?.n ?? 0;
}

test('a hundred creates at once under one id have one effect and one answer, byte for byte', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const response = await shelf.owner.raw(shelf.books, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-request-id': 'parallel-create' },
        body: JSON.stringify({ title: 'parallel', code: 'P1', chapters: [{ name: 'one' }] }),
      });
      return `${response.status} ${response.headers.get('etag')} ${await response.text()}`;
    }),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^201 "1" \{/);
  expect(await countTitles('parallel')).toBe('1');
  expect(await count('audit', 'parallel-create')).toBe(1);
  expect(await count('requests', 'parallel-create')).toBe(1);
});

test('a retried patch answers as the first time, though the version has moved on', async () => {
  const id = await shelf.add(shelf.books, { title: 'a' });
  const patch = () =>
    shelf.owner.patch<Book>(
      `${shelf.books}/${id}`,
      { title: 'b' },
      { headers: { 'x-request-id': 'retried-patch', 'if-match': '"1"' } },
    );
  const first = await patch();
  await shelf.owner.patch(`${shelf.books}/${id}`, { title: 'c' });
  const again = await patch();
  expect([again.status, again.body, again.headers.get('etag')]).toEqual([200, first.body, '"2"']);
  expect((await shelf.owner.get<Book>(`${shelf.books}/${id}`)).body.title).toBe('c');
});

test('a retried delete answers the record again, not that it is missing', async () => {
  const id = await shelf.add(shelf.books, { title: 'a' });
  const first = await shelf.owner.delete(`${shelf.books}/${id}`, undefined, withRequestId('retried-delete'));
  const again = await shelf.owner.delete(`${shelf.books}/${id}`, undefined, withRequestId('retried-delete'));
  expect([again.status, again.body]).toEqual([first.status, first.body]);
});

test('one id for two different writes is refused, and the second has no effect', async () => {
  await shelf.owner.post(shelf.books, { title: 'first' }, withRequestId('reused-id-1'));
  const other = await shelf.owner.post<Failure>(
    shelf.books,
    { title: 'second' },
    withRequestId('reused-id-1'),
  );
  expect([other.status, other.body.code]).toEqual([422, 'request_id_reused']);
  expect(await countTitles('second')).toBe('0');
  const elsewhere = await shelf.owner.post<Failure>(
    shelf.authors,
    { title: 'first' },
    withRequestId('reused-id-1'),
  );
  expect(elsewhere.status).toBe(422);
});

test('the same id of another user or in another store is another request', async () => {
  await shelf.owner.post(shelf.books, { title: 'shared' }, withRequestId('shared-id-1'));
  const theirs = await shelf.outsider.post(
    `/stores/${shelf.test.otherStoreId}/books`,
    { title: 'theirs' },
    withRequestId('shared-id-1'),
  );
  expect(theirs.status).toBe(201);
});

test('a refused write is not stored: it runs again when the reason is gone', async () => {
  const id = await shelf.add(shelf.books, { title: 'holder', code: 'R1' });
  const refused = await shelf.owner.post<Failure>(
    shelf.books,
    { title: 'waiting', code: 'R1' },
    withRequestId('refused-id'),
  );
  expect(refused.status).toBe(422);
  await shelf.owner.delete(`${shelf.books}/${id}`);
  const again = await shelf.owner.post(
    shelf.books,
    { title: 'waiting', code: 'R1' },
    withRequestId('refused-id'),
  );
  expect(again.status).toBe(201);
});

test('every accepted write is in the audit once, with what changed and without secrets', async () => {
  const id = await shelf.add(shelf.books, { title: 'audited', secret: 'canary-1' });
  await shelf.owner.patch(
    `${shelf.books}/${id}`,
    { title: 'renamed', secret: 'canary-2' },
    withRequestId('audited-patch'),
  );
  await shelf.owner.delete(`${shelf.books}/${id}`);
  const { rows } = await shelf.test.database.read(shelf.test.storeId, (db) =>
    sql<{ action: string; user_id: number; request_id: string; changes: Record<string, unknown> }>`
      select action, user_id, request_id, changes from audit where resource = 'books' and record_id = ${id} order by id`.execute(
      db,
    ),
  );
  expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
  expect(rows[1]).toMatchObject({
    request_id: 'audited-patch',
    user_id: shelf.test.people.owner.userId,
    changes: { title: ['audited', 'renamed'], secret: ['•••', '•••'] },
  });
  expect(JSON.stringify(rows)).not.toContain('canary');
});
