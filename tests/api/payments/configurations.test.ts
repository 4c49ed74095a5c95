import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { GATEWAY_KEYS } from '../../../scripts/gateway/accounts.ts';
import type { Failure } from '../orders/shop.ts';
import { openPayments, type PaymentsWorld } from './payments-world.ts';

interface Configuration extends Failure {
  id: number;
  version: number;
  payment_channel_id: number;
  active: number;
  complete: number;
  order: number;
  extra_parameters: Record<string, string | null> | null;
  stored_secrets: string[];
  notification_url: string | null;
}

interface CatalogueEntry {
  id: number;
  name: string;
  icon: string | null;
  is_default: number;
  notification_url: string | null;
}

const KEYS = GATEWAY_KEYS.wompi;

let world: PaymentsWorld;
let owner: TestClient;
let base: string;
const at = (id: number): string => `${base}/payment-channels-store/${id}`;

beforeAll(async () => {
  world = await openPayments();
  ({ owner, base } = world.shop);
}, 120_000);
afterAll(() => world.close());

describe('[PAY-01] the catalogue', () => {
  test('has seven channels with fixed ids, in the language of the caller, with the store’s notification addresses', async () => {
    const { body } = await owner.get<CatalogueEntry[]>(`${base}/payment-channels`, {
      headers: { 'accept-language': 'es' },
    });
    expect(body.map(({ id, name }) => [id, name])).toEqual([
      [1, 'PayU'],
      [2, 'Mercado Pago'],
      [3, 'Wompi'],
      [4, 'PayPal'],
      [5, 'Contra entrega'],
      [6, 'Transferencia o pago manual'],
      [7, 'WhatsApp'],
    ]);
    const paths = body.map(({ notification_url: url }) => (url === null ? null : new URL(url).pathname));
    expect(paths).toEqual([
      ...['payu', 'mercadopago', 'wompi', 'paypal'].map(
        (name) => `/api/v1/notification/${name}/${world.shop.storeId}`,
      ),
      null,
      null,
      null,
    ]);
    expect(body.filter(({ is_default }) => is_default === 1).map(({ id }) => id)).toEqual([7]);
  });
});

