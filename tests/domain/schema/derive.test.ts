import { expect, test } from 'vitest';
import { createSchema, patchSchema, recordSchema, updateSchema } from '../../../domain/schema/derive.ts';
import { readResource } from '../../../domain/schema/read.ts';
import { createValidator } from '../../../domain/schema/validate.ts';
import { resourceOf, tiny } from './schema-files.ts';

const LABEL = { 'x-label': { es: 'Dato' } };

test('bodies leave out what only the server sets, records what is secret', () => {
  const channels = resourceOf('payment-channels-store');
  expect(Object.keys(createSchema(channels).properties ?? {})).toContain('client_secret');
  expect(Object.keys(recordSchema(channels).properties ?? {})).not.toContain('client_secret');
  const orders = resourceOf('orders');
  for (const body of [createSchema(orders), updateSchema(orders), patchSchema(orders)]) {
    const sources = Object.keys(body.properties ?? {});
    for (const source of ['id', 'created_at', 'version', 'sequence', 'total', 'transaction_date'])
      expect(sources).not.toContain(source);
  }
  expect(recordSchema(orders).properties).toHaveProperty('total');
});

test('no annotation of ours is left in a derived schema', () => {
  const texts = [recordSchema, createSchema, updateSchema, patchSchema].map((derive) =>
    JSON.stringify(derive(resourceOf('products'))),
  );
  for (const text of texts) expect(text).not.toMatch(/"(x-[a-z]+|\$ref)"/);
});

test('objects are closed at every depth', () => {
  const errors = createValidator(resourceOf('orders')).create({
    date: '2026-11-20T10:00:00Z',
    user_store_id: 1,
    sales_channel: 'phone',
    total: 5,
    order_details: [{ price: 1, quantity: 1, stolen: true }],
    customer: { first_name: 'Ana', admin: true },
  });
  expect(errors).toEqual({
    total: { key: 'unknown' },
    'order_details.0.stolen': { key: 'unknown' },
    'customer.admin': { key: 'unknown' },
  });
});

test('an item may name its row by id, a record may not', () => {
  const { create } = createValidator(resourceOf('products'));
  const product = { name: 'Café', price: 100, active: 1 };
  expect(create({ ...product, product_variants: [{ id: 3, key: 'Molido', price: 1 }] })).toEqual({});
  expect(create({ ...product, id: 3 })).toEqual({ id: { key: 'unknown' } });
});

test('whole numbers stay within what JavaScript keeps exactly', () => {
  const resource = readResource(tiny({ n: { type: 'integer', ...LABEL } }));
  const { create } = createValidator(resource);
  expect(create({ name: 'a', n: Number.MAX_SAFE_INTEGER })).toEqual({});
  expect(create({ name: 'a', n: 2 ** 53 })).toMatchObject({ n: { key: 'maximum' } });
  expect(create({ name: 'a', n: -(2 ** 53) })).toMatchObject({ n: { key: 'minimum' } });
});

test('free-form objects take any key but those with a meaning of their own', () => {
  const { create } = createValidator(readResource(tiny({ free: { type: 'object', ...LABEL } })));
  expect(create({ name: 'a', free: { 'cualquier clave': 1 } })).toEqual({});
  const body: unknown = JSON.parse('{"name": "a", "free": {"__proto__": {"admin": true}, "constructor": 1}}');
  expect(create(body)).toEqual({
    'free.__proto__': { key: 'unknown' },
    'free.constructor': { key: 'unknown' },
  });
});

test.each([
  [
    'a day that does not exist',
    { date: '2026-02-30T10:00:00Z' },
    { date: { key: 'format', args: { format: 'date-time' } } },
  ],
  [
    'an instant without offset',
    { date: '2026-02-03T10:00:00' },
    { date: { key: 'format', args: { format: 'date-time' } } },
  ],
  ['a status that does not exist', { order_status_id: 6 }, { order_status_id: { key: 'enum' } }],
  ['no line', { order_details: [] }, { order_details: { key: 'minItems', args: { limit: 1 } } }],
  [
    'half a unit',
    { order_details: [{ price: 1, quantity: 0.5 }] },
    { 'order_details.0.quantity': { key: 'type', args: { type: 'integer' } } },
  ],
  [
    'no unit',
    { order_details: [{ price: 1, quantity: 0 }] },
    { 'order_details.0.quantity': { key: 'minimum', args: { limit: 1 } } },
  ],
  [
    'a phone with a plus sign',
    { customer: { first_name: 'Ana', phone_number: '+573001234567' } },
    { 'customer.phone_number': { key: 'pattern' } },
  ],
])('%s is told at its field', (_name, part, errors) => {
  const order = {
    date: '2026-11-20T10:00:00Z',
    user_store_id: 1,
    sales_channel: 'phone',
    order_details: [{ price: 1, quantity: 1 }],
  };
  const { create } = createValidator(resourceOf('orders'));
  expect(create(order)).toEqual({});
  expect(create({ ...order, ...part })).toEqual(errors);
});
