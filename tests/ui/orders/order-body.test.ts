import { describe, expect, test } from 'vitest';
import {
  formSource,
  fromCustomer,
  manualOrderBody,
  startOfOrder,
  type ManualOrder,
} from '../../../src/resources/orders/form/manual-order.ts';
import { orderRefusal } from '../../../src/resources/orders/form/order-checks.ts';

const ruana = {
  product_id: 3,
  product_variant_id: 8,
  name: 'Ruana M',
  sku: null,
  price: 90_000,
  quantity: 2,
  stock: 5,
  picture_url: null,
};
const order: ManualOrder = {
  ...startOfOrder(new Date('2026-11-20T20:00:00Z'), null),
  order_details: [ruana],
  user_store_id: 1,
  order_status_id: 1,
  shipping_order_status_id: 8,
  shipping_cost: 8_000,
  customer: { first_name: 'Ana', last_name: '', phone_number: '573009998877', document_type: 'CC' },
  shipping_information: { country_code: 'CO', city_id: '41551', address: 'Cra 5 # 6-7', comments: null },
};
const customer = {
  id: 7,
  first_name: 'Marta',
  last_name: 'Ríos',
  phone_number: '573104445566',
  email: 'marta@correo.co',
  document_type: null,
  dni: '52123456',
  city_id: '05001',
  address: 'Calle 10 # 20-30',
  address_line: 'Apto 301',
};

describe('the answers of a manual order', () => {
  const field = { type: 'number', title: 'Edad', text: null, numeric: false, mandatory: false } as const;
  const asked = { version: 4, fields: [{ ...field, id: 3, options: null, order: 0 }] };

  test('name the version that was asked; blank ones and those of other fields are none', () => {
    const typed = (form_answers: ManualOrder['form_answers']) =>
      manualOrderBody({ ...order, form_answers }, 'America/Bogota', asked).dynamic_form;
    expect(typed({ field_3: ' 30 ', field_9: 'x' })).toEqual({ version: 4, answers: { field_3: 30 } });
    // An order from a chat leaves the form aside.
    expect(typed({ field_3: ' ' })).toBeUndefined();
  });

  test('are left out where nothing is asked', () => {
    expect(manualOrderBody(order, 'America/Bogota')).not.toHaveProperty('dynamic_form');
    const nothing = { version: 4, fields: [] };
    expect(manualOrderBody(order, 'America/Bogota', nothing)).not.toHaveProperty('dynamic_form');
  });

  test('have what the API refuses of them at their field', () => {
    expect(formSource('dynamic_form.answers.field_3')).toBe('form_answers.field_3');
  });
});

