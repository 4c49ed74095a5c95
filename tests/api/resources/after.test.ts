import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShelf, type Book, type Failure, type Shelf } from './open-shelf.ts';

let shelf: Shelf;
const KINDS = ['poem', 'novel', undefined] as const;
const COUNT = 14;

beforeAll(async () => {
  shelf = await openShelf();
  for (let at = 0; at < COUNT; at += 1) {
    const kind = KINDS[at % 3];
    await shelf.add(shelf.books, {
      title: `Árbol ${at % 4}`,
      lent: at % 2 === 0,
      ...(at % 3 === 0 ? {} : { pages: at % 5, published: `2026-01-0${1 + (at % 4)}` }),
      ...(kind === undefined ? {} : { kind, price: 1000 * (at % 3) }),
    });
  }
}, 60_000);
afterAll(() => shelf.close());

async function page(query: string): Promise<{ ids: number[]; next: string | null; total: string | null }> {
  const { status, body, headers } = await shelf.owner.get<Book[]>(`${shelf.books}?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return {
    ids: body.map(({ id }) => id),
    next: headers.get('x-next-after'),
    total: headers.get('x-total-count'),
  };
}

/** All pages, each after the last row of the one before; `between` runs before every next one. */
async function walk(query: string, between: (shown: number[]) => Promise<void> = async () => {}) {
  const shown: number[] = [];
  let after = '';
  for (let pages = 0; pages <= COUNT; pages += 1) {
    const { ids, next } = await page(`limit=3&${query}${after}`);
    shown.push(...ids);
    if (next === null) return shown;
    after = `&after=${next}`;
    await between(shown);
  }
  throw new Error('The list does not end');
}

describe('[ORD-04] a page that begins after a row', () => {
  test.each([
    'id,asc',
    'id,desc',
    'title,asc',
    'title,desc',
    'pages,asc',
    'pages,desc',
    'price,asc',
    'price,desc',
    'kind,asc',
    'kind,desc',
    'published,asc',
    'published,desc',
    'created_at,asc',
    'created_at,desc',
  ])('by %s, with equal and with empty values: the rows are those of pages with a number', async (sort) => {
    const all = (await page(`limit=100&sort=${sort}`)).ids;
    expect(all).toHaveLength(COUNT);
    expect(await walk(`sort=${sort}`)).toEqual(all);
  });

  test.each(['search=arbol', 'search=%C3%81rbol+1&sort=pages,desc', 'kind.in=poem&sort=pages,asc'])(
    'of what %s finds too, with the total of the whole selection',
    async (query) => {
      const { ids, total } = await page(`limit=100&${query}`);
      expect(await walk(query)).toEqual(ids);
      const { next } = await page(`limit=3&${query}`);
      expect((await page(`limit=3&${query}&after=${next}`)).total).toBe(total);
    },
  );

  test('rows that leave the selection, and rows that come before, skip and repeat nothing', async () => {
    const before = (await page('limit=100&kind.in=poem,novel&sort=created_at,desc')).ids;
    const left: number[] = [];
    const come: number[] = [];
    const shown = await walk('kind.in=poem,novel&sort=created_at,desc', async (seen) => {
      if (left.length > 0) return;
      for (const id of seen.slice(0, 2)) {
        const path = `${shelf.books}/${id}`;
        const { body } = await shelf.owner.get<Book & { version: number }>(path);
        await shelf.owner.patch(path, { kind: null, version: body.version });
        left.push(id);
      }
      come.push(await shelf.add(shelf.books, { title: 'Nuevo', kind: 'poem' }));
    });
    expect(left).toHaveLength(2);
    expect(shown).toEqual(before);
    expect((await page('limit=100&kind.in=poem,novel')).ids).toContain(come[0]);
  });

  test('a cursor of another list, or none at all, is refused by its name', async () => {
    const { next } = await page('limit=3&sort=title,asc');
    const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const wrong = [
      ['pages,asc', next],
      ['title,asc', 'nothing'],
      ['title,asc', forged([0, '\0', 1])],
      ['title,asc', forged([0, 'a', 1.5])],
      ['title,asc', forged({})],
      ['published,asc', forged([0, '2026-02-31', 1])],
      ['created_at,asc', forged([0, 'today', 1])],
      ['created_at,asc', forged([0, '0000-01-01', 1])],
      ['created_at,asc', forged([0, `2026-01-01T00:00:00.${'1'.repeat(200)}Z`, 1])],
      ['weight,asc', forged([0, '\u00a05', 1])],
      ['weight,asc', forged([0, '0x10', 1])],
    ];
    for (const [sort, after] of wrong) {
      const path = `${shelf.books}?sort=${sort}&after=${after}`;
      const { status, body } = await shelf.owner.get<Failure>(path);
      expect([status, body.code, body.parameter], path).toEqual([400, 'invalid_parameter', 'after']);
    }
  });
});
