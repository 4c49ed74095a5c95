import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../support/engines.ts';
import { openShelf, type Book, type Failure, type Shelf } from './open-shelf.ts';

describe.each(engines())('on %s', (engine) => {
  let shelf: Shelf;
  beforeAll(async () => {
    shelf = await openShelf(engine);
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

  test('a record that others refer to is not deleted', async () => {
    const author = await shelf.add(shelf.authors, { name: 'needed' });
    await shelf.add(shelf.books, { title: 'a', author_id: author });
    const { status, body } = await shelf.owner.delete<Failure & { resource: string }>(
      `${shelf.authors}/${author}`,
    );
    expect([status, body.code, body.resource]).toEqual([409, 'in_use', 'books']);
  });
});
