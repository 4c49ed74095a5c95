/**
 * Two hundred files in the manner of real ones, a thousand of another seed in `npm run soak`. Each line of them is exactly
 * what the file says, or a fault of the review where a cell means nothing; it is never another value without a word. All are
 * read as the panel reads them; some go on through the whole import, and are compared with what is stored.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecord } from '../../../domain/imports/read-record.ts';
import type { ImportShape } from '../../../domain/imports/shape-answer.ts';
import { createImportSession } from '../../../src/custom/imports/file/import-session.ts';
import { openImportShop, type ImportShop, type Loaded, type StoredProduct } from './panel.ts';
import {
  AMOUNTS,
  ENCODINGS,
  fileIn,
  FILES,
  FORMATS,
  itemsOf,
  MANNERS,
  placesOf,
  type Item,
  type Manner,
} from './sheets.ts';

const LINES = 4;
/** Every seventh goes through the whole import: each format, amount and encoding is among them. */
const STORED_EVERY = 7;

const titleOf = ({ format, amount, separator, encoding, dress }: Manner) =>
  `${format} ${dress} ${amount} ${encoding === 'xlsx' ? '' : JSON.stringify(separator)} ${encoding}`;

const said = ({ name, price, discount, units, active }: Item) => [
  name,
  price,
  discount,
  units,
  Number(active),
];
const clean = (items: readonly Item[]) => items.filter(({ odd }) => odd === undefined);
/** The lines of a file whose cell means nothing. */
const oddLines = (items: readonly Item[], manner: Manner) =>
  items.flatMap(({ odd }, at) => (odd === undefined ? [] : [lineOf(at, manner)]));
/** The line of an item in its file. */
const lineOf = (at: number, manner: Manner): number => {
  const { first, step } = placesOf(manner);
  return first + at * step;
};
/** The lines with a fault. */
const faulty = (faults: readonly { line: number }[]) => [...new Set(faults.map(({ line }) => line))];

let shop: ImportShop;
let shape: ImportShape;
let stored: Map<string, StoredProduct>;
const loaded = new Map<number, Loaded>();

const through = MANNERS.map((manner, seed) => ({ manner, seed })).filter(
  ({ seed }) => seed % STORED_EVERY === 0,
);

beforeAll(async () => {
  shop = await openImportShop();
  shape = await shop.shape('products');
  for (const { manner, seed } of through)
    loaded.set(
      seed,
      await shop.load('products', `${seed}`, await fileIn(manner, itemsOf(seed, LINES, manner))),
    );
  stored = new Map((await shop.products()).map((product) => [product.sku ?? '', product]));
});
afterAll(() => shop.close());

it('the manners have every format with every amount, and every encoding is stored', () => {
  expect(MANNERS).toHaveLength(FILES);
  const pairs = (manners: readonly Manner[]) =>
    new Set(manners.map(({ format, amount }) => `${format} ${amount}`));
  expect(pairs(MANNERS).size).toBe(FORMATS.length * AMOUNTS.length);
  const whole = through.map(({ manner }) => manner);
  expect(new Set(whole.map(({ format }) => format)).size).toBe(FORMATS.length);
  expect(new Set(whole.map(({ encoding }) => encoding)).size).toBe(ENCODINGS.length);
});

describe('what is read', () => {
  it.each(MANNERS.map((manner, seed) => ({ title: titleOf(manner), manner, seed })))(
    '$seed $title',
    async ({ manner, seed }) => {
      const items = itemsOf(seed, LINES, manner);
      const session = createImportSession();
      const { columns } = await session.open(await fileIn(manner, items), shape);
      const { faults } = await session.review(
        columns.map(({ meaning }) => meaning ?? null),
        false,
      );
      expect(faulty(faults)).toEqual(oddLines(items, manner));
      const { records } = await session.records();
      const read = new Map(records.map((record) => [record.line, readRecord(shape, record).values]));
      const found = items.flatMap(({ odd }, at) => {
        const values = read.get(lineOf(at, manner));
        if (odd !== undefined) return [];
        const paths = ['name', 'price', 'discount_price', 'quantity_available', 'active'];
        return [paths.map((path) => values?.get(path) ?? null)];
      });
      expect(found).toEqual(clean(items).map(said));
    },
  );
});

describe('what is stored', () => {
  it.each(through.map(({ manner, seed }) => ({ title: titleOf(manner), manner, seed })))(
    '$seed $title',
    ({ manner, seed }) => {
      const items = itemsOf(seed, LINES, manner);
      const found = clean(items).map(({ sku }) => {
        const product = stored.get(sku);
        return (
          product && [
            product.name,
            product.price,
            product.discount_price,
            product.quantity_available,
            product.active,
          ]
        );
      });
      expect(found).toEqual(clean(items).map(said));
      const { failures, reviewed, summary } = loaded.get(seed) ?? {};
      expect(faulty(failures ?? [])).toEqual(oddLines(items, manner));
      const { created, updated, unchanged } = summary ?? {};
      expect(reviewed?.plan).toEqual({ created, updated, unchanged, waiting: 0, unasked: 0 });
    },
  );
});
