import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { lineOf, openShop, option, reading } from '../orders/shop.ts';
import type { Failure, Product, Shop } from '../orders/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const path = (id: number | string = '') => `${shop.base}/products${id === '' ? '' : `/${id}`}`;

describe('[PRD-05] variants', () => {
  test('the server makes the combinations that the options ask for, with SKU and prices', async () => {
    const product = await shop.product({
      sku: 'cam-01',
      price: 50_000,
      discount_price: 45_000,
      product_options: [option('Talla', 'S', 'M'), option('Color', 'Azul claro', 'Rojo')],
    });
    expect(product.product_variants).toMatchObject([
      {
        key: 'S Azul claro',
        sku: 'CAM-01-SAZULCLARO',
        price: 50_000,
        discount_price: 45_000,
        quantity: null,
      },
      { key: 'S Rojo', sku: 'CAM-01-SROJO' },
      { key: 'M Azul claro' },
      { key: 'M Rojo' },
    ]);
  });

  test('a value added or taken away leaves the other variants as they were, id and stock included', async () => {
    const product = await shop.product({ product_options: [option('Talla', 'S', 'M')] });
    const [small, medium] = product.product_variants;
    const stocked = [{ ...small, quantity: 7, price: 60_000 }, medium];
    await shop.owner.patch(path(product.id), { product_variants: stocked }, reading(product));
    const { body } = await shop.owner.patch<Product>(path(product.id), {
      product_options: [option('Talla', 'L', 'S')],
    });
    expect(body.product_variants).toMatchObject([
      { key: 'L', quantity: 0, price: 50_000 },
      { id: small?.id, key: 'S', quantity: 7, price: 60_000 },
    ]);
  });

  test('written without the version that was read, an array with stock is refused: it would put sold units back', async () => {
    const options = [option('Talla', 'S', 'M')];
    const product = await shop.product({
      product_options: options,
      product_variants: [
        { key: 'S', price: 10, quantity: 5 },
        { key: 'M', price: 10, quantity: 5 },
      ],
    });
    const read = await shop.find(product.id);
    const order = shop.orderBody([lineOf(read, 3, 'S')]);
    expect((await shop.owner.post(`${shop.base}/orders`, order)).status).toBe(201);
    const { product_variants } = read;
    const bodies = [
      { product_variants },
      { product_variants, name: 'Con otro nombre' },
      { product_variants: product_variants.slice(0, 1) },
      { product_variants: product_variants.map(({ key, price }) => ({ key, price, quantity: 5 })) },
    ];
    for (const body of bodies) {
      const unread: Record<string, string>[] = [{}, { 'if-match': '*' }, { 'if-match': ' * ' }];
      for (const headers of unread) {
        const patched = await shop.owner.patch<Failure>(path(product.id), body, { headers });
        const whole = { name: 'Camiseta', price: 10, active: 1, product_options: options, ...body };
        const put = await shop.owner.put<Failure>(path(product.id), whole, { headers });
        expect([patched.status, patched.body.code]).toEqual([428, 'version_required']);
        expect([put.status, put.body.code]).toEqual([428, 'version_required']);
      }
      expect((await shop.owner.patch(path(product.id), body, reading(read))).status).toBe(412);
    }
    // What names no units, or those that are there, puts none back.
    const { product_variants: left } = await shop.find(product.id);
    const harmless = [[], left, [{ key: 'M', price: 10, quantity: 5 }], [{ key: 'S', price: 10 }]];
    for (const rows of harmless) {
      const whole = { name: 'Camiseta', price: 10, active: 1, product_variants: rows };
      expect((await shop.owner.patch(path(product.id), { product_variants: rows })).status).toBe(200);
      expect((await shop.owner.put(path(product.id), whole)).status).toBe(200);
    }
    const now = await shop.find(product.id);
    expect(now.product_variants.map(({ quantity }) => quantity)).toEqual([2, 5]);
    const counted = now.product_variants.map((variant) => ({ ...variant, quantity: 9 }));
    const { status } = await shop.owner.patch(path(product.id), { product_variants: counted }, reading(now));
    expect(status).toBe(200);
  });

  test('options of one name, values of one name, and variants that no option asks for are refused in place', async () => {
    const named = await shop.owner.post<Failure>(path(), {
      name: 'X',
      price: 1,
      active: 1,
      product_options: [option('Talla', 'S'), option('talla', 'M')],
    });
    expect(named.status).toBe(422);
    expect(named.body.errors).toMatchObject({ 'product_options.1.name': { key: 'duplicate_option' } });
    const stray = await shop.owner.post<Failure>(path(), {
      name: 'X',
      price: 1,
      active: 1,
      product_options: [option('Talla', 'S')],
      product_variants: [{ key: 'XL', price: 1 }],
    });
    expect(stray.body.errors).toMatchObject({ 'product_variants.0.key': { key: 'unknown_variant' } });
  });

  test('stock is counted on the product only while it has no variants', async () => {
    const product = await shop.product({ quantity_available: 9 });
    const { body } = await shop.owner.patch<Product>(path(product.id), {
      product_options: [option('Talla', 'S')],
    });
    expect(body.quantity_available).toBeNull();
    expect(body.product_variants).toMatchObject([{ quantity: 0 }]);
    const uncounted = await shop.product({ product_options: [option('Talla', 'S')] });
    const { body: more } = await shop.owner.patch<Product>(path(uncounted.id), {
      product_options: [option('Talla', 'S', 'M')],
      product_variants: [{ key: 'M', price: 10 }],
    });
    expect(more.product_variants.map(({ quantity }) => quantity)).toEqual([null, null]);
  });

  test('a value that is renamed by the id of its variant keeps stock, history and the units of its open order', async () => {
    const product = await shop.product({
      product_options: [option('Talla', 'S', 'M')],
      product_variants: ['S', 'M'].map((key) => ({ key, price: 21_000, quantity: 5 })),
    });
    const [small, medium] = product.product_variants;
    const order = await shop.order([lineOf(product, 1, 'M')]);
    const open = async () => (await shop.owner.get(`${path(product.id)}/open-orders`)).body;
    expect(await open()).toEqual({ variants: [{ id: medium?.id, orders: 1, units: 1 }] });
    const { body } = await shop.owner.patch<Product>(
      path(product.id),
      {
        product_options: [option('Talla', 'S', 'Mediana')],
        product_variants: [
          { id: small?.id, key: 'S', price: 21_000 },
          { id: medium?.id, key: 'Mediana', price: 21_000 },
        ],
      },
      reading(await shop.find(product.id)),
    );
    expect(body.product_variants).toMatchObject([
      { id: small?.id, quantity: 5 },
      { id: medium?.id, key: 'Mediana', quantity: 4 },
    ]);
    await shop.owner.post(`${shop.base}/orders/${order.id}/status/3/type/1`);
    expect((await shop.find(product.id)).product_variants.map(({ quantity }) => quantity)).toEqual([5, 5]);
    expect(await open()).toEqual({ variants: [] });
    const ledger = await shop.owner.get<{ delta: number }[]>(
      `${shop.base}/inventory/${product.id}/${medium?.id}/movements`,
    );
    expect(ledger.body.map(({ delta }) => delta)).toEqual([1, -1, 5]);
  });
});

