import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShelf, type Failure, type Shelf } from './open-shelf.ts';

interface Deleted {
  deleted: number[];
  failed: { id: number; record: string | null; code: string }[];
  undo: { id: number } | null;
}

/** Every place below a json column that may name an author or a label. */
const PLACES: [string, 'authors' | 'labels', (id: number) => object, object][] = [
  ['an element of a list', 'authors', (id) => ({ guest_ids: [id] }), { guest_ids: [] }],
  ['an object', 'authors', (id) => ({ gift: { giver_id: id } }), { gift: { giver_id: null } }],
  ['a list of objects', 'authors', (id) => ({ loans: [{ reader_id: id }] }), { loans: [] }],
  [
    'a list in an object in an object',
    'labels',
    (id) => ({ gift: { wrapper: { label_ids: [id] } } }),
    { gift: null },
  ],
  [
    'an object of an item in a table of its own',
    'authors',
    (id) => ({ chapters: [{ name: 'c', review: { critic_id: id } }] }),
    { chapters: [] },
  ],
];

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf();
}, 60_000);
afterAll(() => shelf.close());

const remove = (path: string, ids: number[]) =>
  shelf.owner.delete<Deleted & Failure>(path, { ids, partial: true });

test.each(PLACES)('a record that %s names is not deleted', async (_, target, naming, without) => {
  const named = await shelf.add(shelf[target], { name: 'named' });
  const free = await shelf.add(shelf[target], { name: 'free' });
  const book = await shelf.add(shelf.books, { title: 'names', ...naming(named) });

  const single = await shelf.owner.delete<Failure & { resource: string }>(`${shelf[target]}/${named}`);
  expect([single.status, single.body.code, single.body.resource]).toEqual([409, 'in_use', 'books']);
  const several = await remove(shelf[target], [named, free]);
  expect(several.body).toMatchObject({
    deleted: [free],
    failed: [{ id: named, record: 'named', code: 'in_use', resource: 'books' }],
  });
  expect((await shelf.owner.get(`${shelf[target]}/${named}`)).status).toBe(200);

  expect((await shelf.owner.patch(`${shelf.books}/${book}`, without)).status).toBe(200);
  expect((await shelf.owner.delete(`${shelf[target]}/${named}`)).status).toBe(200);
});

test('a change of what a list names holds the new one and lets the old one go', async () => {
  const [old, kept, fresh] = await Promise.all(
    ['old', 'kept', 'fresh'].map((name) => shelf.add(shelf.authors, { name })),
  );
  const book = await shelf.add(shelf.books, { title: 'a', guest_ids: [old, kept] });
  await shelf.owner.patch(`${shelf.books}/${book}`, { guest_ids: [kept, fresh, kept] });
  const statuses = [];
  for (const id of [old, kept, fresh])
    statuses.push((await shelf.owner.delete(`${shelf.authors}/${id}`)).status);
  expect(statuses).toEqual([200, 409, 409]);
  expect((await shelf.owner.delete(`${shelf.books}/${book}`)).status).toBe(200);
  expect((await shelf.owner.delete(`${shelf.authors}/${kept}`)).status).toBe(200);
});

test('a deleted record does not come back while it names one that is gone', async () => {
  const author = await shelf.add(shelf.authors, { name: 'gone' });
  const book = await shelf.add(shelf.books, { title: 'back', loans: [{ reader_id: author }] });
  const { body } = await remove(shelf.books, [book]);
  const gone = await remove(shelf.authors, [author]);
  const undo = `${shelf.books}/deletions/${body.undo?.id}/undo`;
  const refused = await shelf.owner.post<Failure>(undo);
  expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
    422,
    'invalid',
    { loans: { key: 'reference' } },
  ]);
  await shelf.owner.post(`${shelf.authors}/deletions/${gone.body.undo?.id}/undo`);
  expect((await shelf.owner.post(undo)).status).toBe(200);
  expect((await shelf.owner.delete(`${shelf.authors}/${author}`)).status).toBe(409);
});

test('records that name each other go and return together', async () => {
  const first = await shelf.add(shelf.books, { title: 'first' });
  const second = await shelf.add(shelf.books, { title: 'second', sequels: [first] });
  await shelf.owner.patch(`${shelf.books}/${first}`, { sequels: [second, first] });
  expect((await shelf.owner.delete(`${shelf.books}/${first}`)).status).toBe(409);
  const { body } = await remove(shelf.books, [first, second]);
  expect([body.deleted, body.failed]).toEqual([[first, second], []]);
  const undone = await shelf.owner.post(`${shelf.books}/deletions/${body.undo?.id}/undo`);
  expect([undone.status, undone.body]).toEqual([200, { undone: [first, second], failed: [] }]);
  expect((await shelf.owner.delete(`${shelf.books}/${second}`)).status).toBe(409);
});

test('naming a record while it is deleted ends with both or with neither', async () => {
  for (let round = 0; round < 10; round += 1) {
    const author = await shelf.add(shelf.authors, { name: 'wanted' });
    const book = await shelf.add(shelf.books, { title: 'a' });
    const [named, deleted] = await Promise.all([
      shelf.owner.patch(`${shelf.books}/${book}`, { guest_ids: [author] }),
      shelf.owner.delete(`${shelf.authors}/${author}`),
    ]);
    expect([
      [200, 409],
      [422, 200],
    ]).toContainEqual([named.status, deleted.status]);
  }
});
