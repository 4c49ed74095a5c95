/**
 * What the list shows of a price is what an order charges, whichever way it is written. A new price of a product is one of
 * the variants that cost what the product cost; the others keep theirs, and all keep their stock.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lowestOf } from '../../../domain/schema/amounts.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { effort } from '../../support/effort.ts';
import { createImportsWorld, linesOf } from '../imports/imports-world.ts';
import { openShop, option, type Failure, type Product, type Shop } from '../orders/shop.ts';
import { unbalanced } from '../stock/invariant.ts';
import {
  byRule,
  must,
  pricesOf,
  WAYS,
  whole,
  type Bring,
  type Case,
  type Priced,
  type Prices,
} from './price-ways.ts';

let world: Awaited<ReturnType<typeof createImportsWorld>>;
let shop: Shop;
/** May sell, and may agree on no price: what an order of theirs costs is what the product costs. */
let seller: TestClient;
let made = 0;
beforeAll(async () => {
  world = await createImportsWorld();
  shop = await openShop({ database: world.test.database });
  seller = await signedIn(shop, 'seller');
}, 120_000);
afterAll(() => world.close());

const SIZES = ['S', 'M', 'L'] as const;
const LOWEST = {
  source: 'product_variants.price',
  lower: 'product_variants.discount_price',
  other: { es: 'desde {value}' },
};

const path = ({ id }: { id: number }): string => `${shop.base}/products/${id}`;
const charged = ({ price, discount_price }: Prices): number => discount_price ?? price;
async function read(id: number): Promise<Priced> {
  return (await shop.owner.get<Priced>(path({ id }))).body;
}

/** Brings a file of one line in; `takeBack` undoes it again. */
const bring: Bring = async (target, cells, takeBack = false) => {
  const imports = `${shop.base}/imports`;
  const { body } = await shop.owner.post<{ id: number }>(imports, { target, file_name: 'a.csv', total: 1 });
  await shop.owner.put(`${imports}/${body.id}/records`, { records: linesOf([cells]) });
  await shop.owner.post(`${imports}/${body.id}/start`, {});
  await world.work();
  const { failed } = (await shop.owner.get<{ failed: number }>(`${imports}/${body.id}`)).body;
  if (failed > 0) throw new Error('The file was refused');
  if (!takeBack) return;
  await must(shop.owner.post(`${imports}/${body.id}/undo`));
  await world.work();
};

/** What the seller's orders would charge for the product, or for each of its variants. */
async function chargedFor({ id, product_variants: variants }: Priced): Promise<number[]> {
  const lines = variants.length === 0 ? [{}] : variants.map((one) => ({ product_variant_id: one.id }));
  const asked = lines.map((line) => ({ ...line, product_id: id, quantity: 1, price: 999_999_999 }));
  const { body } = await seller.post<Failure>(`${shop.base}/orders`, shop.orderBody(asked));
  return lines.map((_, at) => Number(body.errors?.[`order_details.${at}.price`]?.args?.['price']));
}

/** What a person reads in the list: the amount, and whether other variants cost more. */
function shownOf(row: Priced): { amount: number; differs: boolean } {
  const { amount, differs } = lowestOf(LOWEST, { ...row }) ?? { amount: charged(row), differs: false };
  return { amount, differs };
}

const AMOUNTS = [20_000, 30_000, 40_000] as const;
const prices: fc.Arbitrary<Prices> = fc.record({
  price: fc.constantFrom(...AMOUNTS),
  discount_price: fc.constantFrom(null, null, 10_000, 15_000),
});
/** Half of the variants cost what the product costs. */
const draw = fc.record({
  own: prices,
  next: prices,
  variants: fc.array(fc.option(prices, { freq: 2 }), { maxLength: SIZES.length }),
});

async function open(own: Prices, variants: readonly (Prices | null)[], sku: string): Promise<Priced> {
  const sizes = SIZES.slice(0, variants.length);
  const { id } = await shop.product({
    ...own,
    sku,
    ...(sizes.length === 0
      ? { quantity_available: 4 }
      : {
          product_options: [option('Talla', ...sizes)],
          product_variants: sizes.map((key, at) => ({ key, quantity: at + 2, ...own, ...variants[at] })),
        }),
  });
  return read(id);
}

const stockOf = ({ quantity_available, product_variants }: Priced) => [
  quantity_available,
  ...product_variants.map(({ id, key, quantity, sku }) => ({ id, key, quantity, sku })),
];

