import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';

interface Settings {
  version: number;
  currency: string;
  call_to_action_button: string | null;
  delivery_cost_details: number;
  delivery_zones: unknown;
  errors?: object;
  current?: { version: number };
}

let api: TestApi;
let owner: TestClient;
let store: string;
beforeAll(async () => {
  api = await createTestApi();
  owner = await signedIn(api, 'owner');
  store = `/stores/${api.storeId}`;
});
afterAll(() => api.close());

const read = async () => (await owner.get<Settings>(store)).body;

test('[CFG-02] each part of the spec is written alone, and an empty text is none', async () => {
  expect((await owner.put(`${store}/currency`, { currency: 'USD' })).body).toMatchObject({ currency: 'USD' });
  await owner.put(`${store}/button`, { call_to_action_button: 'Pedir ya' });
  expect(await read()).toMatchObject({ currency: 'USD', call_to_action_button: 'Pedir ya' });
  const ids = { google_analitycs_tracking_id: 'G-AB12CD34EF', facebook_pixel_code: '1234567890' };
  expect((await owner.put(`${store}/marketing`, ids)).body).toMatchObject(ids);
  await owner.put(`${store}/button`, { call_to_action_button: '' });
  await owner.put(`${store}/currency`, { currency: 'COP' });
  expect(await read()).toMatchObject({ call_to_action_button: null, ...ids, currency: 'COP' });
});

test('[CFG-04] shipping is written whole, or not at all', async () => {
  const shipping = {
    delivery_cost_enabled: true,
    delivery_cost_details: 12_000,
    shipping_time_enabled: true,
    shipping_details: 'De 1 a 3 días',
  };
  expect((await owner.put(`${store}/shipping`, shipping)).body).toMatchObject(shipping);
  expect((await owner.put(`${store}/shipping`, { delivery_cost_enabled: false })).status).toBe(422);
  expect(await read()).toMatchObject(shipping);
});

test('[CFG-04] a place that costs something else is a department or city of its own, and the log names it', async () => {
  const zones = [
    { place: '05', cost: 9_000 },
    { place: '05001', cost: 0 },
  ];
  const write = (body: object) => owner.patch<Settings>(store, body);
  const saved = await write({ delivery_zones: zones, delivery_free_from: 150_000 });
  expect(saved.body).toMatchObject({ delivery_zones: zones, delivery_free_from: 150_000 });
  // The same again is no change.
  expect((await write({ delivery_zones: zones })).headers.get('etag')).toBe(saved.headers.get('etag'));
  const { body: session } = await owner.get<SessionInfo>('/users/token');
  expect(session.store).toMatchObject({ delivery_zones: zones, delivery_free_from: 150_000 });
  const { body: entries } = await owner.get<{ changes: object }[]>(`${store}/audit?limit=1`);
  expect(entries[0]?.changes).toMatchObject({
    delivery_zones: [null, 'Antioquia: 9000 · Medellín, Antioquia: 0'],
  });
  const refused = await Promise.all(
    [
      { delivery_zones: [{ place: '99999', cost: 1 }] },
      { delivery_zones: [zones[0], zones[0]] },
      { delivery_zones: [{ place: '05', cost: -1 }] },
      { delivery_free_from: 0 },
    ].map(write),
  );
  expect(refused.map(({ status, body }) => [status, ...Object.keys(body.errors ?? {})])).toEqual([
    [422, 'delivery_zones.0.place'],
    [422, 'delivery_zones'],
    [422, 'delivery_zones.0.cost'],
    [422, 'delivery_free_from'],
  ]);
  expect((await read()).delivery_zones).toEqual(zones);
  await write({ delivery_zones: [], delivery_free_from: null });
});

test('[CFG-02] what breaks a rule is named, and nothing of the call is stored', async () => {
  const before = await read();
  const { status, body } = await owner.patch<Settings>(store, {
    currency: 'EUR',
    google_analitycs_tracking_id: '<script>alert(1)</script>',
    facebook_pixel_code: "1');",
    call_to_action_button: 'x'.repeat(31),
    delivery_cost_details: -1,
  });
  expect(status).toBe(422);
  expect(Object.keys(body.errors ?? {}).toSorted()).toEqual([
    'call_to_action_button',
    'delivery_cost_details',
    'facebook_pixel_code',
    'google_analitycs_tracking_id',
  ]);
  expect(await read()).toEqual(before);
});

test('a write against an older version is refused with the store as it is; the log names both values', async () => {
  const before = await read();
  await owner.patch(store, { call_to_action_button: 'Comprar' });
  const late = await owner.patch<Settings>(
    store,
    { call_to_action_button: 'Pedir' },
    { headers: { 'if-match': `"${before.version}"` } },
  );
  expect(late.status).toBe(412);
  expect(late.body.current).toMatchObject({
    version: before.version + 1,
    call_to_action_button: 'Comprar',
  });
  const log = await owner.get<{ resource: string; changes: object }[]>(`${store}/audit?limit=1`);
  expect(log.body[0]).toMatchObject({
    resource: 'stores',
    changes: { call_to_action_button: [null, 'Comprar'] },
  });
});

test('texts for WhatsApp are stored as written, and the session has them beside the ways to pay that buyers read', async () => {
  const text = 'Hola {name}, paga {due} a:\n{how_to_pay}';
  expect((await owner.patch(store, { chat_pay: text, chat_done: '' })).body).toMatchObject({
    chat_pay: text,
    chat_done: null,
  });
  const chat = async () => (await owner.get<SessionInfo>('/users/token')).body.store?.chat;
  expect(await chat()).toEqual({ pay: text, paid: null, sent: null, done: null, transfer: null });
  const channel = `${store}/payment-channels-store/${CHANNEL_IDS.manual}`;
  const told = { nequi: '3001112233', holder: 'Ana Gil', instructions: 'Envía el comprobante' };
  expect((await owner.post(channel, { active: 1, extra_parameters: told })).status).toBe(201);
  expect((await chat())?.transfer).toEqual({
    ...told,
    bre_b: null,
    bancolombia: null,
    daviplata: null,
    title: null,
    description: null,
    qrImage: null,
  });
  await owner.patch(channel, { active: 0 });
  expect((await chat())?.transfer).toBeNull();
});

test.each(['Hola {nombre}', 'Hola {name', 'x'.repeat(701)])(
  'a text for WhatsApp that reads %j is refused',
  async (chat_sent) => {
    const { status, body } = await owner.patch<Settings>(store, { chat_sent });
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual(['chat_sent']);
  },
);