describe('[CFG-08] a store’s configuration of a channel', () => {
  test('is found by the channel’s id, says which secrets it has, and never what they are', async () => {
    const path = at(CHANNEL_IDS.wompi);
    const unused = await owner.get(path);
    expect([unused.status, unused.body]).toEqual([200, {}]);
    expect((await owner.get(`${path}/exist`)).body).toEqual({ exist: false });
    const made = await owner.post<Configuration>(path, { ...KEYS, test_mode: 1, active: 1 });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ payment_channel_id: 3, complete: 1, active: 1 });
    expect((await owner.get(`${path}/exist`)).body).toEqual({ exist: true });
    const { body } = await owner.get<Configuration>(path);
    expect(body.stored_secrets).toEqual(['client_id', 'client_secret', 'integrity', 'event_wompi_key']);
    expect(body.notification_url).toMatch(/\/api\/v1\/notification\/wompi\/\d+$/);
    const list = await owner.get<Configuration[]>(`${base}/payment-channels-store`);
    for (const answer of [made.body, body, list.body])
      for (const key of Object.values(KEYS)) expect(JSON.stringify(answer)).not.toContain(key);
  });

  test('is one a channel: a second one, and a channel that does not exist, are refused', async () => {
    const again = await owner.post<Failure>(at(CHANNEL_IDS.wompi), { active: 1 });
    expect([again.status, again.body.errors]).toEqual([422, { payment_channel_id: { key: 'unique' } }]);
    expect((await owner.post(at(8), { active: 1 })).status).toBe(404);
    const other = await owner.post<Failure>(at(CHANNEL_IDS.manual), { active: 1, payment_channel_id: 5 });
    expect(other.body.errors).toEqual({ payment_channel_id: { key: 'const' } });
    const moved = await owner.patch<Failure>(at(CHANNEL_IDS.wompi), { payment_channel_id: 4 });
    expect(moved.body.errors).toEqual({ payment_channel_id: { key: 'readOnly' } });
  });

  test('keeps a secret that is left out, replaces one that is sent, and counts as complete only with all', async () => {
    const path = at(CHANNEL_IDS.wompi);
    const kept = await owner.put<Configuration>(path, { active: 0, test_mode: 1 });
    expect(kept.body).toMatchObject({ active: 0, complete: 1 });
    const without = await owner.patch<Configuration>(path, { integrity: null });
    expect(without.body.complete).toBe(0);
    expect((await owner.get<Configuration>(path)).body.stored_secrets).not.toContain('integrity');
    const again = await owner.patch<Configuration>(path, { integrity: KEYS.integrity, active: 1 });
    expect(again.body.complete).toBe(1);
  });

  test('has keys of the environment that its test mode says; each that differs is refused at its field', async () => {
    const real = await owner.patch<Failure>(at(CHANNEL_IDS.wompi), { test_mode: 0 });
    expect(real.status).toBe(422);
    expect(real.body.errors).toEqual(
      Object.fromEntries(Object.keys(KEYS).map((field) => [field, { key: 'key_of_tests' }])),
    );
    const mixed = await owner.patch<Failure>(at(CHANNEL_IDS.wompi), { client_id: 'pub_prod_uno' });
    expect(mixed.body.errors).toEqual({ client_id: { key: 'key_not_of_tests' } });
  });

  test('has keys in the shape of its provider’s; each that has not is refused at its field', async () => {
    const path = at(CHANNEL_IDS.wompi);
    const hello = await owner.patch<Failure>(path, { client_id: 'hola', integrity: 'test_integrity_a b' });
    expect([hello.status, hello.body.errors]).toEqual([
      422,
      {
        client_id: { key: 'key_begins', args: { begins: 'pub_test_' } },
        integrity: { key: 'key_space' },
      },
    ]);
    const payu = { merchant_id: 'abc 123', client_id: 'abc', client_secret: 'abc 123', api_login: 'abc 123' };
    const made = await owner.post<Failure>(at(CHANNEL_IDS.payu), { active: 1, ...payu });
    expect(made.body.errors).toEqual({
      merchant_id: { key: 'key_space' },
      client_id: { key: 'key_digits' },
      client_secret: { key: 'key_space' },
      api_login: { key: 'key_space' },
    });
  });

  test('of a transfer tells buyers something: an empty one is refused at its instructions', async () => {
    const path = at(CHANNEL_IDS.manual);
    const silent = { 'extra_parameters.instructions': { key: 'transfer_silent' } };
    for (const body of [{ active: 1 }, { active: 0, extra_parameters: { title: ' ', instructions: '' } }]) {
      const refused = await owner.post<Failure>(path, body);
      expect([refused.status, refused.body.errors]).toEqual([422, silent]);
    }
    expect((await owner.get(path)).body).toEqual({});
    await owner.post(path, { active: 1, extra_parameters: { title: 'Nequi' } });
    const emptied = await owner.patch<Failure>(path, { extra_parameters: { title: null } });
    expect(emptied.body.errors).toEqual(silent);
    await owner.delete(path);
  });

  test('takes extra parameters as JSON text or as an object; anything else is refused at the field', async () => {
    const path = at(CHANNEL_IDS.manual);
    const text = JSON.stringify({ title: 'Nequi', instructions: '300 111 2233' });
    const made = await owner.post<Configuration>(path, { active: 1, extra_parameters: text });
    expect(made.body.extra_parameters).toMatchObject({ title: 'Nequi', instructions: '300 111 2233' });
    const refusals = await Promise.all(
      ['{"title":', '[1]', '{"title":"x","script":"y"}', 7].map((extra_parameters) =>
        owner.patch<Failure>(path, { extra_parameters }),
      ),
    );
    expect(refusals.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    expect(refusals.map(({ body }) => Object.keys(body.errors ?? {}))).toEqual([
      ['extra_parameters'],
      ['extra_parameters'],
      ['extra_parameters.script'],
      ['extra_parameters'],
    ]);
  });

  test('has its place among the others; an id without configuration is refused', async () => {
    await owner.post(at(CHANNEL_IDS.whatsapp), { active: 1 });
    const order = (ids: number[]) =>
      owner.put<{ ids: number[] } & Failure>(`${base}/payment-channels-store/order`, { ids });
    expect((await order([7, 3])).body.ids).toEqual([7, 3, 6]);
    const { body } = await owner.get<Configuration[]>(`${base}/payment-channels-store?sort=order,asc`);
    expect(body.map(({ payment_channel_id }) => payment_channel_id)).toEqual([7, 3, 6]);
    expect((await order([2])).body.errors).toEqual({ 'ids.0': { key: 'reference' } });
  });

  test('is deleted with its keys, and another store has its own', async () => {
    const path = at(CHANNEL_IDS.wompi);
    const outsider = await signedIn(world.shop, 'outsider');
    expect((await outsider.get(path)).status).toBe(404);
    expect((await owner.delete(path)).status).toBe(200);
    expect((await owner.get(path)).body).toEqual({});
    expect((await owner.delete(path)).status).toBe(404);
  });
});

test('orders are filtered by the channel of the catalogue [ORD-03]', async () => {
  const order = await world.order('wompi');
  await owner.patch(`${base}/orders/${order.id}`, { payment_channel_id: CHANNEL_IDS.manual });
  const found = async (ids: string) =>
    (await owner.get<{ id: number }[]>(`${base}/orders?payment_channel_id.in=${ids}`)).body.map(
      ({ id }) => id,
    );
  expect(await found('6')).toContain(order.id);
  expect(await found('1,2,3,4')).not.toContain(order.id);
});