test('slugs are unique in the store, also for products made at the same moment, and survive a new name', async () => {
  const made = await Promise.all(Array.from({ length: 12 }, () => shop.product({ name: 'Café Ñandú' })));
  const slugs = made.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(12);
  expect(slugs).toContain('cafe-nandu');
  expect(slugs).toContain('cafe-nandu-12');
  const [first] = made;
  const { body } = await shop.owner.patch<Product>(path(first?.id), { name: 'Otro' });
  expect(body.slug).toBe(first?.slug);
});

test('a slug made for the second of a name may be the first of another’s', async () => {
  const slugs: string[] = [];
  for (const name of ['Ruana', 'Ruana 2', 'Ruana', 'Ruana 2', 'Ruana'])
    slugs.push((await shop.product({ name })).slug);
  expect(slugs).toEqual(['ruana', 'ruana-2', 'ruana-3', 'ruana-2-2', 'ruana-4']);
});

test('a discount must be lower than the price, on the product and on each variant', async () => {
  const { status, body } = await shop.owner.post<Failure>(path(), {
    name: 'X',
    price: 100,
    discount_price: 100,
    active: 1,
    product_options: [option('Talla', 'S')],
    product_variants: [{ key: 'S', price: 100, discount_price: 101 }],
  });
  expect(status).toBe(422);
  expect(Object.keys(body.errors ?? {}).sort()).toEqual([
    'discount_price',
    'product_variants.0.discount_price',
  ]);
});

describe('plans', () => {
  let outsider: TestClient;
  let free: string;
  beforeAll(async () => {
    outsider = await signedIn(shop, 'outsider');
    free = `/stores/${shop.otherStoreId}/products`;
  });

  test('[PRD-09] the 21st published product of the free plan is refused, also of two at the same moment', async () => {
    const publish = () => outsider.post<Failure>(free, { name: 'P', price: 1, active: 1 });
    const answers = await Promise.all(Array.from({ length: 23 }, publish));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status === 403);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.body).toMatchObject({
      code: 'plan_limit',
      errors: { active: { key: 'plan_limit', args: { limit: 20 } } },
    });
    const hidden = await outsider.post<Product>(free, { name: 'Oculto', price: 1, active: 0 });
    expect(hidden.status).toBe(201);
    const shown = await outsider.patch<Failure>(`${free}/${hidden.body.id}`, { active: 1 });
    expect(shown.body.code).toBe('plan_limit');
  });

  test('a fourth picture is too many for the free plan', async () => {
    const product_images = ['a', 'b', 'c', 'd'].map((name) => ({
      picture_url: `https://fotos.example.co/${name}.webp`,
    }));
    const { status, body } = await outsider.post<Failure>(free, {
      name: 'F',
      price: 1,
      active: 0,
      product_images,
    });
    expect([status, body.code]).toEqual([403, 'plan_limit']);
    expect(body.errors).toHaveProperty('product_images');
  });
});

