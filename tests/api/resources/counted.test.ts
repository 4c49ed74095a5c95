import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShelf, type Book, type Shelf } from './open-shelf.ts';

const NOVELS = 10_050;
const name = (n: number): string => `Tomo ${String(n).padStart(5, '0')}`;

describe('on %s, with more matches than are counted', () => {
  let shelf: Shelf;

  beforeAll(async () => {
    shelf = await openShelf();
    await shelf.add(shelf.books, { title: 'Verso', kind: 'poem' });
    await shelf.test.database.write(shelf.test.storeId, ({ sql: db }) =>
      sql`insert into books (store_id, title, kind, created_at, updated_at)
          select ${shelf.test.storeId}, 'Tomo ' || lpad(n::text, 5, '0'), 'novel', now() - n * interval '1 minute', now()
          from generate_series(1, ${NOVELS}::int) n`.execute(db),
    );
  }, 60_000);
  afterAll(() => shelf.close());

  async function page(query: string) {
    const { status, body, headers } = await shelf.owner.get<Book[]>(`${shelf.books}?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return {
      titles: body.map(({ title }) => title),
      total: headers.get('x-total-count'),
      relation: headers.get('x-total-count-relation'),
    };
  }

  test('a filter is counted up to 10,000, a whole table and a small selection exactly', async () => {
    expect(await page('kind.in=novel&limit=2')).toEqual({
      titles: [name(1), name(2)],
      total: '10000',
      relation: 'gt',
    });
    expect(await page('limit=1')).toMatchObject({ total: String(NOVELS + 1), relation: null });
    expect(await page('kind.in=poem')).toEqual({ titles: ['Verso'], total: '1', relation: null });
  });

  test('beyond what is counted a page has its rows, and the next one until the last', async () => {
    const late = await page('kind.in=novel&limit=10&page=1000');
    expect(late).toMatchObject({ total: '10010', relation: 'gt' });
    expect([late.titles[0], late.titles.at(-1)]).toEqual([name(9991), name(10_000)]);
    const last = await page('kind.in=novel&limit=10&page=1005');
    expect(last).toMatchObject({ total: String(NOVELS), relation: null });
    expect(last.titles.at(-1)).toBe(name(NOVELS));
  });

  test('a search is counted up to 500, of two letters too, and its pages stand in the order of the list', async () => {
    for (const search of ['tomo', 'to']) {
      expect(await page(`search=${search}&limit=3`)).toEqual({
        titles: [name(1), name(2), name(3)],
        total: '500',
        relation: 'gt',
      });
      const down = await page(`search=${search}&limit=2&page=300&sort=title,desc`);
      expect(down.titles).toEqual([name(NOVELS - 598), name(NOVELS - 599)]);
      const late = await page(`search=${search}&limit=10&page=200`);
      expect(late).toMatchObject({ total: '2010', relation: 'gt' });
      expect(late.titles).toEqual(Array.from({ length: 10 }, (_, n) => name(1991 + n)));
    }
    const few = await page('search=tomo 0001&limit=2&page=5');
    expect(few).toEqual({ titles: [name(17), name(18)], total: '12', relation: null });
    expect(await page('title.contains=omo 1&limit=1')).toMatchObject({ total: '51', relation: null });
  });

  test('a search finds the records of every block of ids, each once, in the order of the list', async () => {
    const { database, storeId } = shelf.test;
    const add = (title: string, from: number, to: number) =>
      database.write(storeId, ({ sql: db }) =>
        sql`insert into books (store_id, id, title, kind, created_at, updated_at) overriding system value
            select ${storeId}, n, ${title} || ' ' || n, 'poem', now(), now()
            from generate_series(${from}::int, ${to}::int) n`.execute(db),
      );
    await add('Raro', 60_000, 60_002);
    await add('Raro', 70_000, 70_001);
    await add('Raro', 140_000, 140_000);
    await add('Usual', 60_100, 60_100);
    await add('Usual', 80_000, 80_509);
    await add('Usual', 140_100, 140_100);
    expect(await page('search=raro&sort=id,asc')).toEqual({
      titles: [60_000, 60_001, 60_002, 70_000, 70_001, 140_000].map((id) => `Raro ${id}`),
      total: '6',
      relation: null,
    });
    expect(await page('search=usual&sort=id,desc&limit=2')).toEqual({
      titles: ['Usual 140100', 'Usual 80509'],
      total: '500',
      relation: 'gt',
    });
    expect((await page('search=usual&sort=id,desc&limit=2&page=256')).titles).toEqual([
      'Usual 80000',
      'Usual 60100',
    ]);
  });
});
