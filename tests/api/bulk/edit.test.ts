import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedIn } from '../../support/api.ts';
import { openShop, option, type Failure, type Product, type Shop } from '../orders/shop.ts';

interface Outcome {
  changed: number[];
  unchanged: number[];
  failed: { id: number; record: string | null; code: string; errors?: Failure['errors'] }[];
  undo: { id: number } | null;
}

describe('own values of several records', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  }, 60_000);
  afterAll(() => shop.close());

  const save = (...records: { id: number; values: unknown[] }[]) =>
    shop.owner.post<Outcome & Failure>(`${shop.base}/products/changes`, { records });
  const undo = ({ undo: offer }: Outcome) =>
    shop.owner.post<{ undone: number[] }>(`${shop.base}/products/changes/${offer?.id ?? 0}/undo`);
  const price = (before: number, after: number) => ({ source: 'price', before, after });

  test('each product gets its own, its variants too, and one undo takes all of it back', async () => {
    const sale = await shop.owner.post<{ id: number }>(`${shop.base}/collections`, {
      name: 'Ferias',
      public: 1,
    });
    const plain = await shop.product({ price: 10_000, quantity_available: 4 });
    const sized = await shop.product({ price: 20_000, product_options: [option('Talla', 'S', 'M')] });
    const [small, medium] = sized.product_variants;
    const inSale = async () =>
      (await shop.owner.get<Product[]>(`${shop.base}/products?collections_id.in=${sale.body.id}`)).body.map(
        ({ id }) => id,
      );
    const { status, body } = await save(
      {
        id: plain.id,
        values: [
          price(10_000, 12_000),
          { source: 'quantity_available', before: 4, after: 9 },
          { source: 'active', before: 1, after: 0 },
          { source: 'collections_id', before: [], after: [sale.body.id] },
        ],
      },
      {
        id: sized.id,
        values: [
          { source: 'product_variants.price', item: small?.id, before: 20_000, after: 25_000 },
          { source: 'product_variants.quantity', item: medium?.id, before: null, after: 3 },
        ],
      },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ changed: [plain.id, sized.id], unchanged: [], failed: [] });
    const made = await shop.find(plain.id);
    expect(made).toMatchObject({ price: 12_000, quantity_available: 9, active: 0 });
    expect(await inSale()).toEqual([plain.id]);
    const variants = async () =>
      (await shop.find(sized.id)).product_variants.map(({ price: own, quantity }) => [own, quantity]);
    expect(await variants()).toEqual([
      [25_000, null],
      [20_000, 3],
    ]);
    const ledger = await shop.database.read(shop.storeId, (sql) =>
      sql
        .selectFrom('stock_movements')
        .select('delta')
        .where('product_id', '=', plain.id)
        .orderBy('id')
        .execute(),
    );
    expect(ledger).toEqual([{ delta: 4 }, { delta: 5 }]);
    expect((await undo(body)).body.undone).toEqual([plain.id, sized.id]);
    const back = await shop.find(plain.id);
    expect(back).toMatchObject({ price: 10_000, quantity_available: 4, active: 1 });
    expect(await inSale()).toEqual([]);
    expect(await variants()).toEqual([
      [20_000, null],
      [20_000, null],
    ]);
  });

  test('a refused product stays whole, with the path of its fault; the others are saved', async () => {
    const [good, bad] = [
      await shop.product({ price: 100 }),
      await shop.product({
        name: 'Mochila',
        price: 5_000,
        product_options: [option('Color', 'Rojo', 'Azul')],
      }),
    ];
    const second = bad.product_variants[1]?.id;
    const { body } = await save(
      { id: good.id, values: [price(100, 200)] },
      {
        id: bad.id,
        values: [
          price(5_000, 6_000),
          { source: 'product_variants.discount_price', item: second, before: null, after: 9_000 },
        ],
      },
      { id: 999_999, values: [price(1, 2)] },
    );
    expect(body.changed).toEqual([good.id]);
    expect(body.failed).toEqual([
      {
        id: bad.id,
        record: 'Mochila',
        code: 'invalid',
        errors: {
          'product_variants.1.discount_price': { key: 'discount_not_lower', args: { price: 5_000 } },
        },
      },
      { id: 999_999, record: null, code: 'not_found' },
    ]);
    expect((await shop.find(bad.id)).price).toBe(5_000);
  });

  test('a value that changed since it was seen refuses the product; what else was sold does not', async () => {
    const product = await shop.product({ price: 100, quantity_available: 8 });
    await shop.owner.patch(`${shop.base}/products`, {
      ids: [product.id],
      change: { source: 'quantity_available', op: 'add', value: -2 },
    });
    const { body } = await save({
      id: product.id,
      values: [price(100, 150), { source: 'quantity_available', before: 8, after: 10 }],
    });
    expect(body.failed).toMatchObject([
      {
        id: product.id,
        code: 'changed_since',
        errors: { quantity_available: { key: 'moved', args: { now: '6' } } },
      },
    ]);
    const { body: alone } = await save({ id: product.id, values: [price(100, 150)] });
    expect(alone.changed).toEqual([product.id]);
    expect(await shop.find(product.id)).toMatchObject({ price: 150, quantity_available: 6 });
    const { body: again } = await save({ id: product.id, values: [price(100, 150)] });
    expect(again).toMatchObject({ changed: [], unchanged: [product.id], undo: null });
  });

  test('units of a product whose variants hold the stock are refused, not dropped', async () => {
    const sized = await shop.product({ product_options: [option('Talla', 'S', 'M')] });
    const values = [{ source: 'quantity_available', before: null, after: 5 }];
    const { body } = await save({ id: sized.id, values });
    expect(body.failed).toMatchObject([{ id: sized.id, code: 'invalid' }]);
  });

  test.each([
    ['a record twice', [1, 1], price(1, 2), 'records.1'],
    ['a value twice', [1], price(1, 2), 'records.0.values.1'],
    ['a member of no item', [1], { source: 'product_variants.price', before: 1, after: 2 }, 'values.0.item'],
    ['a field that no grid changes', [1], { source: 'slug', before: 'a', after: 'b' }, 'source'],
  ])('%s is refused as a whole', async (_, ids, value, path) => {
    const twice = path === 'records.0.values.1' ? [value, value] : [value];
    const { status, body } = await save(...ids.map((id) => ({ id, values: twice })));
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {}).join()).toContain(path);
  });

  test('[PRD-09] the 21st product of the free plan stays hidden, the 20th is published', async () => {
    const owner = await signedIn(shop, 'outsider');
    const base = `/stores/${shop.otherStoreId}/products`;
    const add = async (n: number, active: number) =>
      (await owner.post<Product>(base, { name: `Cosa ${n}`, price: 1_000, active })).body.id;
    for (let n = 0; n < 19; n += 1) await add(n, 1);
    const hidden = [await add(19, 0), await add(20, 0)];
    const values = [{ source: 'active', before: 0, after: 1 }];
    const { body } = await owner.post<Outcome>(`${base}/changes`, {
      records: hidden.map((id) => ({ id, values })),
    });
    expect(body.changed).toEqual(hidden.slice(0, 1));
    expect(body.failed).toMatchObject([
      { id: hidden[1], code: 'plan_limit', errors: { active: { key: 'plan_limit' } } },
    ]);
  });
});
