/** Plans and billing: each call of spec 2 §7 with its own body, and each field of the entities. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckoutAnswer } from '../../../domain/plans/billing-types.ts';
import { DETAILS, openBilling, type BillingWorld } from '../billing/billing-world.ts';
import { lacks, type ShapeOf } from './shape.ts';

const INFORMATION = {
  contact_name: 'text',
  contact_last_name: 'text',
  document_type_id: 'int',
  dni: 'text',
  country: { code: 'text', name: 'text', currency: 'text' },
  country_code: 'text',
  city_id: 'text?',
  zip_code: 'text?',
  address: 'text',
  emails: 'text',
  legal_name: 'text?',
  document_type: { name: 'text' },
  city: { name: 'text', state: 'text' },
} as const satisfies ShapeOf;

const INVOICE = {
  id: 'int',
  number: 'text',
  created_at: 'text',
  due_date: 'text',
  end_date: 'text?',
  amount: 'int',
  discount: 'int',
  invoice_status_id: 'int',
  billing_information: { contact_name: 'text', dni: 'text', emails: 'text' },
  invoice_details: [{ description: 'text', quantity: 'int', price: 'int' }],
} as const satisfies ShapeOf;

const PLAN = {
  id: 'int',
  name: 'text',
  sub_title: 'text',
  description: 'text',
  base_price: 'int',
  currency: 'text',
  plan_features: [{ item: 'text', included: 'flag' }],
  plan_name: 'text',
  frequency: 'text?',
} as const satisfies ShapeOf;

let world: BillingWorld;
beforeAll(async () => {
  world = await openBilling();
}, 240_000);
afterAll(() => world.close());

const at = (path: string) => `${world.base}/billing${path}`;

describe('[BIL-02] the billing information', () => {
  test('has every field; what GET answers can be sent back, by POST and by PUT', async () => {
    const { body } = await world.owner.get<object>(at('/information'));
    expect(lacks(body, INFORMATION)).toEqual([]);
    for (const call of [world.owner.post, world.owner.put]) {
      const back = await call(at('/information'), body);
      expect([back.status, back.body]).toEqual([200, body]);
    }
  });

  test('takes the country as an object or a code, and the city as a number', async () => {
    const { country_code, ...rest } = DETAILS;
    for (const country of [{ code: country_code, name: 'Colombia', currency: 'COP' }, country_code]) {
      const sent = { ...rest, country, city_id: 5001 };
      const { status, body } = await world.owner.put(at('/information'), sent);
      expect([status, body]).toMatchObject([200, { country_code: 'CO', city_id: '05001' }]);
    }
    const nowhere = await world.owner.put<{ errors: object }>(at('/information'), rest);
    expect([nowhere.status, nowhere.body.errors]).toEqual([422, { country_code: { key: 'required' } }]);
  });
});

test('[BIL-11] usage, plans with their words, and how often they are paid', async () => {
  const { body: usage } = await world.owner.get(at('/CO/usage'));
  expect(lacks(usage, { included_lines: 'int', whatsapp_lines: 'int', plan_name: 'text' })).toEqual([]);
  const { body: plans } = await world.owner.get<{ id: number }[]>(at('/CO/plans'));
  expect(lacks(plans, [PLAN])).toEqual([]);
  const { body: types } = await world.owner.get(at('/CO/plans/2/payment-types'));
  expect(lacks(types, [{ id: 'int', name: 'text' }])).toEqual([]);
});

/** Spec 2 §3, the payment preference. */
const preference = (meant: object) => ({
  notification_url: 'https://panel.ejemplo.co/aviso',
  external_reference: encodeURIComponent(JSON.stringify({ store_id: world.test.otherStoreId, ...meant })),
  items: [{ id: 'pro', title: 'Plan Pro', unit_price: 89_900, quantity: 1, currency_id: 'COP' }],
  marketplace: 'NONE',
  additional_info: '',
  back_urls: {
    success: 'https://panel.ejemplo.co/pay-bill/1',
    failure: 'https://panel.ejemplo.co/payments/3/1',
    pending: 'https://panel.ejemplo.co/payments/3/1',
  },
  auto_return: 'all',
});

const RECORD = {
  preference_id: 'text',
  external_reference: 'text',
  payment_id: 'text',
  payment_status: 'text',
  payment_status_detail: 'text',
  merchant_order_id: 'text',
  processing_mode: 'text',
  back_url: 'text',
} as const satisfies ShapeOf;

describe('[BIL-04] a preference and its records', () => {
  const plan = { plan_id: 3, plan_payment_type: 1, amount: 89_900, type: 'PLAN' };
  const prefer = (body: object) =>
    world.owner.post<{ id: string; init_point: string }>(`${world.base}/mp-preference`, body);

  test('the payload of the documents makes one, of a plan and of an invoice; both payments are recorded', async () => {
    const sent = preference(plan);
    const made = await prefer(sent);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(lacks(made.body, { id: 'text', init_point: 'text' })).toEqual([]);
    const record = {
      preference_id: made.body.id,
      external_reference: sent.external_reference,
      payment_id: '123456',
      payment_status: 'approved',
      payment_status_detail: 'accredited',
      merchant_order_id: '987',
      processing_mode: 'aggregator',
      back_url: sent.back_urls.success,
    };
    const planned = await world.owner.post<CheckoutAnswer>(at('/plans/payments'), {
      ...record,
      plan_id: 3,
      plan_payment_type_id: 1,
    });
    expect([
      planned.status,
      ...lacks(planned.body, { ...RECORD, plan_id: 'int', plan_payment_type_id: 'int' }),
    ]).toEqual([202]);
    const { invoice_id } = planned.body;
    const invoice = await prefer(preference({ invoice_id, amount: 89_900, type: 'INVOICE' }));
    expect(invoice.status, JSON.stringify(invoice.body)).toBe(201);
    const paid = { ...record, preference_id: invoice.body.id, invoice_id };
    const recorded = await world.owner.post(at(`/invoices/${invoice_id}/payments`), paid);
    expect([recorded.status, ...lacks(recorded.body, { ...RECORD, invoice_id: 'int' })]).toEqual([202]);
    // The JSON alone is enough: the newest try to pay what it means.
    const meant = await world.owner.post<{ reference: string }>(at(`/invoices/${invoice_id}/payments`), {
      ...record,
      preference_id: null,
      invoice_id,
    });
    expect([meant.status, meant.body.reference]).toEqual([202, invoice.body.id]);
  });

  test('of another store, or without JSON, makes none', async () => {
    for (const external_reference of [JSON.stringify({ store_id: 999_999, ...plan }), 'x', '%E0%A4%A']) {
      const { status, body } = await prefer({ ...preference(plan), external_reference });
      expect([status, body]).toMatchObject([422, { errors: { external_reference: { key: 'reference' } } }]);
      const told = { external_reference, payment_id: '1' };
      expect((await world.owner.post(at('/plans/payments'), told)).status).toBe(404);
    }
  });

  test('[BIL-11] invoices, all and those to pay, have every field', async () => {
    const { body } = await world.owner.get<{ id: number }[]>(at('/invoices?invoice_status_id.equals=1'));
    expect(lacks(body, [INVOICE])).toEqual([]);
    const one = await world.owner.get(at(`/invoices/${body[0]?.id}`));
    expect(lacks(one.body, INVOICE)).toEqual([]);
  });
});
