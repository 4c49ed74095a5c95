import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORIGIN } from '../../support/api.ts';
import { createClient, type TestClient } from '../../support/client.ts';
import { openShop } from '../orders/shop.ts';
import type { Failure, Shop } from '../orders/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.database.platformWrite((sql) =>
    sql.updateTable('stores').set({ domain: 'ruanas.co' }).where('id', '=', shop.storeId).execute(),
  );
  await shop.owner.post(`${shop.base}/user-stores`, { name: 'Centro', mobile_phone_number: PHONE });
});
afterAll(() => shop.close());

const PHONE = '573001112233';

interface Product {
  id: number;
  slug: string;
  name: string;
}

const path = (id: number) => `${shop.base}/products/${id}`;
const change = (id: number, fields: object) => shop.owner.patch<Product & Failure>(path(id), fields);
const follow = (slug: string, host = 'ruanas.co', phone = PHONE) =>
  shop.owner.get<{ product_id: number; slug: string; address: string; moved: boolean }>(
    `/product-links?host=${host}&phone=${phone}&slug=${slug}`,
  );

test('[PRD-13] the slug is made from the name, can be changed, and its public address leads to the product', async () => {
  const ruana = await shop.product({ name: 'Ruana de Nobsa' });
  expect(ruana.slug).toBe('ruana-de-nobsa');
  expect((await change(ruana.id, { slug: 'ruana-boyacense' })).body.slug).toBe('ruana-boyacense');
  // A new name alone keeps the link.
  expect((await change(ruana.id, { name: 'Ruana' })).body.slug).toBe('ruana-boyacense');
  const { status, body } = await follow('ruana-boyacense');
  expect([status, body]).toEqual([
    200,
    {
      store_id: shop.storeId,
      product_id: ruana.id,
      slug: 'ruana-boyacense',
      address: `https://ruanas.co/${PHONE}/ruana-boyacense`,
      moved: false,
    },
  ]);
});

test('[PRD-13] a slug that is taken or that no address can hold is refused at its field', async () => {
  await shop.product({ name: 'Tomado' });
  const other = await shop.product({ name: 'Otro producto' });
  const taken = await change(other.id, { slug: 'tomado' });
  expect([taken.status, taken.body.errors]).toEqual([422, { slug: { key: 'unique' } }]);
  const created = await shop.owner.post<Failure>(`${shop.base}/products`, {
    name: 'Nuevo',
    price: 1000,
    active: 1,
    slug: 'tomado',
  });
  expect([created.status, created.body.errors]).toEqual([422, { slug: { key: 'unique' } }]);
  for (const slug of ['Con Espacio', '../x', '-a', 'ñandú', 'a'.repeat(101)])
    expect((await change(other.id, { slug })).status).toBe(422);
});

test('[PRD-13] earlier slugs lead on to the product as it is called now', async () => {
  const hat = await shop.product({ name: 'Sombrero uno' });
  await change(hat.id, { slug: 'sombrero-dos' });
  await change(hat.id, { slug: 'sombrero-tres' });
  for (const slug of ['sombrero-uno', 'sombrero-dos'])
    expect((await follow(slug)).body).toMatchObject({
      product_id: hat.id,
      slug: 'sombrero-tres',
      moved: true,
    });
  // Back to its first one, which is the living one again.
  await change(hat.id, { slug: 'sombrero-uno' });
  expect((await follow('sombrero-uno')).body).toMatchObject({ slug: 'sombrero-uno', moved: false });
});

test('[PRD-13] a product that has a slug goes before one that had it, and the last that left it has its link', async () => {
  const first = await shop.product({ name: 'Vela' });
  await change(first.id, { slug: 'vela-vieja' });
  const second = await shop.product({ name: 'Vela' });
  expect(second.slug).toBe('vela');
  expect((await follow('vela')).body.product_id).toBe(second.id);
  await change(second.id, { slug: 'vela-nueva' });
  expect((await follow('vela')).body).toMatchObject({ product_id: second.id, moved: true });
});

test('[PRD-13] a deleted product has no link, and finds its old ones again when it returns', async () => {
  const bag = await shop.product({ name: 'Mochila vieja' });
  await change(bag.id, { slug: 'mochila-nueva' });
  const { headers } = await shop.owner.delete(path(bag.id));
  expect((await follow('mochila-vieja')).status).toBe(404);
  await shop.owner.post(`${shop.base}/products/deletions/${headers.get('undo-id')}/undo`, {});
  expect((await follow('mochila-vieja')).body).toMatchObject({ product_id: bag.id, slug: 'mochila-nueva' });
});

test('[PRD-13] what is not published has no address: hidden products, other hosts, other phones', async () => {
  const hidden = await shop.product({ name: 'Escondido', active: 0 });
  const shown = await shop.product({ name: 'A la vista' });
  expect((await follow(hidden.slug)).status).toBe(404);
  expect((await follow(shown.slug, 'otra.co')).status).toBe(404);
  expect((await follow(shown.slug, 'ruanas.co', '573009999999')).status).toBe(404);
  expect((await shop.owner.get('/product-links')).status).toBe(404);
  expect((await follow(shown.slug)).status).toBe(200);
});

test('[PRD-13] an address of the net follows so many links a minute, whatever it varies; another one goes on', async () => {
  const { slug } = await shop.product({ name: 'Buscado' });
  const from = (remoteAddress: string) =>
    createClient((request) => shop.api.fetch(request, { remoteAddress }), { origin: ORIGIN });
  const ask = async (client: TestClient, n: number) =>
    (await client.get<{ retry_after?: number }>(`/product-links?host=h${n}.co&phone=57300${n}&slug=s-${n}`))
      .status;
  const guesser = from('41.0.0.1');
  const answers = await Promise.all(Array.from({ length: 130 }, (_, n) => ask(guesser, n)));
  expect(answers.filter((status) => status === 404)).toHaveLength(120);
  expect(answers.filter((status) => status === 429)).toHaveLength(10);
  const link = `/product-links?host=ruanas.co&phone=${PHONE}&slug=${slug}`;
  expect((await guesser.get(link)).status).toBe(429);
  expect((await from('41.0.0.2').get(link)).status).toBe(200);
  shop.clock.advance(60_000);
  expect((await guesser.get(link)).status).toBe(200);
});
