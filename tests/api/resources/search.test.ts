import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../support/client.ts';
import { openShelf, type Book, type Failure, type Shelf } from './open-shelf.ts';

describe('a search by who may not read all of its fields', () => {
  let shelf: Shelf;
  beforeAll(async () => {
    shelf = await openShelf();
    await shelf.add(shelf.books, { title: 'Cien años', phone: '300 111 2233', dealer: 'Panamericana' });
    await shelf.add(shelf.books, { title: 'Panamá', phone: '301', dealer: 'Cien' });
  }, 60_000);
  afterAll(() => shelf.close());

  async function found(client: TestClient, search: string): Promise<string[]> {
    const { status, body } = await client.get<Book[]>(
      `${shelf.books}?sort=title,asc&search=${encodeURIComponent(search)}`,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    return body.map(({ title }) => title);
  }

  test.each([
    ['cien', ['Cien años', 'Panamá'], ['Cien años']],
    ['panam', ['Cien años', 'Panamá'], ['Panamá']],
    ['panamericana', ['Cien años'], []],
    ['anos cien', ['Cien años'], ['Cien años']],
    ['ci', ['Cien años', 'Panamá'], ['Cien años']],
    ['pa 3', ['Cien años', 'Panamá'], ['Panamá']],
    ['cien 301', ['Panamá'], []],
    ['301', ['Panamá'], ['Panamá']],
  ])('%j looks in what they may read', async (search, all, visible) => {
    expect(await found(shelf.owner, search)).toEqual(all);
    expect(await found(shelf.viewer, search)).toEqual(visible);
  });

  test('where they may read none of them there is no search', async () => {
    await shelf.add(shelf.labels, { name: 'nueva', origin: 'Bogotá' });
    const own = await shelf.owner.get<unknown[]>(`${shelf.labels}?search=bogota`);
    expect([own.status, own.body.length]).toEqual([200, 1]);
    const { status, body } = await shelf.viewer.get<Failure>(`${shelf.labels}?search=bogota`);
    expect([status, body.code, body.parameter]).toEqual([400, 'unknown_parameter', 'search']);
  });
});

test('a search finds singulars by plurals and the other way round, whatever the accents', async () => {
  const shelf = await openShelf();
  const titles = ['Arete dorado', 'Zócalo', 'Luces LED', 'Luz fría', 'Botón', 'Pantalones', 'Lápices', 'Gas'];
  for (const title of titles) await shelf.add(shelf.books, { title });
  const found = async (search: string) => {
    const query = new URLSearchParams({ search, sort: 'title,asc' });
    return (await shelf.owner.get<Book[]>(`${shelf.books}?${query}`)).body.map(({ title }) => title);
  };
  const expected: [string, string[]][] = [
    ['aretes', ['Arete dorado']],
    ['ARETES dorados', ['Arete dorado']],
    ['zocalos', ['Zócalo']],
    ['luz', ['Luces LED', 'Luz fría']],
    ['luces', ['Luces LED', 'Luz fría']],
    ['botones', ['Botón']],
    ['pantalón', ['Pantalones']],
    ['lapiz', ['Lápices']],
    ['gas', ['Gas']],
    ['gases', ['Gas']],
    ['aros', []],
  ];
  for (const [search, titles] of expected) expect([search, await found(search)]).toEqual([search, titles]);
  await shelf.close();
}, 60_000);