describe('the body of a manual order', () => {
  const stated: ManualOrder = {
    ...order,
    customer: { ...order.customer, lacks: ['email', 'dni'] },
  };

  test('its date is of the store, and a line costs all of its units', () => {
    expect(manualOrderBody(stated, 'America/Bogota')).toEqual({
      comments: null,
      customer: {
        first_name: 'Ana',
        last_name: null,
        phone_number: '573009998877',
        document_type: null,
        dni: null,
        email: null,
      },
      date: '2026-11-20 15:00:00',
      order_status_id: 1,
      products: [{ product_id: 3, product_variant_id: 8, quantity: 2, price: 180_000, as_listed: true }],
      shipping_cost: 8_000,
      shipping_information: {
        country: 'CO',
        city: '41551',
        address: 'Cra 5 # 6-7',
        address_detail: null,
        comments: null,
      },
      shipping_order_status_id: 8,
      user_store_id: 1,
    });
    expect(manualOrderBody({ ...order, sales_channel: 'phone' }, 'America/Bogota').sales_channel).toBe(
      'phone',
    );
  });

  test('[ORD-11] null says that there is none; what nobody answered is left out, and the API asks for it', () => {
    const { customer } = manualOrderBody(order, 'America/Bogota');
    expect(customer).toEqual({
      first_name: 'Ana',
      last_name: null,
      phone_number: '573009998877',
      document_type: 'CC',
    });
    const nowhere = { ...order, shipping_information: { country_code: 'CO', city_id: '41551' } } as const;
    expect(manualOrderBody(nowhere, 'America/Bogota').shipping_information).not.toHaveProperty('address');
    const { shipping_information: none } = manualOrderBody(
      { ...nowhere, shipping_information: { ...nowhere.shipping_information, lacks: ['address'] } },
      'America/Bogota',
    );
    expect(none).toMatchObject({ address: null });
    // A registered customer is complete as they are.
    const { customer: known } = manualOrderBody(
      { ...order, customer: { ...order.customer, id: 7 } },
      'America/Bogota',
    );
    expect(known).toMatchObject({ id: 7, email: null, dni: null });
  });

  test('[ORD-12] shipping begins with what the store charges, and with nothing where it does not', () => {
    const zones = { delivery_zones: [], delivery_free_from: null };
    const store = { delivery_cost_enabled: true, delivery_cost_details: 7_500, ...zones };
    expect(startOfOrder(new Date(), store).shipping_cost).toBe(7_500);
    expect(startOfOrder(new Date(), { ...store, delivery_cost_enabled: false }).shipping_cost).toBe(0);
  });

  test('a discount is sent as it was given', () => {
    expect(manualOrderBody({ ...order, discount: 500 }, 'America/Bogota')).toMatchObject({ discount: 500 });
    const part = manualOrderBody({ ...order, discount_percent: 10 }, 'America/Bogota');
    expect([part.discount, part.discount_percent]).toEqual([undefined, 10]);
  });

  test('a shipping cost of nothing is sent: it is not the rate of the store', () => {
    expect(manualOrderBody({ ...order, shipping_cost: 0 }, 'America/Bogota').shipping_cost).toBe(0);
  });

  test('a registered customer goes by id, and their address is where it goes', () => {
    const known = fromCustomer(customer);
    expect(known.customer).toMatchObject({ id: 7, document_type: 'CC' });
    const body = manualOrderBody(
      { ...order, customer: known.customer, shipping_information: known.shipping },
      'America/Bogota',
    );
    expect(body.customer).toMatchObject({ id: 7, first_name: 'Marta', dni: '52123456' });
    expect(body.shipping_information).toEqual({
      country: 'CO',
      city: '05001',
      address: 'Calle 10 # 20-30',
      address_detail: 'Apto 301',
      comments: null,
    });
  });
});

describe('a refusal of a manual order', () => {
  const translate = (key: string, args: Record<string, unknown> = {}) =>
    key.startsWith('resources.') ? '' : [key, args['name'], args['smart_count']].filter(Boolean).join(' ');
  const failure = { message: 'errors.invalid', current: undefined, again: false, code: 'invalid' };

  test('what the call names is what the form holds', () => {
    expect(
      ['products.1.quantity', 'shipping_information.city', 'shipping_information.city_id', 'date'].map(
        formSource,
      ),
    ).toEqual([
      'order_details.1.quantity',
      'shipping_information.city_id',
      'shipping_information.city_id',
      'date',
    ]);
  });

  test('a line without stock is named with the units left, which the form holds from then on', () => {
    const fields = { 'products.0.quantity': { key: 'out_of_stock', args: { available: 1 } } };
    expect(
      orderRefusal({ ...failure, fields }, [ruana], translate, { stock: 'short', other: 'failed' }),
    ).toEqual({
      sentences: { 'order_details.0.quantity': 'orders.create.left 1' },
      message: 'short',
      lines: ['orders.create.short Ruana M 1', 'orders.create.kept'],
      values: { order_details: [{ ...ruana, stock: 1 }] },
    });
  });

  test('without a shortage the sentence does not speak of stock', () => {
    const fields = { 'products.0.product_id': { key: 'reference' } };
    expect(
      orderRefusal({ ...failure, fields }, [ruana], translate, { stock: 'short', other: 'failed' }).message,
    ).toBe('failed');
  });

  test('what is wrong without a field is said for the whole', () => {
    const refusal = orderRefusal({ ...failure, message: 'errors.network', fields: {} }, [ruana], translate, {
      stock: 'short',
      other: 'failed',
    });
    expect(refusal).toEqual({
      sentences: {},
      message: 'errors.network',
      lines: ['orders.create.kept'],
    });
  });
});

test('[ORD-17] only an order that comes paid says how it was paid', () => {
  const body = (order_status_id: 1 | 4) =>
    manualOrderBody({ ...order, order_status_id, payment_way: 'nequi' }, 'America/Bogota');
  expect(body(4).payment_way).toBe('nequi');
  expect(body(1)).not.toHaveProperty('payment_way');
});
