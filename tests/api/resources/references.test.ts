import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShelf, type Book, type Failure, type Shelf } from './open-shelf.ts';

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf();
}, 60_000);
afterAll(() => shelf.close());

test('every id that does not exist in the store is named', async () => {
  const foreign = await shelf.outsider.post<Book>(`/stores/${shelf.test.otherStoreId}/authors`, {
    name: 'theirs',
  });
  const mine = await shelf.add(shelf.authors, { name: 'mine' });
  const { status, body } = await shelf.owner.post<Failure>(shelf.books, {
    title: 'a',
    author_id: foreign.body.id,
    labels: [999_999],
    chapters: [
      { name: 'ok', editor_id: mine },
      { name: 'bad', editor_id: foreign.body.id },
    ],
  });
  // Ids of the two stores come from one sequence, so the foreign one is nobody's here.
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    author_id: { key: 'reference' },
    'labels.0': { key: 'reference' },
    'chapters.1.editor_id': { key: 'reference' },
  });
});

test('only records that meet x-ref.filter are chosen; one that was chosen before may stay', async () => {
  const critic = await shelf.add(shelf.authors, { name: 'critic', kind: 'critic' });
  const poet = await shelf.add(shelf.authors, { name: 'poet', kind: 'poet' });
  const retired = await shelf.add(shelf.authors, { name: 'retired', kind: 'critic', active: 0 });
  const refused = await shelf.owner.post<Failure>(shelf.books, {
    title: 'a',
    reviewer_id: poet,
    guest_ids: [poet, retired, 999_999],
  });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    {
      reviewer_id: { key: 'choice' },
      'guest_ids.1': { key: 'choice' },
      'guest_ids.2': { key: 'reference' },
    },
  ]);

  const id = await shelf.add(shelf.books, { title: 'a', reviewer_id: critic, guest_ids: [poet] });
  for (const author of [critic, poet]) await shelf.owner.patch(`${shelf.authors}/${author}`, { active: 0 });
  const path = `${shelf.books}/${id}`;
  expect((await shelf.owner.patch(path, { guest_ids: [poet, critic] })).body).toMatchObject({
    errors: { 'guest_ids.1': { key: 'choice' } },
  });
  const fresh = await shelf.add(shelf.authors, { name: 'fresh' });
  expect((await shelf.owner.patch(path, { title: 'b', guest_ids: [fresh, poet] })).status).toBe(200);
  expect((await shelf.owner.patch<Failure>(path, { reviewer_id: retired })).body.errors).toEqual({
    reviewer_id: { key: 'choice' },
  });
});

test('an id inside an object or a list of objects is checked at its place', async () => {
  const foreign = await shelf.outsider.post<Book>(`/stores/${shelf.test.otherStoreId}/authors`, {
    name: 'theirs',
  });
  const mine = await shelf.add(shelf.authors, { name: 'mine' });
  const label = await shelf.add(shelf.labels, { name: 'gift' });
  const retired = await shelf.add(shelf.authors, { name: 'retired', active: 0 });
  const refused = await shelf.owner.post<Failure>(shelf.books, {
    title: 'a',
    gift: { giver_id: retired, wrapper: { label_ids: [label, 999_999] } },
    loans: [{ reader_id: mine }, { reader_id: foreign.body.id }],
  });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    {
      'gift.giver_id': { key: 'choice' },
      'gift.wrapper.label_ids.1': { key: 'reference' },
      'loans.1.reader_id': { key: 'reference' },
    },
  ]);

  const id = await shelf.add(shelf.books, {
    title: 'a',
    gift: { giver_id: mine, wrapper: { label_ids: [label] } },
    loans: [{ reader_id: mine }],
  });
  await shelf.owner.patch(`${shelf.authors}/${mine}`, { active: 0 });
  const path = `${shelf.books}/${id}`;
  expect((await shelf.owner.patch(path, { gift: { giver_id: mine, note: 'kept' } })).status).toBe(200);
  expect((await shelf.owner.patch(path, { gift: { giver_id: null } })).status).toBe(200);
  expect((await shelf.owner.patch<Failure>(path, { gift: { giver_id: 999_999 } })).body.errors).toEqual({
    'gift.giver_id': { key: 'reference' },
  });
});

test('what x-ref.filter names filters the other list without a declared filter', async () => {
  await shelf.add(shelf.authors, { name: 'gone', kind: 'ghost', active: 0 });
  const kept = await shelf.add(shelf.authors, { name: 'here', kind: 'ghost' });
  const { body } = await shelf.owner.get<{ id: number }[]>(
    `${shelf.authors}?active.equals=1&kind.equals=ghost`,
  );
  expect(body.map(({ id }) => id)).toEqual([kept]);
  expect((await shelf.owner.get(`${shelf.authors}?name.equals=here`)).status).toBe(400);
});

test('a record that others refer to is not deleted', async () => {
  const author = await shelf.add(shelf.authors, { name: 'needed' });
  await shelf.add(shelf.books, { title: 'a', author_id: author });
  const { status, body } = await shelf.owner.delete<Failure & { resource: string }>(
    `${shelf.authors}/${author}`,
  );
  expect([status, body.code, body.resource]).toEqual([409, 'in_use', 'books']);
});
