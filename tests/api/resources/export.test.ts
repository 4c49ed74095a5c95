import { sql } from 'kysely';
import { readXlsx } from 'hucre/xlsx';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShelf, type Shelf } from './open-shelf.ts';

let shelf: Shelf;
const FORMULAS = ['=HYPERLINK("http://evil")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1'];

beforeAll(async () => {
  shelf = await openShelf();
  await shelf.add(shelf.books, {
    title: 'Árbol, "el" 🌳',
    pages: 30,
    kind: 'poem',
    secret: 'canary',
    margin: 7,
  });
  for (const [at, phone] of FORMULAS.entries())
    await shelf.add(shelf.books, { title: `formula ${at}`, phone: `x${phone}`.slice(1) });
  await shelf.add(shelf.books, { title: 'negative', pages: 5, phone: '-573001234567' });
}, 60_000);
afterAll(() => shelf.close());

async function csv(query = ''): Promise<string[][]> {
  const response = await shelf.owner.raw(`${shelf.books}/export?format=csv${query}`);
  expect(response.status).toBe(200);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  return Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
}

test('a CSV has words for headers and values, in the order and selection of the list', async () => {
  const [header = [], ...rows] = await csv('&sort=title,desc&search=arbol');
  expect(header).toEqual(expect.arrayContaining(['Título', 'kind']));
  expect(header).not.toEqual(expect.arrayContaining(['secret']));
  expect(rows).toHaveLength(1);
  expect(rows[0]?.[header.indexOf('Título')]).toBe('Árbol, "el" 🌳');
  expect(rows[0]?.[header.indexOf('kind')]).toBe('Poema');
  expect(rows.flat()).not.toContain('canary');
});

test('formulas are inert in a CSV, numbers stay numbers', async () => {
  const [header = [], ...rows] = await csv('&search=formula');
  const phones = rows.map((row) => row[header.indexOf('phone')] ?? '');
  expect(phones.filter((phone) => /^[=+\-@\t\r]/.test(phone))).toEqual([]);
  expect(phones).toContain(`'=HYPERLINK("http://evil")`);
  const [, negative = []] = await csv('&search=negative');
  expect(negative[header.indexOf('phone')]).toBe('-573001234567');
});

test('a workbook holds formulas as texts and numbers as numbers', async () => {
  const response = await shelf.owner.raw(`${shelf.books}/export?sort=id,asc`);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="libros\.xlsx"$/);
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()));
  const [header = [], ...rows] = sheets[0]?.rows ?? [];
  const [first = [], second = []] = rows;
  expect(sheets[0]?.name).toBe('Libros');
  expect(first[header.indexOf('pages')]).toBe(30);
  expect(second[header.indexOf('phone')]).toBe('=HYPERLINK("http://evil")');
});

test('there is no cap: more rows than any page, in the order asked for', async () => {
  await shelf.test.database.write(shelf.test.storeId, ({ sql: db }) =>
    sql`insert into labels (store_id, name) select ${shelf.test.storeId}::bigint, 'n' || n from generate_series(1, 2345) n`.execute(
      db,
    ),
  );
  const response = await shelf.owner.raw(`${shelf.labels}/export?format=csv&sort=id,desc`);
  const { data } = Papa.parse<string[]>((await response.text()).slice(1), { skipEmptyLines: true });
  const ids = data.slice(1).map(([id]) => Number(id));
  expect(ids).toHaveLength(2345);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  expect(response.headers.get('x-total-count')).toBe('2345');
});

test.each(['format=pdf', 'limit=5', 'page=2', 'secret.equals=x'])('%s is refused', async (query) => {
  expect((await shelf.owner.raw(`${shelf.books}/export?${query}`)).status).toBe(400);
});