describe('stock and prices by hand', () => {
  test('what a member counts goes into the ledger', async () => {
    const product = await shop.product({ quantity_available: 5 });
    await shop.owner.patch(path(product.id), { quantity_available: 3 }, reading(product));
    await shop.owner.patch(path(product.id), { name: 'Camiseta nueva' });
    const { rows } = await shop.database.read(shop.storeId, (db) =>
      sql<object>`select delta, quantity_after, reason, product_variant_id from stock_movements
        where store_id = ${shop.storeId} and product_id = ${product.id} order by id`.execute(db),
    );
    expect(rows).toEqual([
      { delta: 5, quantity_after: 5, reason: 'adjustment', product_variant_id: 0 },
      { delta: -2, quantity_after: 3, reason: 'adjustment', product_variant_id: 0 },
    ]);
  });

  test('a member without the permissions may edit a product, but neither its prices nor its stock', async () => {
    const product = await shop.product({
      product_options: [option('Talla', 'S')],
      product_variants: [{ key: 'S', price: 10, quantity: 4 }],
      price: 10,
    });
    const editor = await member(['products.read', 'products.write']);
    const renamed = await editor.patch<Product>(path(product.id), { name: 'Con otro nombre' });
    expect(renamed.status).toBe(200);
    const [variant] = product.product_variants;
    const dearer = { price: 1, product_variants: [{ ...variant, price: 1, quantity: 5 }] };
    const refused = await editor.patch<Failure>(path(product.id), dearer, reading(renamed.body));
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect(Object.keys(refused.body.errors ?? {}).sort()).toEqual([
      'price',
      'product_variants.0.price',
      'product_variants.0.quantity',
    ]);
    const grown = await editor.patch<Product>(path(product.id), {
      product_options: [option('Talla', 'S', 'M')],
    });
    expect(grown.body.product_variants).toMatchObject([
      { quantity: 4 },
      { key: 'M', price: 10, quantity: 0 },
    ]);
  });
});

async function member(permissions: string[]): Promise<TestClient> {
  await shop.database.write(shop.storeId, ({ sql: db }) =>
    sql`update roles set permissions = ${permissions} where store_id = ${shop.storeId} and name = 'Ventas'`.execute(
      db,
    ),
  );
  return signedIn(shop, 'seller');
}

test('[PRD-08] information blocks keep title, text and order; one without title is refused at its place', async () => {
  const blocks = [{ title: 'Cuidados', description: 'Lavar a mano.' }, { title: 'Garantía' }];
  const made = await shop.product({ name: 'Con bloques', additional_info: blocks });
  type Blocks = { additional_info: { title: string; description: string | null }[] };
  const stored = async () =>
    (await shop.owner.get<Blocks>(path(made.id))).body.additional_info.map(({ title, description }) => [
      title,
      description,
    ]);
  const texts = [
    ['Cuidados', 'Lavar a mano.'],
    ['Garantía', null],
  ];
  expect(await stored()).toEqual(texts);
  const turned = await shop.owner.patch(
    path(made.id),
    { additional_info: blocks.toReversed() },
    reading(made),
  );
  expect(turned.status).toBe(200);
  expect(await stored()).toEqual(texts.toReversed());
  const nameless = await shop.owner.patch<Failure>(path(made.id), {
    additional_info: [{ title: 'Uno' }, { description: 'x' }],
  });
  expect(nameless.body.errors).toEqual({ 'additional_info.1.title': { key: 'required' } });
  expect(await stored()).toEqual(texts.toReversed());
});

test('[PRD-01] a list by stock goes by what is left of all variants together; what is not counted is the most', async () => {
  const named = (name: string, fields: object) => shop.product({ name: `Por stock ${name}`, ...fields });
  await named('ocho', { quantity_available: 8 });
  await named('ninguna', { quantity_available: 0 });
  await named('sin contar', { quantity_available: null });
  const options = [option('Talla', 'S', 'M')];
  const parts = await named('ciento veintiséis', { product_options: options });
  const [small, medium] = parts.product_variants;
  const stocked = [
    { ...small, quantity: 120 },
    { ...medium, quantity: 6 },
  ];
  await shop.owner.patch(path(parts.id), { product_variants: stocked }, reading(parts));
  const names = async (direction: string): Promise<string[]> => {
    const query = `?search=${encodeURIComponent('por stock')}&sort=quantity_available,${direction}`;
    const { body } = await shop.owner.get<{ name: string }[]>(path() + query);
    return body.map(({ name }) => name.replace('Por stock ', ''));
  };
  expect(await names('desc')).toEqual(['sin contar', 'ciento veintiséis', 'ocho', 'ninguna']);
  expect(await names('asc')).toEqual(['ninguna', 'ocho', 'ciento veintiséis', 'sin contar']);
});
