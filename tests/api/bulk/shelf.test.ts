import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShelf, type Book, type Failure, type Shelf } from '../resources/open-shelf.ts';

interface Deleted {
  deleted: number[];
  failed: { id: number; record: string | null; code: string }[];
  undo: { id: number } | null;
}

describe('any schema', () => {
  let shelf: Shelf;
  beforeAll(async () => {
    shelf = await openShelf();
  }, 60_000);
  afterAll(() => shelf.close());

  const undo = (offer: Deleted['undo'], path = shelf.books) =>
    shelf.owner.post<{ undone: number[]; failed: Deleted['failed'] } & Failure>(
      `${path}/deletions/${offer?.id ?? 0}/undo`,
    );

  test('a record whose unique value was taken meanwhile stays deleted, by name; the others return', async () => {
    const a = await shelf.add(shelf.books, { title: 'Cien años', code: 'A' });
    const b = await shelf.add(shelf.books, { title: 'El coronel', code: 'B', secret: 'canary' });
    const { body } = await shelf.owner.delete<Deleted>(shelf.books, { ids: [a, b] });
    await shelf.add(shelf.books, { title: 'Otro', code: 'A' });
    const { body: undone } = await undo(body.undo);
    expect(undone.undone).toEqual([b]);
    expect(undone.failed).toEqual([
      { id: a, record: 'Cien años', code: 'invalid', errors: { code: { key: 'unique' } } },
    ]);
    expect(JSON.stringify(undone)).not.toContain('canary');
  });

  test('two members delete overlapping sets at once: each record goes once, and returns', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 6; n += 1) ids.push(await shelf.add(shelf.books, { title: `n${n}` }));
    const del = (some: number[]) => shelf.owner.delete<Deleted>(shelf.books, { ids: some, partial: true });
    const [first, second] = await Promise.all([del(ids.slice(0, 4)), del(ids.slice(2).toReversed())]);
    const gone = [...first.body.deleted, ...second.body.deleted];
    expect(gone.toSorted((x, y) => x - y)).toEqual(ids);
    expect([...first.body.failed, ...second.body.failed].map(({ code }) => code)).toEqual([
      'not_found',
      'not_found',
    ]);
    await Promise.all([undo(first.body.undo), undo(second.body.undo)]);
    const back = await shelf.owner.get<Book[]>(`${shelf.books}?id.in=${ids.join(',')}`);
    expect(back.body).toHaveLength(6);
  });

  test('items, links and values of every kind return as they were', async () => {
    const label = await shelf.add(shelf.labels, { name: 'nuevo' });
    const author = await shelf.add(shelf.authors, { name: 'Gabo' });
    const id = await shelf.add(shelf.books, {
      title: 'Todo',
      weight: 0.1,
      lent: true,
      kind: 'poem',
      published: '2026-02-28',
      printed_at: '2026-02-28T23:59:59.123Z',
      notes: { deep: [1, { a: null }] },
      author_id: author,
      labels: [label],
      chapters: [
        { name: 'uno', editor_id: author },
        { name: 'dos', length: 7 },
      ],
    });
    const { body: before } = await shelf.owner.get<Book>(`${shelf.books}/${id}`);
    const { body } = await shelf.owner.delete<Deleted>(shelf.books, { ids: [id] });
    expect((await undo(body.undo)).status).toBe(200);
    const { body: after } = await shelf.owner.get<Book>(`${shelf.books}/${id}`);
    expect(after).toEqual({ ...before, version: before.version + 1, updated_at: after['updated_at'] });
    const labels = await shelf.owner.delete<Deleted>(shelf.labels, { ids: [label] });
    expect((await undo(labels.body.undo, shelf.labels)).status).toBe(200);
    expect((await shelf.owner.get<Book>(`${shelf.books}/${id}`)).body['labels']).toEqual([label]);
  });

  test('what needs a field that this member may not write changes nothing', async () => {
    const writer = await shelf.writer();
    const id = await shelf.add(shelf.books, { title: 'x' });
    const patch = (client: typeof writer, source: string, value: unknown) =>
      client.patch<Failure>(shelf.books, { ids: [id], change: { source, op: 'set', value } });
    expect((await patch(writer, 'kind', 'poem')).status).toBe(200);
    expect((await patch(shelf.viewer, 'kind', 'poem')).status).toBe(403);
    expect((await patch(writer, 'margin', 5)).status).toBe(422);
  });
});