test.each(Object.entries(WAYS))(
  'the list shows what an order charges after a price was changed by %s',
  async (_, { write, product, variant }) => {
    await fc.assert(
      fc.asyncProperty(draw, async ({ own, next, variants }) => {
        made += 1;
        const sku = `P-${made}`;
        const stored = await open(own, variants, sku);
        const given: Case = { shop, bring, stored, sku, next };
        await write(given);
        const now = await read(stored.id);
        const wanted = product?.(given) ?? next;
        expect(pricesOf(now)).toEqual(wanted);
        expect(now.product_variants.map(pricesOf)).toEqual(
          stored.product_variants.map((one) =>
            variant === undefined
              ? byRule(given, pricesOf(one), wanted)
              : variant(given, pricesOf(one), one.key),
          ),
        );
        expect(stockOf(now)).toEqual(stockOf(stored));
        const rows = await shop.owner.get<Priced[]>(`${shop.base}/products?limit=100&search=${sku}`);
        const [row] = rows.body.filter(({ id }) => id === stored.id);
        const costs = await chargedFor(now);
        expect(row && shownOf(row)).toEqual({
          amount: Math.min(...costs),
          differs: new Set(costs).size > 1,
        });
      }),
      { numRuns: effort(6, 60) },
    );
    expect(await unbalanced(shop.database, shop.storeId)).toEqual([]);
  },
  300_000,
);

test('a generated PATCH or PUT leaves what it does not name, and the list shows what an order charges', async () => {
  const body = fc.record(
    {
      price: fc.constantFrom(...AMOUNTS),
      discount_price: fc.constantFrom(null, 10_000, 15_000),
      quantity_available: fc.constant(4),
      named: fc.subarray([...SIZES]),
      rows: prices,
      quantities: fc.boolean(),
    },
    { requiredKeys: ['rows'] },
  );
  await fc.assert(
    fc.asyncProperty(draw, body, fc.boolean(), async ({ own, variants }, asked, replaces) => {
      made += 1;
      const stored = await open(own, variants, `P-${made}`);
      const { named, rows, quantities, ...own_ } = asked;
      const keys = stored.product_variants.map(({ key }) => key);
      const named_ = named?.filter((key) => keys.includes(key));
      const product_variants = named_?.map((key) => ({
        key,
        ...rows,
        ...(quantities === true && {
          quantity: stored.product_variants.find((one) => one.key === key)?.quantity,
        }),
      }));
      const sent = { ...own_, ...(product_variants && { product_variants }) };
      const { status, body: answer } = replaces
        ? await shop.owner.put(path(stored), { ...whole({ stored, next: own }), ...sent })
        : await shop.owner.patch(path(stored), sent);
      expect([status, answer]).toEqual([200, expect.anything()]);
      const now = await read(stored.id);
      const product = { ...pricesOf(stored), ...(replaces && own), ...pricesIn(own_) };
      expect(pricesOf(now)).toEqual(product);
      expect(now.product_variants.map(pricesOf)).toEqual(
        stored.product_variants.map((one) =>
          named_?.some((key) => key === one.key) === true ? rows : byRule({ stored }, pricesOf(one), product),
        ),
      );
      expect(stockOf(now).map(withoutSku)).toEqual(
        stockOf(stored).map((one, at) =>
          // Without variants to name, `[]` and a number that is there already change nothing.
          at === 0 ? one : withoutSku(one),
        ),
      );
      const costs = await chargedFor(now);
      expect(shownOf(now)).toEqual({ amount: Math.min(...costs), differs: new Set(costs).size > 1 });
    }),
    { numRuns: effort(12, 200) },
  );
}, 300_000);

function pricesIn({ price, discount_price }: Partial<Prices>): Partial<Prices> {
  return {
    ...(price === undefined ? {} : { price }),
    ...(discount_price === undefined ? {} : { discount_price }),
  };
}

function withoutSku(shelf: ReturnType<typeof stockOf>[number]): unknown {
  if (typeof shelf !== 'object' || shelf === null) return shelf;
  const { sku: _, ...rest } = shelf;
  return rest;
}

test('a list is sorted and filtered by what it shows', async () => {
  const name = 'Abanico de feria';
  const from = (price: number, discount_price: number | null, ...variants: number[]) =>
    shop.product({
      name,
      price,
      discount_price,
      ...(variants.length > 0 && {
        product_options: [option('Talla', ...SIZES.slice(0, variants.length))],
        product_variants: variants.map((own, at) => ({ key: SIZES[at], price: own })),
      }),
    });
  const [plain, sale, sized, dear] = [
    await from(40_000, null),
    await from(60_000, 20_000),
    await from(90_000, null, 30_000, 80_000),
    await from(10_000, null, 70_000, 90_000),
  ];
  const ids = async (query: string): Promise<number[]> =>
    (await shop.owner.get<Product[]>(`${shop.base}/products?search=abanico&${query}`)).body.map(
      ({ id }) => id,
    );
  expect(await ids('sort=price,asc')).toEqual([sale.id, sized.id, plain.id, dear.id]);
  expect(await ids('sort=price,desc')).toEqual([dear.id, plain.id, sized.id, sale.id]);
  expect(await ids('price.between=25000,45000&sort=price,asc')).toEqual([sized.id, plain.id]);
});
