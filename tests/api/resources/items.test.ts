import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShelf, type Book, type Failure, type Shelf } from './open-shelf.ts';

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf();
}, 60_000);
afterAll(() => shelf.close());

test('items are kept, added, moved and removed by their id', async () => {
  const created = await shelf.owner.post<Book>(shelf.books, {
    title: 'a',
    chapters: [{ name: 'one' }, { name: 'two', length: 9 }, { name: 'three' }],
  });
  const [one, two, three] = created.body['chapters'] as { id: number; name: string }[];
  expect(two).toMatchObject({ name: 'two', length: 9 });
  const { body } = await shelf.owner.patch<Book>(`${shelf.books}/${created.body.id}`, {
    chapters: [{ id: three?.id, name: 'THREE' }, { name: 'new' }, { id: one?.id, name: 'one' }],
  });
  expect(body['chapters']).toMatchObject([
    { id: three?.id, name: 'THREE' },
    { name: 'new', length: 1 },
    { id: one?.id, name: 'one' },
  ]);
  expect((await shelf.owner.get<Book>(`${shelf.books}/${body.id}`)).body).toEqual(body);
});

test("an item's id of another record or store is refused at its place", async () => {
  const mine = await shelf.owner.post<Book>(shelf.books, { title: 'a', chapters: [{ name: 'one' }] });
  const other = await shelf.owner.post<Book>(shelf.books, { title: 'b', chapters: [{ name: 'theirs' }] });
  const foreign = (other.body['chapters'] as { id: number }[])[0]?.id;
  const patch = { chapters: [{ name: 'x' }, { id: foreign, name: 'stolen' }] };
  const { status, body } = await shelf.owner.patch<Failure>(`${shelf.books}/${mine.body.id}`, patch);
  expect([status, body.errors]).toEqual([422, { 'chapters.1.id': { key: 'reference' } }]);
  const onCreate = await shelf.owner.post<Failure>(shelf.books, {
    title: 'c',
    chapters: [{ id: foreign, name: 'x' }],
  });
  expect([onCreate.status, onCreate.body.errors]).toEqual([422, { 'chapters.0.id': { key: 'reference' } }]);
  expect((await shelf.owner.get<Book>(`${shelf.books}/${other.body.id}`)).body['chapters']).toMatchObject([
    { name: 'theirs' },
  ]);
});

test('links keep their order and lose what is left out', async () => {
  const ids = [];
  for (const name of ['x', 'y', 'z']) ids.push(await shelf.add(shelf.labels, { name }));
  const [x, y, z] = ids;
  const id = await shelf.add(shelf.books, { title: 'a', labels: [z, x] });
  const path = `${shelf.books}/${id}`;
  expect((await shelf.owner.get<Book>(path)).body['labels']).toEqual([z, x]);
  expect((await shelf.owner.patch<Book>(path, { labels: [y, z] })).body['labels']).toEqual([y, z]);
  expect(
    (await shelf.owner.get<Book[]>(`${shelf.books}?labels.in=${y}`)).body.map((book) => book.id),
  ).toContain(id);
  expect(
    (await shelf.owner.get<Book[]>(`${shelf.books}?labels.in=${x}`)).body.map((book) => book.id),
  ).not.toContain(id);
});

test('a hundred items are one page read', async () => {
  const chapters = Array.from({ length: 100 }, (_, n) => ({ name: `c${n}`, length: n }));
  const { body } = await shelf.owner.post<Book>(shelf.books, { title: 'long', chapters });
  expect((body['chapters'] as { name: string }[]).map(({ name }) => name)).toEqual(
    chapters.map(({ name }) => name),
  );
});
