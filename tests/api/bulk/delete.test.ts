import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import { addDefaultCollection } from '../../../server/modules/collections/module.ts';
import { signedIn } from '../../support/api.ts';
import { lineOf, openShop, option, type Failure, type Product, type Shop } from '../orders/shop.ts';

interface Deleted {
  deleted: number[];
  failed: { id: number; record: string | null; code: string; errors?: Failure['errors'] }[];
  undo: { id: number; expires_at: string } | null;
}

interface Undone {
  undone: number[];
  failed: Deleted['failed'];
}

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

async function remove(resource: string, body: Record<string, unknown>): Promise<Deleted> {
  const answer = await shop.owner.delete<Deleted>(`${shop.base}/${resource}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}
const undo = (resource: string, offer: Deleted['undo']) =>
  shop.owner.post<Undone & Failure>(`${shop.base}/${resource}/deletions/${offer?.id ?? 0}/undo`);
const read = async <T>(path: string): Promise<T> => (await shop.owner.get<T>(`${shop.base}/${path}`)).body;
const total = async (resource: string): Promise<number> =>
  Number((await shop.owner.get(`${shop.base}/${resource}?limit=1`)).headers.get('x-total-count'));

test('a product returns under its id: variants, collections, and the lines of orders that sold it', async () => {
  const winter = await shop.owner.post<{ id: number }>(`${shop.base}/collections`, {
    name: 'Invierno',
    public: 1,
  });
  const ruana = await shop.product({
    name: 'Ruana',
    sku: 'R-1',
    collections_id: [winter.body.id],
    product_options: [option('Talla', 'S', 'M')],
  });
  const order = await shop.order([lineOf(ruana, 1, ruana.product_variants[0]?.key)]);
  const [before, products] = [await shop.find(ruana.id), await total('products')];
  const { deleted, undo: offer } = await remove('products', { ids: [ruana.id] });
  expect(deleted).toEqual([ruana.id]);
  expect((await read<typeof order>(`orders/${order.id}`)).order_details[0]?.product_id).toBeNull();
  expect((await undo('products', offer)).body).toEqual({ undone: [ruana.id], failed: [] });
  const after = await shop.find(ruana.id);
  expect(after).toEqual({ ...before, version: before.version + 1 });
  expect((await read<typeof order>(`orders/${order.id}`)).order_details[0]?.product_id).toBe(ruana.id);
  expect(await total('products')).toBe(products);
});

test('a collection takes its products and its children back', async () => {
  const parent = await shop.owner.post<{ id: number }>(`${shop.base}/collections`, {
    name: 'Hogar',
    public: 1,
  });
  const child = await shop.owner.post<{ id: number }>(`${shop.base}/collections`, {
    name: 'Cocina',
    public: 1,
    parent_id: parent.body.id,
  });
  const cup = await shop.product({ name: 'Taza', collections_id: [parent.body.id, child.body.id] });
  const { collections_id: linked } = await read<{ collections_id: number[] }>(`products/${cup.id}`);
  const { undo: offer } = await remove('collections', { ids: [parent.body.id, child.body.id] });
  const gone = await shop.product({ name: 'Plato' });
  expect((await undo('collections', offer)).body.undone.toSorted()).toEqual([parent.body.id, child.body.id]);
  expect((await read<{ parent_id: number }>(`collections/${child.body.id}`)).parent_id).toBe(parent.body.id);
  const back = await read<{ collections_id: number[] }>(`products/${cup.id}`);
  expect(back.collections_id.toSorted()).toEqual(linked.toSorted());
  expect((await read<{ collections_id: number[] }>(`products/${gone.id}`)).collections_id).not.toContain(
    child.body.id,
  );
});

test('an order takes its goods again, and counts for its customer again', async () => {
  const cup = await shop.product({ quantity_available: 5 });
  const order = await shop.order([lineOf(cup, 2)], {
    customer: { first_name: 'Ana', phone_number: '573004445566', email: 'ana@ejemplo.co' },
  });
  const customer = () => read<{ quantity: number; total: number }>(`customers/${order.customer_id}`);
  expect(await customer()).toMatchObject({ quantity: 1 });
  const { undo: offer } = await remove('orders', { ids: [order.id] });
  const logged = async () => (await read<{ undo: object | null }[]>('audit?limit=1'))[0]?.undo;
  expect(await logged()).toEqual({ id: offer?.id, kind: 'delete', records: 1 });
  expect((await shop.find(cup.id)).quantity_available).toBe(5);
  expect(await customer()).toMatchObject({ quantity: 0 });
  expect((await undo('orders', offer)).status).toBe(200);
  expect(await logged()).toBeNull();
  expect((await shop.find(cup.id)).quantity_available).toBe(3);
  expect(await customer()).toMatchObject({ quantity: 1 });
  const again = await read<typeof order>(`orders/${order.id}`);
  expect([again.sequence, again.order_details.map(({ id }) => id)]).toEqual([
    order.sequence,
    order.order_details.map(({ id }) => id),
  ]);
});

test('an order whose goods were sold meanwhile stays deleted, and says so', async () => {
  const cup = await shop.product({ quantity_available: 2 });
  const order = await shop.order([lineOf(cup, 2)]);
  const { undo: offer } = await remove('orders', { ids: [order.id] });
  await shop.order([lineOf(cup, 1)]);
  const refused = await undo('orders', offer);
  expect([refused.status, refused.body.code]).toEqual([409, 'out_of_stock']);
  expect((await shop.owner.get(`${shop.base}/orders/${order.id}`)).status).toBe(404);
  expect((await shop.find(cup.id)).quantity_available).toBe(1);
});

test('an order that was cancelled while its product was gone keeps its line without it', async () => {
  const cup = await shop.product({ quantity_available: 4 });
  const order = await shop.order([lineOf(cup, 1)]);
  const { undo: offer } = await remove('products', { ids: [cup.id] });
  await shop.owner.post(`${shop.base}/orders/${order.id}/status/${ORDER_STATUS.cancelled}/type/1`);
  expect((await undo('products', offer)).status).toBe(200);
  expect((await read<typeof order>(`orders/${order.id}`)).order_details[0]?.product_id).toBeNull();
});

test('a customer returns with their orders', async () => {
  const eva = await shop.owner.post<{ id: number }>(`${shop.base}/customers`, {
    first_name: 'Eva',
    phone_number: '573001110000',
    email: 'eva@ejemplo.co',
  });
  const order = await shop.order([lineOf(await shop.product())], { customer_id: eva.body.id });
  const { undo: offer } = await remove('customers', { ids: [eva.body.id] });
  expect((await read<typeof order>(`orders/${order.id}`)).customer_id).toBeNull();
  await shop.owner.delete(`${shop.base}/orders/${(await shop.order([lineOf(await shop.product())])).id}`);
  expect((await undo('customers', offer)).body.undone).toEqual([eva.body.id]);
  expect((await read<typeof order>(`orders/${order.id}`)).customer_id).toBe(eva.body.id);
  expect(await read(`customers/${eva.body.id}`)).toMatchObject({ quantity: 1 });
});

test('a product whose address another has by now gets the next one', async () => {
  const first = await shop.product({ name: 'Mochila' });
  const { undo: offer } = await remove('products', { ids: [first.id] });
  const second = await shop.product({ name: 'Mochila' });
  expect(second.slug).toBe(first.slug);
  expect((await undo('products', offer)).status).toBe(200);
  expect((await shop.find(first.id)).slug).toBe(`${first.slug}-2`);
});

test('partial: those that can go, and why the others stay', async () => {
  const all = await shop.database.write(shop.storeId, (tx) =>
    addDefaultCollection(tx, 'Todos los productos', shop.clock.now()),
  );
  const home = await shop.owner.post<{ id: number }>(`${shop.base}/collections`, {
    name: 'Jardín',
    public: 1,
  });
  expect((await shop.owner.delete(`${shop.base}/collections`, { ids: [all, home.body.id] })).status).toBe(
    409,
  );
  const {
    deleted,
    failed,
    undo: offer,
  } = await remove('collections', { ids: [all, home.body.id, 999_999], partial: true });
  expect(deleted).toEqual([home.body.id]);
  expect(failed.map(({ id, code }) => [id, code])).toEqual([
    [999_999, 'not_found'],
    [all, 'default_collection'],
  ]);
  expect((await undo('collections', offer)).body).toEqual({ undone: [home.body.id], failed: [] });
});

test('one that is deleted alone can be brought back too', async () => {
  const cup = await shop.product({ name: 'Pocillo' });
  const { headers } = await shop.owner.delete(`${shop.base}/products/${cup.id}`);
  const id = Number(headers.get('undo-id'));
  const back = await undo('products', { id, expires_at: '' });
  expect(back.body.undone).toEqual([cup.id]);
  const { body: log } = await shop.owner.get<{ action: string; record_id: number }[]>(
    `${shop.base}/audit?limit=2`,
  );
  expect(log.map(({ action, record_id }) => [action, record_id])).toEqual([
    ['restore', cup.id],
    ['delete', cup.id],
  ]);
});

test('of a free plan that is full by now, a published product stays deleted', async () => {
  const owner = await signedIn(shop, 'outsider');
  const base = `/stores/${shop.otherStoreId}/products`;
  const add = async (n: number) =>
    (await owner.post<Product>(base, { name: `Cosa ${n}`, price: 1_000, active: 1 })).body.id;
  const ids = [];
  for (let n = 0; n < 20; n += 1) ids.push(await add(n));
  const { body } = await owner.delete<Deleted>(base, { ids: [ids[0]] });
  await add(20);
  const refused = await owner.post<Failure>(`${base}/deletions/${body.undo?.id ?? 0}/undo`);
  expect([refused.status, refused.body.code]).toEqual([403, 'plan_limit']);
});

test("another store's undo is missing, and so is a change where a deletion is meant", async () => {
  const cup = await shop.product();
  const { undo: offer } = await remove('products', { ids: [cup.id] });
  const outsider = await signedIn(shop, 'outsider');
  const path = `products/deletions/${offer?.id ?? 0}/undo`;
  expect((await outsider.post(`/stores/${shop.storeId}/${path}`)).status).toBe(404);
  expect((await outsider.post(`/stores/${shop.otherStoreId}/${path}`)).status).toBe(410);
  expect((await shop.owner.post(`${shop.base}/products/changes/${offer?.id ?? 0}/undo`)).status).toBe(410);
  expect((await shop.owner.post(`${shop.base}/orders/deletions/${offer?.id ?? 0}/undo`)).status).toBe(410);
  expect((await undo('products', offer)).status).toBe(200);
});

test('two members bring the same back at once: once', async () => {
  const cup = await shop.product();
  const { undo: offer } = await remove('products', { ids: [cup.id] });
  const answers = await Promise.all([undo('products', offer), undo('products', offer)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
