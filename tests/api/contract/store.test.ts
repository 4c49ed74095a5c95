/** The store, its settings, its lines and how it is paid: calls of spec 2 §7, entities of spec 1 §3 and spec 2 §3. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../orders/shop.ts';
import { lacks, type ShapeOf } from './shape.ts';

const STORE = {
  id: 'int',
  name: 'text',
  description: 'text',
  url: 'text',
  domain: 'text?',
  profile_picture: 'text?',
  banner_picture: 'text?',
  currency: 'text',
  active: 'flag',
  verified: 'flag',
  terms_and_conditions: 'text?',
  call_to_action_button: 'text?',
  google_analitycs_tracking_id: 'text?',
  facebook_pixel_code: 'text?',
  custom_domain_created_at: 'text?',
  default_user_store: { id: 'int', mobile_phone_number: 'text' },
  delivery_cost_enabled: 'flag',
  delivery_cost_details: 'int',
  shipping_time_enabled: 'flag',
  shipping_details: 'text?',
  store_plan: {
    plan: { id: 'int', name: 'text' },
    plan_id: 'int',
    store_plan_status_id: 'int',
    days_to_pay: 'int?',
    store_plan_payment_status_id: 'int?',
    next_cut_date: 'text?',
    trial_ended_at: 'text?',
  },
  plan_features: {
    max_products: 'int',
    max_images_per_product: 'int',
    is_bulk_upload_enabled: 'flag',
    is_custom_domain_enabled: 'flag',
    is_bulk_order_deletion_enabled: 'flag',
    is_payment_checkouts_enabled: 'flag',
  },
} as const satisfies ShapeOf;

const LINE = { id: 'int', name: 'text', mobile_phone_number: 'text', email: 'text?', main: 'flag' } as const;

const CHANNEL = {
  id: 'int',
  name: 'text',
  description: 'text',
  icon: 'text?',
  client_id_label: 'text?',
  api_key_secret_label: 'text?',
  is_default: 'flag',
} as const satisfies ShapeOf;

/** Secrets are never answered: their names are. */
const CONFIGURATION = {
  payment_channel_id: 'int',
  extra_parameters: 'text',
  test_mode: 'flag',
  active: 'flag',
  stored_secrets: 'list',
} as const satisfies ShapeOf;

const FIELD = {
  id: 'int',
  type: 'text',
  title: 'text',
  text: 'text?',
  numeric: 'flag',
  mandatory: 'flag',
  options: 'list?',
  order: 'int',
} as const satisfies ShapeOf;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('[STO-02] the store has every field, after each of its calls', async () => {
  const { owner, base } = shop;
  await owner.put(`${base}/user-stores/${shop.branchId}/default`, {});
  const { url } = (await owner.get<{ url: string }>(base)).body;
  const calls: [string, object][] = [
    ['', { name: 'Tienda Uno', url, description: 'De todo' }],
    ['/currency', { currency: 'COP' }],
    ['/marketing', { google_analitycs_tracking_id: 'G-ABC123', facebook_pixel_code: '1234567890' }],
    ['/button', { call_to_action_button: 'Pedir' }],
    ['/legal', { terms_and_conditions: '<p>Cambios en 5 días</p>' }],
    ...[true, 1].map((on): [string, object] => [
      '/shipping',
      {
        delivery_cost_enabled: on,
        delivery_cost_details: 8_000,
        shipping_time_enabled: on,
        shipping_details: '2 días',
      },
    ]),
  ];
  for (const [path, body] of calls) {
    const answer = await owner.put(`${base}${path}`, body);
    expect([answer.status, ...lacks(answer.body, STORE)], `${path} ${JSON.stringify(answer.body)}`).toEqual([
      200,
    ]);
  }
  expect((await owner.get(base)).body).toMatchObject({
    delivery_cost_enabled: true,
    store_plan: { plan: { id: 3, name: 'pro' }, plan_id: 3 },
  });
  // Switches in either form, by either call.
  for (const on of [0, 1, false, true]) {
    const patched = await owner.patch(base, { delivery_cost_enabled: on, shipping_time_enabled: on });
    const stored = { delivery_cost_enabled: Boolean(on), shipping_time_enabled: Boolean(on) };
    expect(patched).toMatchObject({ status: 200, body: stored });
  }
  expect((await owner.get(`${base}/verify-url/libre`)).body).toMatchObject({ valid: true });
});

