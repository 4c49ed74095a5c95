import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../support/api.ts';
import { openShop, type Failure, type Shop } from '../orders/shop.ts';

interface Customer {
  id: number;
  version: number;
}

let shop: Shop;
let ana: Customer;
let anita: Customer;
beforeAll(async () => {
  shop = await openShop();
  const register = async (phone_number: string) =>
    (
      await shop.owner.post<Customer>(`${shop.base}/customers`, {
        first_name: 'Ana',
        phone_number,
        email: 'ana@ejemplo.co',
      })
    ).body;
  ana = await register('573001112233');
  anita = await register('3001112233');
});
afterAll(() => shop.close());

const path = (id: number) => `${shop.base}/customers/${id}/consents`;
const given = (fields: object = {}) => ({
  kind: 'given',
  purpose: 'marketing',
  channel: 'whatsapp',
  given_at: shop.clock.now().toISOString(),
  wording: 'Autorizo recibir ofertas.',
  ...fields,
});

test('a consent keeps what for, where, when, who, in which words, and its withdrawal', async () => {
  const now = { given_at: shop.clock.now().toISOString() };
  expect((await shop.owner.post(path(ana.id), given({ ...now, evidence: 'Chat del 20' }))).status).toBe(201);
  const taken = given({ ...now, kind: 'withdrawn', wording: null, channel: 'phone' });
  expect((await shop.owner.post(path(ana.id), taken)).status).toBe(201);
  const { body } = await shop.owner.get<object[]>(path(ana.id));
  expect(body).toMatchObject([
    { kind: 'withdrawn', purpose: 'marketing', channel: 'phone', wording: null, ...now },
    {
      kind: 'given',
      purpose: 'marketing',
      channel: 'whatsapp',
      wording: 'Autorizo recibir ofertas.',
      evidence: 'Chat del 20',
      user: expect.stringMatching(/\w/),
      ...now,
    },
  ]);
});

test('an entry is never changed or removed by the application', async () => {
  for (const statement of [
    sql`update customer_consents set wording = 'Otra cosa' where store_id = ${shop.storeId}`,
    sql`delete from customer_consents where store_id = ${shop.storeId}`,
  ])
    await expect(shop.database.write(shop.storeId, (tx) => statement.execute(tx.sql))).rejects.toThrow(
      /permission denied/,
    );
});

test('consents of a merged client are those of the one who stays', async () => {
  await shop.owner.post(path(anita.id), given({ purpose: 'orders', wording: 'Autorizo el uso.' }));
  const versions = { customers: [ana, anita].map(({ id, version }) => ({ id, version })) };
  const merged = await shop.owner.post(`${shop.base}/customers/${ana.id}/merge`, versions);
  expect(merged.status, JSON.stringify(merged.body)).toBe(200);
  const { body } = await shop.owner.get<{ purpose: string }[]>(path(ana.id));
  expect(body.map(({ purpose }) => purpose).toSorted()).toEqual(['marketing', 'marketing', 'orders']);
});

test('what is missing, unknown, to come or not allowed is refused', async () => {
  const tomorrow = new Date(shop.clock.now().getTime() + 86_400_000).toISOString();
  for (const [fields, source] of [
    [{ given_at: tomorrow }, 'given_at'],
    [{ wording: '  ' }, 'wording'],
    [{ purpose: 'fun' }, 'purpose'],
    [{ channel: 'pigeon' }, 'channel'],
    [{ wording: 'x'.repeat(2_001) }, 'wording'],
  ] as const) {
    const refused = await shop.owner.post<Failure>(path(ana.id), given(fields));
    expect([refused.status, Object.keys(refused.body.errors ?? {})], source).toEqual([422, [source]]);
  }
  expect((await shop.owner.post(path(999_999), given())).status).toBe(404);
  expect((await shop.owner.get(path(999_999))).status).toBe(404);
  const viewer = await signedIn(shop, 'viewer');
  expect((await viewer.post(path(ana.id), given())).status).toBe(403);
  expect((await viewer.get(path(ana.id))).status).toBe(200);
});
