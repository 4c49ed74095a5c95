import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShelf, type Book, type Failure, type Shelf } from './open-shelf.ts';

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf();
}, 60_000);
afterAll(() => shelf.close());

test('answers the record as it was; afterwards it is missing', async () => {
  const id = await shelf.add(shelf.books, { title: 'gone', chapters: [{ name: 'c' }] });
  const { status, body } = await shelf.owner.delete<Book>(`${shelf.books}/${id}`);
  expect([status, body.title]).toEqual([200, 'gone']);
  expect((await shelf.owner.get(`${shelf.books}/${id}`)).status).toBe(404);
  expect((await shelf.owner.delete(`${shelf.books}/${id}`)).status).toBe(404);
});

test('several are deleted together or not at all', async () => {
  const ids = [];
  for (const title of ['a', 'b', 'c']) ids.push(await shelf.add(shelf.books, { title }));
  const refused = await shelf.owner.delete<Failure>(shelf.books, { ids: [...ids, 999_999] });
  expect([refused.status, refused.body.missing]).toEqual([404, [999_999]]);
  for (const id of ids) expect((await shelf.owner.get(`${shelf.books}/${id}`)).status).toBe(200);
  const deleted = await shelf.owner.delete(shelf.books, { ids });
  expect([deleted.status, deleted.body]).toEqual([
    200,
    { deleted: ids, failed: [], undo: { id: expect.any(Number), expires_at: expect.any(String) } },
  ]);
});

test.each([[[]], [['1']], [[0]], [[1, 1]], ['all'], [Array.from({ length: 501 }, (_, n) => n + 1)]])(
  'ids that are no list of up to 500 ids are refused (%#)',
  async (ids) => {
    expect((await shelf.owner.delete(shelf.books, { ids })).status).toBe(422);
  },
);