test('[BRA-04] the lines have every field', async () => {
  const list = await shop.owner.get(
    `${shop.base}/user-stores?limit=10&page=1&sort=created_at&mobile_phone_number.contains=3001&name.contains=Cen`,
  );
  expect([list.headers.get('x-total-count'), ...lacks(list.body, [LINE])]).toEqual(['1']);
});

describe('[CFG-08] payment channels', () => {
  const at = (path: string) => `${shop.base}/payment-channels-store${path}`;
  const parameters = {
    title: 'Nequi',
    description: 'Al 300',
    qrImage: null,
    instructions: 'Envía el comprobante',
  };

  test('the catalogue has words and labels', async () => {
    const { body } = await shop.owner.get<{ id: number }[]>(`${shop.base}/payment-channels`);
    expect(lacks(body, [CHANNEL])).toEqual([]);
    expect(body.find(({ id }) => id === 3)).toMatchObject({
      description: expect.stringMatching(/^Tarjetas, PSE/),
      client_id_label: 'Llave pública',
      api_key_secret_label: 'Llave privada',
    });
  });

  test('a configuration is empty on the first visit, and its parameters are JSON text', async () => {
    expect(await shop.owner.get(at('/6'))).toMatchObject({ status: 200, body: {} });
    expect((await shop.owner.get<object>(at('/6'))).body).toEqual({});
    const body = {
      client_id: null,
      client_secret: null,
      extra_parameters: JSON.stringify(parameters),
      test_mode: false,
      active: true,
      integrity: null,
      event_wompi_key: null,
    };
    const made = await shop.owner.post(at('/6'), body);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { body: read } = await shop.owner.get<{ extra_parameters: string }>(at('/6'));
    expect(lacks(read, CONFIGURATION)).toEqual([]);
    expect(JSON.parse(read.extra_parameters)).toMatchObject({ title: 'Nequi', description: 'Al 300' });
    expect((await shop.owner.get(at('/6/exist'))).body).toMatchObject({ exist: true });
  });

  test('a PUT without a place leaves the channel where it is', async () => {
    await shop.owner.post(at('/5'), { active: 1 });
    await shop.owner.post(at('/7'), { active: 1 });
    const { body: before } = await shop.owner.get<{ order: number }>(at('/7'));
    const put = await shop.owner.put<{ order: number; active: number }>(at('/7'), { active: 0 });
    expect([put.status, put.body.order, put.body.active]).toEqual([200, before.order, 0]);
    expect(before.order).toBeGreaterThan(0);
  });
});

test('[CFG-07] the checkout form takes ids of its own, flags of both kinds and a second POST', async () => {
  const at = `${shop.base}/dynamic-form`;
  const field = {
    type: 'input',
    title: 'Color',
    text: '',
    numeric: 0,
    mandatory: 1,
    options: null,
    order: 0,
  };
  const made = await shop.owner.post(at, { title: 'Datos', fields: [{ ...field, id: 7 }] });
  expect([made.status, made.body]).toMatchObject([201, { fields: [{ id: 7, mandatory: true }] }]);
  const again = await shop.owner.post<{ fields: object[] }>(at, {
    title: 'Datos',
    fields: [
      { ...field, id: 7, mandatory: false },
      { ...field, id: 9, title: 'Talla' },
    ],
  });
  expect([again.status, again.body]).toMatchObject([200, { fields: [{ id: 7 }, { id: 9 }] }]);
  const put = await shop.owner.put<{ fields: object[] }>(at, { title: 'Otros', fields: again.body.fields });
  expect([put.status, ...lacks(put.body, { title: 'text', fields: [FIELD] })]).toEqual([200]);
});

test('[TEA-01] roles and members', async () => {
  const { body: roles } = await shop.owner.get(`${shop.base}/roles`);
  const entry = { id: 'int', name: 'text', permission_role: 'list' } as const;
  expect(lacks(roles, [entry])).toEqual([]);
  expect((await shop.owner.get(`${shop.base}/users`)).status).toBe(200);
  const { body: session } = await shop.owner.get<{ user: object }>('/users/token');
  const user = {
    user_email: 'text',
    user_type: 'int',
    user_id: 'int',
    store_id: 'int',
    phone: 'text?',
  } as const;
  expect(lacks(session.user, { ...user, created_at: 'text', password_invalidated_at: 'text?' })).toEqual([]);
});
