import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImportsWorld, linesOf } from '../imports/imports-world.ts';
import { lineOf, openShop, option, reading, type Product, type Shop } from '../orders/shop.ts';
import { unbalanced } from './invariant.ts';

let world: Awaited<ReturnType<typeof createImportsWorld>>;
let shop: Shop;
let made = 0;
beforeAll(async () => {
  world = await createImportsWorld();
  shop = await openShop({ database: world.test.database });
}, 120_000);
afterAll(() => world.close());

interface Case {
  /** The product as somebody read it before the sale. */
  read: Product;
  sku: string;
  /** Units on the shelf before the sale. */
  before: number;
  /** What they mean to add. */
  delta: number;
}

interface Way {
  /** What happens before the sale. */
  first?(given: Case): Promise<unknown>;
  /** Answers the status. */
  write(given: Case): Promise<number>;
  /** The status of a refusal, or the units that are there after it beside those that the sale left. */
  ends: number | 'unchanged' | 'delta added';
}

const product = ({ read }: Case): string => `${shop.base}/products/${read.id}`;
const variant = ({ read }: Case): number => read.product_variants[0]?.id ?? 0;
const shelf = (given: Case): string => `${shop.base}/inventory/${given.read.id}/${variant(given)}`;
/** The stock as it was read, with another number. */
const stock = ({ read, before, delta }: Case): object =>
  read.product_variants.length === 0
    ? { quantity_available: before + delta }
    : { product_variants: read.product_variants.map((one) => ({ ...one, quantity: before + delta })) };

async function patch(given: Case, body: object, headers: Record<string, string> = {}): Promise<number> {
  return (await shop.owner.patch(product(given), body, { headers })).status;
}

async function bulk({ read }: Case, change: object): Promise<number> {
  return (await shop.owner.patch(`${shop.base}/products`, { ids: [read.id], change })).status;
}

/** Brings a file of one line in. */
async function bring(target: string, cells: Record<string, string>): Promise<number> {
  const imports = `${shop.base}/imports`;
  const { body } = await shop.owner.post<{ id: number }>(imports, { target, file_name: 'a.csv', total: 1 });
  await shop.owner.put(`${imports}/${body.id}/records`, { records: linesOf([cells]) });
  await shop.owner.post(`${imports}/${body.id}/start`, {});
  await world.work();
  const done = await shop.owner.get<{ failed: number; updated: number }>(`${imports}/${body.id}`);
  return done.body.failed === 0 ? done.status : 422;
}

/** Everything that writes a product, by somebody who does not know of the sale. */
const WAYS: Readonly<Record<string, Way>> = {
  'the stock alone, without a version': { write: (given) => patch(given, stock(given)), ends: 428 },
  'the stock alone, of any version': {
    write: (given) => patch(given, stock(given), { 'if-match': '*' }),
    ends: 428,
  },
  'the stock among other fields, without a version': {
    write: (given) => patch(given, { name: 'Otro', ...stock(given) }),
    ends: 428,
  },
  'the stock, of the version of before': {
    write: (given) => patch(given, stock(given), reading(given.read).headers),
    ends: 412,
  },
  'the whole record as it was read': {
    write: async (given) => (await shop.owner.put(product(given), given.read)).status,
    ends: 422,
  },
  'the whole record as it was read, without its version': {
    async write(given) {
      const { version: _, ...read } = given.read;
      return (await shop.owner.put(product(given), { ...read, ...stock(given) })).status;
    },
    ends: 428,
  },
  'another field': { write: (given) => patch(given, { name: 'Otro' }), ends: 'unchanged' },
  'a bulk change of the price': {
    write: (given) => bulk(given, { source: 'price', op: 'percent', value: 10 }),
    ends: 'unchanged',
  },
  'a cell that saw the number of before': {
    write: async (given) =>
      (
        await shop.owner.post(`${shelf(given)}/adjustments`, {
          quantity: given.before + given.delta,
          seen: given.before,
          reason: 'recount',
        })
      ).status,
    ends: 409,
  },
  'a difference': {
    write: async (given) =>
      (await shop.owner.post(`${shelf(given)}/adjustments`, { delta: given.delta, reason: 'purchase' }))
        .status,
    ends: 'delta added',
  },
  'the price of a shelf': {
    write: async (given) =>
      (await shop.owner.put(`${shelf(given)}/price`, { price: 77, seen: given.read.price })).status,
    ends: 'unchanged',
  },
  'a count of before': {
    async first(given) {
      await shop.owner.post(`${shop.base}/inventory/count`);
      const line = {
        product_id: given.read.id,
        product_variant_id: variant(given),
        counted: given.before + given.delta,
      };
      await shop.owner.put(`${shop.base}/inventory/count/lines`, { lines: [line] });
    },
    write: async () => (await shop.owner.post(`${shop.base}/inventory/count/apply`)).status,
    ends: 'delta added',
  },
  'a file of prices': {
    write: ({ sku }) => bring('inventory', { sku, price: '88' }),
    ends: 'unchanged',
  },
};

interface Draw {
  sized: boolean;
  before: number;
  sold: number;
  delta: number;
}

const draw: fc.Arbitrary<Draw> = fc.record({
  sized: fc.boolean(),
  before: fc.integer({ min: 5, max: 30 }),
  sold: fc.integer({ min: 1, max: 5 }),
  delta: fc.integer({ min: 1, max: 9 }),
});

test.each(Object.entries(WAYS))(
  'units that were sold stay sold, whoever writes what they read before: %s',
  async (_, { first, write, ends }) => {
    await fc.assert(
      fc.asyncProperty(draw, async ({ sized, before, sold, delta }) => {
        made += 1;
        const sku = `S-${made}`;
        const read = await shop.product(
          sized
            ? {
                product_options: [option('Talla', 'S')],
                product_variants: [{ key: 'S', price: 50_000, quantity: before, sku }],
              }
            : { quantity_available: before, sku },
        );
        const given: Case = { read, sku, before, delta };
        await first?.(given);
        await shop.order([lineOf(read, sold, 'S')]);
        const status = await write(given);
        if (typeof ends === 'number') expect(status).toBe(ends);
        else expect([200, 204]).toContain(status);
        const now = await shop.find(read.id);
        const left = now.product_variants[0]?.quantity ?? now.quantity_available;
        expect(left).toBe(before - sold + (ends === 'delta added' ? delta : 0));
      }),
      { numRuns: 6 },
    );
    expect(await unbalanced(shop.database, shop.storeId)).toEqual([]);
  },
  120_000,
);
