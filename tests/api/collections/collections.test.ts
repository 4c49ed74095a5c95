import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CollectionNode } from '../../../domain/collections/tree.ts';
import { addDefaultCollection, defaultCollection } from '../../../server/modules/collections/module.ts';
import { openShop } from '../orders/shop.ts';
import type { Failure, Shop } from '../orders/shop.ts';

let shop: Shop;
let all: number;
beforeAll(async () => {
  shop = await openShop();
  await shop.product({ name: 'De antes' });
  all = await shop.database.write(shop.storeId, (tx) =>
    addDefaultCollection(tx, 'Todos los productos', shop.clock.now()),
  );
});
afterAll(() => shop.close());

interface Collection {
  id: number;
  name: string;
  position: number;
  total_products: number;
}

const path = (id: number | string = '') => `${shop.base}/collections${id === '' ? '' : `/${id}`}`;
const add = async (name: string, fields: object = {}) =>
  (await shop.owner.post<Collection>(path(), { name, public: 1, ...fields })).body;

test('[COL-02] the default collection groups all products; it can be hidden, but not renamed, deleted or emptied', async () => {
  const again = await shop.database.write(shop.storeId, (tx) =>
    addDefaultCollection(tx, 'Otra', shop.clock.now()),
  );
  expect(again).toBe(all);
  const product = await shop.product({ collections_id: [] });
  await shop.owner.patch(`${shop.base}/products/${product.id}`, { collections_id: [] });
  const members = await shop.owner.get<object[]>(`${shop.base}/products?collections_id.in=${all}`);
  expect(members.headers.get('x-total-count')).toBe('2');
  const renamed = await shop.owner.patch<Failure>(path(all), { name: 'Mía' });
  expect([renamed.status, renamed.body.errors]).toEqual([422, { name: { key: 'default_collection' } }]);
  const deleted = await shop.owner.delete<Failure>(path(all));
  expect([deleted.status, deleted.body]).toMatchObject([409, { code: 'default_collection' }]);
  expect((await shop.owner.patch(path(all), { public: 0 })).status).toBe(200);
});

test('a default collection that was made in vain is not remembered', async () => {
  const other = await openShop();
  const work = other.database.write(other.storeId, async (tx) => {
    const id = await addDefaultCollection(tx, 'Todos', other.clock.now());
    expect(await defaultCollection({ ports: other.ports, tx })).toBe(id);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await other.product()).toMatchObject({ collections_id: [] });
  const made = await other.database.write(other.storeId, (tx) =>
    addDefaultCollection(tx, 'Todos', other.clock.now()),
  );
  expect(await other.product({ name: 'Otra' })).toMatchObject({ collections_id: [made] });
  expect(await other.product({ name: 'Y otra' })).toMatchObject({ collections_id: [made] });
  await other.close();
});

test('every collection says how many products it has', async () => {
  const ropa = await add('Ropa');
  const product = await shop.product({ collections_id: [ropa.id] });
  await shop.product({ collections_id: [ropa.id] });
  const total = async (id: number) => (await shop.owner.get<Collection>(path(id))).body.total_products;
  expect(await total(ropa.id)).toBe(2);
  const everything = await total(all);
  await shop.owner.delete(`${shop.base}/products/${product.id}`);
  expect([await total(ropa.id), await total(all)]).toEqual([1, everything - 1]);
});

test('[COL-04] a new order of ids is kept, the default collection first', async () => {
  const [a, b, c] = [await add('A'), await add('B'), await add('C')];
  const { status, body } = await shop.owner.put<{ ids: number[] }>(path('order'), { ids: [c.id, all, a.id] });
  expect(status).toBe(200);
  expect(body.ids.slice(0, 3)).toEqual([all, c.id, a.id]);
  expect(body.ids).toContain(b.id);
  const list = await shop.owner.get<Collection[]>(`${path()}?limit=100&sort=position,asc`);
  expect(list.body.map(({ id }) => id)).toEqual(body.ids);
  const stranger = await shop.owner.put<Failure>(path('order'), { ids: [a.id, 999_999] });
  expect([stranger.status, stranger.body.errors]).toEqual([422, { 'ids.1': { key: 'reference' } }]);
});

test('a collection never becomes its own ancestor', async () => {
  const top = await add('Arriba');
  const below = await add('Abajo', { parent_id: top.id });
  const { status, body } = await shop.owner.patch<Failure>(path(top.id), { parent_id: below.id });
  expect([status, body.errors]).toEqual([422, { parent_id: { key: 'own_ancestor' } }]);
  expect((await shop.owner.patch(path(top.id), { parent_id: top.id })).status).toBe(422);
});

test('[COL-06] the tree has each collection below its parent, in the order of the store', async () => {
  const top = await add('Hogar');
  const below = await add('Cocina', { parent_id: top.id });
  const deeper = await add('Ollas', { parent_id: below.id });
  const { body } = await shop.owner.get<CollectionNode[]>(path('tree'));
  expect(body[0]).toMatchObject({ id: all, default: 1 });
  expect(body.find(({ id }) => id === top.id)).toMatchObject({
    subcollections: [
      { id: below.id, subcollections: [{ id: deeper.id, name: 'Ollas', subcollections: [] }] },
    ],
  });
  expect(body.map(({ id }) => id)).not.toContain(below.id);
});

test('[COL-01] a collection in the tree has its newest three products and says how many there are', async () => {
  const mark = await add('Cuatro');
  for (const name of ['Uno', 'Dos', 'Tres', 'Cuatro'])
    await shop.product({
      name,
      collections_id: [mark.id],
      product_images: name === 'Dos' ? [{ picture_url: 'https://fotos.co/dos.webp' }] : [],
    });
  const { body } = await shop.owner.get<CollectionNode[]>(path('tree'));
  const node = body.find(({ id }) => id === mark.id);
  expect(node?.total_products).toBe(4);
  expect(node?.products.map(({ name, picture_url }) => [name, picture_url])).toEqual([
    ['Cuatro', null],
    ['Tres', null],
    ['Dos', 'https://fotos.co/dos.webp'],
  ]);
  // The default one groups all products.
  expect(body[0]?.products.map(({ name }) => name)).toEqual(['Cuatro', 'Tres', 'Dos']);
});
