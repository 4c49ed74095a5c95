/** Products, collections and stock: bodies and entities of spec 1 §3. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDefaultCollection } from '../../../server/modules/collections/module.ts';
import { signedIn } from '../../support/api.ts';
import { openShop, option, type Failure, type Product, type Shop } from '../orders/shop.ts';
import { OPTION, PICTURE } from './orders-entities.ts';
import { lacks, type ShapeOf } from './shape.ts';

const VARIANT = {
  key: 'text',
  name: 'text?',
  options: [{ name: 'text', value: 'text' }],
  quantity: 'int?',
  price: 'int',
  discount_price: 'int?',
  sku: 'text',
} as const satisfies ShapeOf;

const BLOCK = { id: 'int', product_id: 'int', title: 'text', description: 'text' } as const;

/** One with variants has no stock of its own. */
const PRODUCT = {
  id: 'int',
  name: 'text',
  sku: 'text',
  price: 'int',
  discount_price: 'int?',
  description: 'text',
  active: 'flag',
  quantity_available: 'int?',
  tags: 'text',
  collections_id: ['int'],
  product_options: [OPTION],
  product_variants: [VARIANT],
  product_images: [PICTURE],
  product_attachments: 'list?',
  additional_info: [BLOCK],
  slug: 'text',
  order: 'int?',
} as const satisfies ShapeOf;

const COLLECTION = {
  id: 'int',
  name: 'text',
  description: 'text?',
  public: 'flag',
  default: 'flag',
  picture_url: 'text?',
  sub_collections: [{ id: 'int', name: 'text', picture_url: 'text?', default: 'flag' }],
  products: [{ id: 'int', name: 'text', price: 'int', created_at: 'text', product_images: [PICTURE] }],
  total_products: 'int',
} as const satisfies ShapeOf;

const NODE = {
  id: 'int',
  name: 'text',
  picture_url: 'text?',
  default: 'flag',
  subcollections: 'list',
} as const;

interface Collection {
  id: number;
  version: number;
  products: { id: number }[];
  sub_collections: { id: number }[];
}

let shop: Shop;
let product: Product;
let parent: Collection;
let child: Collection;
const body = (fields: Record<string, unknown> = {}) => ({
  name: 'Ruana',
  sku: 'RUANA',
  price: 90_000,
  discount_price: 80_000,
  description: 'De lana',
  active: 1,
  tags: 'lana,abrigo',
  collections_id: [],
  product_images: [{ picture_url: 'https://ejemplo.co/1.webp', order: 0 }],
  product_options: [option('Talla', 'S')],
  product_variants: [{ key: 'S', price: 90_000, discount_price: 80_000, quantity: 3, sku: 'RUANA-S' }],
  additional_info: [{ title: 'Cuidado', description: 'Lavar a mano' }],
  ...fields,
});

beforeAll(async () => {
  shop = await openShop();
  await shop.database.write(shop.storeId, (tx) =>
    addDefaultCollection(tx, 'Todos los productos', shop.clock.now()),
  );
  const collection = async (fields: object) => {
    const made = await shop.owner.post<Collection>(`${shop.base}/collections`, fields);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body;
  };
  child = await collection({ name: 'Ponchos', description: '', public: true });
  product = await shop.product(body({ collections_id: [child.id] }));
  parent = await collection({
    name: 'Abrigo',
    description: 'Para el frío',
    public: 1,
    sub_collections: [child.id],
    products: [product.id],
  });
});
afterAll(() => shop.close());

test('[PRD-06] a product has every field, in the list and alone', async () => {
  const one = await shop.owner.get(`${shop.base}/products/${product.id}`);
  expect(lacks(one.body, PRODUCT)).toEqual([]);
  expect(one.body).toMatchObject({ additional_info: [{ product_id: product.id }] });
  const list = await shop.owner.get(`${shop.base}/products?limit=10&page=1`);
  expect(lacks(list.body, [PRODUCT])).toEqual([]);
});

test('[PRD-05] PUT takes the body of POST: what it does not say of the stock stays', async () => {
  const at = `${shop.base}/products`;
  const simple = { name: 'Gorro', sku: 'GORRO', price: 20_000, active: true, quantity_available: 5 };
  const made = await shop.owner.post<Product>(at, simple);
  expect([made.status, made.body]).toMatchObject([201, { active: 1 }]);
  const same = await shop.owner.put<Product>(`${at}/${made.body.id}`, { ...simple, price: 21_000 });
  expect([same.status, same.body]).toMatchObject([200, { price: 21_000, quantity_available: 5 }]);
  const { quantity_available: _, ...silent } = simple;
  const kept = await shop.owner.put<Product>(`${at}/${made.body.id}`, { ...silent, product_variants: [] });
  expect([kept.status, kept.body]).toMatchObject([200, { quantity_available: 5 }]);
  const again = await shop.owner.put<Product>(
    `${at}/${product.id}`,
    body({ collections_id: [child.id, parent.id] }),
  );
  expect([again.status, again.body]).toMatchObject([200, { product_variants: [{ key: 'S', quantity: 3 }] }]);
});

