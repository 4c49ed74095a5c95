import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Product, type Shop } from '../orders/shop.ts';
import { effort } from '../../support/effort.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

/** What a pattern of SQL, of a path or of a program reads as more than a character. */
const odd = fc.constantFrom(
  '%',
  '_',
  '\\',
  '*',
  '.',
  '?',
  '+',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '^',
  '$',
  '|',
  "'",
  '"',
  ';',
  '--',
  '/*',
  ':',
  '&',
  '!',
  '<',
  '>',
);
const letters = fc.stringMatching(/^[a-c]{1,3}$/);
const word = fc.array(fc.oneof(odd, letters), { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));

test('[ASVS 1.2.9] what is searched for is a text: it finds the names that hold it, and no others', async () => {
  const names = [...fc.sample(word, 25), 'aaa', 'abc', '100%', 'a_b', 'a.b', 'a\\b'];
  for (const name of new Set(names))
    expect((await shop.owner.post(`${shop.base}/collections`, { name })).status).toBe(201);
  const stored = (await shop.owner.get<{ name: string }[]>(`${shop.base}/collections?limit=100`)).body;
  await fc.assert(
    fc.asyncProperty(fc.oneof(word, fc.constantFrom(...names)), async (asked) => {
      const { status, body } = await shop.owner.get<{ name: string }[]>(
        `${shop.base}/collections?limit=100&search=${encodeURIComponent(asked)}`,
      );
      expect([asked, status]).toEqual([asked, 200]);
      const found = body.map(({ name }) => name).toSorted();
      const holding = stored
        .map(({ name }) => name)
        .filter((name) => name.toLowerCase().includes(asked.trim()));
      expect({ asked, found }).toEqual({ asked, found: holding.toSorted() });
    }),
    { numRuns: effort(50, 60) },
  );
}, 60_000);

/** Addresses that a browser runs, opens elsewhere, or cannot open. */
const link = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('', ' ', '\t', '\u0001'),
      fc.mixedCase(fc.constantFrom('javascript', 'data', 'vbscript', 'file', 'blob', 'ftp')),
      fc.constantFrom(':', '\t:', '&colon;'),
      fc.string({ maxLength: 20 }),
    )
    .map((parts) => parts.join('')),
  fc.webUrl().map((url) => url.replace(/^https?:/, '')),
  fc.constantFrom('/\\evil.example', '\\\\evil.example', 'evil', '../../etc/passwd', '/logout'),
);

/** Out of the folder of files, to any other call of the API. */
const climb = fc
  .tuple(
    fc.constantFrom('', '1/', '1/a.webp/'),
    fc.array(fc.constantFrom('..', '%2e%2e', '.', ''), { minLength: 1, maxLength: 4 }),
    fc.string({ maxLength: 5 }),
  )
  .map(([start, steps, end]) => `/api/v1/files/${start}${steps.join('/')}/${end}`);

test('[ASVS 1.2.2] an address that is no web address is refused at its field, and not stored', async () => {
  const product = await shop.product();
  await fc.assert(
    fc.asyncProperty(fc.oneof(link, climb), async (address) => {
      const { status, body } = await shop.owner.patch<{ errors: object }>(
        `${shop.base}/products/${product.id}`,
        { product_images: [{ picture_url: address }] },
      );
      expect([address, status, Object.keys(body.errors ?? {})]).toEqual([
        address,
        422,
        ['product_images.0.picture_url'],
      ]);
    }),
    { numRuns: effort(50, 60) },
  );
  const { body } = await shop.owner.get<Product & { product_images: unknown[] }>(
    `${shop.base}/products/${product.id}`,
  );
  expect(body.product_images).toEqual([]);
}, 60_000);

const formula = fc
  .tuple(
    fc.constantFrom('', ' ', '"', "'", 'a;', 'a\t', 'a,', '\u00a0'),
    fc.constantFrom('=', '+', '-', '@', '\t=', '=-'),
    fc.constantFrom('HYPERLINK("http://evil","x")', "cmd|' /C calc'!A0", 'SUM(A1)', '1+1', 'A1', 'x'),
  )
  .map((parts) => parts.join(''));

test('[CWE-1236] a customer’s name leaves in no export as a formula', async () => {
  const names = [...new Set(fc.sample(formula, 30).map((name) => name.trim()))];
  for (const [at, first_name] of names.entries()) {
    const made = await shop.owner.post(`${shop.base}/customers`, {
      first_name,
      last_name: first_name,
      phone_number: `57300${String(at).padStart(7, '0')}`,
      email: `cliente${at}@correo.co`,
    });
    expect([201, 422], JSON.stringify(made.body)).toContain(made.status);
  }
  const { body: stored } = await shop.owner.get<{ first_name: string }[]>(`${shop.base}/customers?limit=100`);
  expect(stored.length).toBeGreaterThan(10);
  const csv = await (await shop.owner.raw(`${shop.base}/customers/export?format=csv`)).text();
  for (const delimiter of [',', ';', '\t']) {
    const { data } = Papa.parse<string[]>(csv.slice(1), { delimiter });
    const runs = data.flat().filter((cell) => /^[\s"]*[=+\-@]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell));
    expect([delimiter, runs]).toEqual([delimiter, []]);
  }
  const xlsx = await shop.owner.raw(`${shop.base}/customers/export`);
  const bytes = new Uint8Array(await xlsx.arrayBuffer());
  const { sheets } = await readXlsx(bytes);
  const cells = (sheets[0]?.rows ?? []).flat().map(String);
  // As texts they are whole: a formula would have come back as its value.
  expect(stored.filter(({ first_name }) => !cells.includes(first_name))).toEqual([]);
}, 60_000);
