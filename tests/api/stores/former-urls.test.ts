import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStore } from '../../../server/modules/stores/module.ts';
import { ORIGIN, signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openShop, type Failure, type Shop } from '../orders/shop.ts';

const PHONE = '573001112233';
const HOST = new URL(ORIGIN).host;

let shop: Shop;
let rival: TestClient;
beforeAll(async () => {
  shop = await openShop();
  rival = await signedIn(shop, 'outsider');
  await shop.owner.post(`${shop.base}/user-stores`, { name: 'Centro', mobile_phone_number: PHONE });
});
afterAll(() => shop.close());

const call = (url: string) => shop.owner.patch<Failure>(shop.base, { url });
const take = (url: string) => rival.patch<Failure>(`/stores/${shop.otherStoreId}`, { url });
const valid = async (url: string) =>
  (await rival.get<{ valid: boolean }>(`/stores/${shop.otherStoreId}/verify-url/${url}`)).body.valid;
const follow = (url: string, slug?: string) =>
  shop.anonymous().get<{
    store_id: number;
    product_id: number | null;
    address: string;
    moved: boolean;
  }>(`/product-links?host=${url}.${HOST}&phone=${PHONE}${slug === undefined ? '' : `&slug=${slug}`}`);

test('[STO-02] links of an address that the store has left lead on, of the shop and of its products', async () => {
  const ruana = await shop.product({ name: 'Ruana azul' });
  await call('lanas-uno');
  await call('lanas-dos');
  await call('lanas-tres');
  for (const url of ['lanas-uno', 'lanas-dos', 'lanas-tres']) {
    const moved = url !== 'lanas-tres';
    expect((await follow(url)).body).toMatchObject({
      store_id: shop.storeId,
      product_id: null,
      address: `https://lanas-tres.${HOST}/${PHONE}`,
      moved,
    });
    expect((await follow(url, ruana.slug)).body).toMatchObject({
      product_id: ruana.id,
      address: `https://lanas-tres.${HOST}/${PHONE}/${ruana.slug}`,
      moved,
    });
  }
  expect((await follow('nunca-fue')).status).toBe(404);
});

test('[STO-02] an address that a store has left is no other store’s, and its own again when it returns', async () => {
  await call('cobijas');
  await call('cobijas-finas');
  expect(await valid('cobijas')).toBe(false);
  const refused = await take('cobijas');
  expect([refused.status, refused.body.errors]).toEqual([422, { url: { key: 'unique' } }]);
  expect(await createStore(shop.ports, { name: 'Cobijas', url: 'cobijas' })).toBeNull();
  expect((await follow('cobijas')).body).toMatchObject({ store_id: shop.storeId, moved: true });

  expect((await call('cobijas')).status).toBe(200);
  expect((await follow('cobijas')).body).toMatchObject({ moved: false });
  expect((await follow('cobijas-finas')).body).toMatchObject({ address: `https://cobijas.${HOST}/${PHONE}` });
});

test('[STO-02] whoever is faster, an address goes to the store that leaves it or to nobody', async () => {
  await call('mochilas');
  const [, taken] = await Promise.all([call('mochilas-wayuu'), take('mochilas')]);
  expect(taken.status).toBe(422);
});

test('[STO-02] a store keeps the last ten of its addresses, and collects no names', async () => {
  for (let n = 0; n <= 10; n += 1) expect((await call(`nombre-${n}`)).status).toBe(200);
  expect(await Promise.all([valid('nombre-0'), valid('nombre-1'), valid('nombre-10')])).toEqual([
    true,
    false,
    false,
  ]);
  expect((await take('nombre-0')).status).toBe(200);
});