describe('[COL-06] collections', () => {
  const read = async (id: number) =>
    (await shop.owner.get<Collection>(`${shop.base}/collections/${id}`)).body;

  test('hold their sub-collections and products, in the list and alone; the tree too', async () => {
    expect(lacks(await read(parent.id), COLLECTION)).toEqual([]);
    const list = await shop.owner.get<Collection[]>(`${shop.base}/collections?limit=100`);
    expect(
      lacks(
        list.body.find(({ id }) => id === parent.id),
        COLLECTION,
      ),
    ).toEqual([]);
    const { body: tree } = await shop.owner.get(`${shop.base}/collections/tree`);
    expect(lacks(tree, [NODE])).toEqual([]);
  });

  test('PUT puts exactly these into it; what was read may be sent back', async () => {
    const other = await shop.product({ name: 'Cobija', price: 50_000 });
    const at = `${shop.base}/collections/${parent.id}`;
    const whole = { name: 'Abrigo', description: 'Para el frío', public: 1 };
    const put = await shop.owner.put<Collection>(at, { ...whole, products: [other.id], sub_collections: [] });
    expect([put.status, put.body]).toMatchObject([
      200,
      { products: [{ id: other.id }], sub_collections: [] },
    ]);
    const back = await shop.owner.put<Collection>(at, put.body);
    expect([back.status, back.body]).toMatchObject([200, { products: [{ id: other.id }] }]);
    const silent = await shop.owner.put<Collection>(at, whole);
    expect(silent.body.products.map(({ id }) => id)).toEqual([other.id]);
    const both = await shop.owner.patch<Collection>(at, {
      products: [{ id: other.id }, { id: product.id }],
      sub_collections: [{ id: child.id }],
    });
    expect(both.body.products.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([product.id, other.id]);
    expect(both.body.sub_collections.map(({ id }) => id)).toEqual([child.id]);
  });

  test('an id that is none is refused at its place, and so is who may not write products', async () => {
    const at = `${shop.base}/collections/${parent.id}`;
    const none = await shop.owner.patch<Failure>(at, { products: [product.id, 999_999] });
    expect([none.status, none.body.errors]).toEqual([422, { 'products.1': { key: 'reference' } }]);
    const odd = await shop.owner.patch<Failure>(at, { sub_collections: ['x'] });
    expect([odd.status, Object.keys(odd.body.errors ?? {})]).toEqual([422, ['sub_collections.0']]);
    const circle = await shop.owner.patch<Failure>(`${shop.base}/collections/${child.id}`, {
      sub_collections: [parent.id],
    });
    expect(circle.status).toBe(422);
    const role = await shop.owner.post<{ id: number }>(`${shop.base}/roles`, {
      name: 'Colecciones',
      permissions: ['collections.read', 'collections.write', 'products.read'],
    });
    const viewer = shop.people.viewer.userId;
    await shop.owner.patch(`${shop.base}/users/${viewer}`, { role_id: role.body.id });
    const member = await signedIn(shop, 'viewer');
    const refused = await member.patch<Failure>(at, { products: [] });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([403, ['products']]);
    expect((await member.patch(at, { description: 'Otra' })).status).toBe(200);
  });

  test('[COL-02] the default collection has all products, whatever is sent', async () => {
    const { body: list } = await shop.owner.get<(Collection & { default: number })[]>(
      `${shop.base}/collections`,
    );
    const all = list.find((one) => one.default === 1);
    if (all === undefined) throw new Error('No default collection');
    expect(all.products).toHaveLength(3);
    const patched = await shop.owner.patch<Collection>(`${shop.base}/collections/${all.id}`, {
      products: [],
    });
    expect([patched.status, patched.body.products.length > 0]).toEqual([200, true]);
  });
});

test('[INV-05] a row of the stock has every field', async () => {
  const sold = { sku: 'any', price: 'int', discount_price: 'int?' } as const;
  const { body: rows } = await shop.owner.get<{ product_variant_id: number }[]>(
    `${shop.base}/inventory?limit=10&page=1`,
  );
  const own = { id: 'any', quantity: 'int?', product_variant_id: 'int' } as const;
  const inside = { id: 'int', name: 'text', ...sold, product_images: 'list' } as const;
  expect(lacks(rows, [{ ...own, product: inside }])).toEqual([]);
  const variant = rows.find(({ product_variant_id }) => product_variant_id !== 0);
  expect(lacks(variant, { product_variant: { ...sold, variant_options: 'list' } })).toEqual([]);
});
