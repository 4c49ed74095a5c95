import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShelf, type Book, type Failure, type Shelf } from './open-shelf.ts';

let shelf: Shelf;
let theirs: { book: number; author: number; books: string };

beforeAll(async () => {
  shelf = await openShelf();
  const base = `/stores/${shelf.test.otherStoreId}`;
  const author = await shelf.outsider.post<Book>(`${base}/authors`, { name: 'canary author' });
  const book = await shelf.outsider.post<Book>(`${base}/books`, {
    title: 'canary book',
    chapters: [{ name: 'canary' }],
  });
  theirs = { book: book.body.id, author: author.body.id, books: `${base}/books` };
}, 60_000);
afterAll(() => shelf.close());

describe("another store's rows", () => {
  const missing = 987_654;

  test('answer as missing ones in the path, whatever the method', async () => {
    for (const [method, body] of [
      ['GET'],
      ['PUT', { title: 'x' }],
      ['PATCH', { title: 'x' }],
      ['DELETE'],
    ] as const) {
      const answers = [];
      for (const id of [theirs.book, missing]) {
        const init = {
          method,
          ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
        };
        const response = await shelf.owner.raw(`${shelf.books}/${id}`, init);
        const { message, code } = (await response.json()) as Failure;
        answers.push([response.status, message, code]);
      }
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]?.[0]).toBe(404);
    }
  });

  test('answer as missing ones in bodies, filters and bulk deletes', async () => {
    const created = await shelf.owner.post<Failure>(shelf.books, { title: 'x', author_id: theirs.author });
    expect([created.status, created.body.errors]).toEqual([422, { author_id: { key: 'reference' } }]);
    const mine = await shelf.add(shelf.books, { title: 'mine' });
    const patched = await shelf.owner.patch<Failure>(`${shelf.books}/${mine}`, {
      author_id: theirs.author,
    });
    expect(patched.status).toBe(422);
    const bulk = await shelf.owner.delete<Failure>(shelf.books, { ids: [mine, theirs.book] });
    expect([bulk.status, bulk.body.missing]).toEqual([404, [theirs.book]]);
    const many = await shelf.owner.get<Book[]>(`${shelf.books}?id.in=${mine},${theirs.book}`);
    expect(many.body.map(({ id }) => id)).toEqual([mine]);
    const still = await shelf.outsider.get<Book>(`${theirs.books}/${theirs.book}`);
    expect([still.body.title, still.body.version]).toEqual(['canary book', 1]);
  });

  test('are in no list, search, total or export', async () => {
    for (const query of ['', '?search=canary', '?title.contains=canary']) {
      const { body } = await shelf.owner.get(`${shelf.books}${query}`);
      expect(JSON.stringify(body)).not.toContain('canary');
    }
    const file = await shelf.owner.raw(`${shelf.books}/export?format=csv`);
    expect(await file.text()).not.toContain('canary');
  });

  test('cannot be reached through their own path by a stranger, nor without a session', async () => {
    for (const path of [theirs.books, `${theirs.books}/${theirs.book}`, `${theirs.books}/export`]) {
      expect((await shelf.owner.get(path)).status).toBe(404);
      expect((await shelf.test.anonymous().get(path)).status).toBe(401);
    }
    expect((await shelf.owner.post(theirs.books, { title: 'x' })).status).toBe(404);
    expect((await shelf.owner.get('/stores/987654/books')).status).toBe(404);
  });
});

describe('permissions', () => {
  test('decide before the body is read', async () => {
    const { status, body } = await shelf.viewer.post<Failure>(shelf.books, '{malformed');
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect((await shelf.viewer.get(shelf.books)).status).toBe(200);
    expect((await shelf.viewer.delete(shelf.books, { ids: [1] })).status).toBe(403);
    expect((await shelf.viewer.get(`${shelf.books}/export`)).status).toBe(403);
  });

  test('hide a protected field from answers, filters, sorts and exports', async () => {
    const id = await shelf.add(shelf.books, { title: 'guarded', margin: 4321 });
    expect((await shelf.owner.get<Book>(`${shelf.books}/${id}`)).body['margin']).toBe(4321);
    const seen = await shelf.viewer.get<Book>(`${shelf.books}/${id}`);
    expect(seen.body).not.toHaveProperty('margin');
    expect((await shelf.viewer.get(`${shelf.books}?margin.between=1,`)).status).toBe(400);
    expect((await shelf.viewer.get(`${shelf.books}?sort=margin,asc`)).status).toBe(400);
    expect(JSON.stringify((await shelf.viewer.get(shelf.books)).body)).not.toContain('4321');
  });

  test('refuse the writing of a protected field, and keep it through a put', async () => {
    const id = await shelf.add(shelf.books, { title: 'guarded', margin: 50 });
    const writer = await shelf.writer();
    const patched = await writer.patch<Failure>(`${shelf.books}/${id}`, { margin: 1 });
    expect([patched.status, patched.body.errors]).toEqual([403, { margin: { key: 'forbidden' } }]);
    // The API refuses the stored value too: its answer must not reveal the value.
    expect((await writer.patch(`${shelf.books}/${id}`, { margin: 50 })).status).toBe(403);
    expect((await writer.put(`${shelf.books}/${id}`, { title: 'by a writer' })).status).toBe(200);
    expect((await shelf.owner.get<Book>(`${shelf.books}/${id}`)).body['margin']).toBe(50);
  });
});
