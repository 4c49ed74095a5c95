import { expect, test } from 'vitest';
import { readResource } from '../../../domain/schema/read.ts';
import { createValidator } from '../../../domain/schema/validate.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { writablePart } from '../../../domain/schema/writable.ts';
import { resourceOf } from './schema-files.ts';

const products = createValidator(resourceOf('products'));
const customers = createValidator(resourceOf('customers'));

test('text is trimmed, empty and null are absent, at every declared depth', () => {
  const input = {
    name: '  Café  ',
    sku: '',
    discount_price: null,
    product_variants: [
      { id: 2, key: ' Molido ', sku: ' ', price: 0, options: [{ name: 'Molienda', value: '' }] },
    ],
  };
  expect(products.normalise(input)).toEqual({
    name: 'Café',
    product_variants: [{ id: 2, key: 'Molido', price: 0, options: [{ name: 'Molienda' }] }],
  });
});

test('an emptied required field is missed, not taken for a value', () => {
  expect(
    customers.create(customers.normalise({ first_name: ' ', phone_number: '573001234567', email: 'a@b.co' })),
  ).toEqual({
    first_name: { key: 'required' },
  });
});

test('text without a visible character is absent', () => {
  for (const nothing of ['\u200B', '\u00A0\u2060', '\uFEFF ', '\u3164', '\u2800', '\u00AD'])
    expect(products.normalise({ name: nothing, sku: 'A\u200B' }), JSON.stringify(nothing)).toEqual({
      sku: 'A\u200B',
    });
});

test('a national phone gets the code of its country; another stays as it is', () => {
  const phoneOf = (phone_number: string) => customers.normalise({ phone_number });
  expect(phoneOf(' 3001112233 ')).toEqual({ phone_number: '573001112233' });
  expect(phoneOf('6012345678')).toEqual({ phone_number: '576012345678' });
  for (const other of ['573001112233', '5491122334455', '2001112233', 'x'])
    expect(phoneOf(other)).toEqual({ phone_number: other });
});

test('an emptied list of one or more is absent where it may be, and too short where it must be there', () => {
  const list: JsonSchema = {
    type: 'array',
    minItems: 1,
    items: { type: 'string' },
    'x-label': { es: 'Lista' },
  };
  const rows: JsonSchema = {
    ...list,
    items: { type: 'object', required: ['must'], properties: { may: list, must: list } },
  };
  const resource = readResource({
    type: 'object',
    'x-resource': { name: 'books', label: { es: { one: 'Libro', many: 'Libros' } }, representation: 'id' },
    required: ['must'],
    properties: { may: list, must: list, free: { ...list, minItems: 0 }, rows },
  });
  const books = createValidator(resource);
  const record = books.normalise({ may: [], must: [], free: [], rows: [{ may: [], must: [] }] });
  expect(record).toEqual({ must: [], free: [], rows: [{ must: [] }] });
  expect(books.create(record)).toMatchObject({
    must: { key: 'minItems' },
    'rows.0.must': { key: 'minItems' },
  });
});

test('a create gets its defaults, except what only the server sets', () => {
  expect(products.normalise({ name: 'Café' }, { defaults: true })).toEqual({ name: 'Café', active: 1 });
  const branches = createValidator(resourceOf('user-stores'));
  expect(branches.normalise({ name: 'Centro' }, { defaults: true })).toEqual({ name: 'Centro' });
});

test('rows of a new record get their defaults too, so that totals see what is stored', () => {
  const orders = createValidator(resourceOf('orders'));
  const order = {
    order_details: [
      { product_id: 1, price: 10 },
      { product_id: 2, price: 5, quantity: 3 },
    ],
  };
  expect(orders.normalise(order, { defaults: true })).toMatchObject({
    order_details: [{ quantity: 1 }, { quantity: 3 }],
  });
  expect(orders.normalise(order)).toEqual(order);
});

test('prototype keys survive as keys, to be refused', () => {
  const input: unknown = JSON.parse(
    '{"name": "Café", "price": 1, "active": 1, "__proto__": {"admin": true}}',
  );
  const record = products.normalise(input);
  expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
  expect(products.create(record)).toEqual({ ['__proto__']: { key: 'unknown' } });
});

test('unknown fields are kept, to be refused', () => {
  expect(products.normalise({ foo: ' a ' })).toEqual({ foo: 'a' });
});

test.each([null, 'text', 5, [1]])('what is no object comes back as it is: %j', (input) => {
  expect(products.normalise(input)).toEqual(input);
});

test('outside Colombia the city is cleared; in Colombia it is needed (spec 2 §5)', () => {
  const person = { first_name: 'Ana', phone_number: '573001234567', email: 'a@b.co' };
  expect(customers.normalise({ ...person, country_code: 'PE', city_id: '05001' })).toEqual({
    ...person,
    country_code: 'PE',
  });
  expect(customers.create({ ...person, country_code: 'CO' })).toEqual({ city_id: { key: 'required' } });
  expect(customers.create(person)).toEqual({});
});

test('stock is counted on the product only while it has no variants', () => {
  const record = { name: 'Café', price: 1, active: 1, quantity_available: 4 };
  expect(products.normalise({ ...record, product_variants: [] })).toHaveProperty('quantity_available', 4);
  expect(products.normalise({ ...record, product_variants: [{ key: 'a', price: 1 }] })).not.toHaveProperty(
    'quantity_available',
  );
});

test('a stored record becomes a body that an update accepts', () => {
  const stored = {
    id: 7,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    version: 3,
    name: 'Café',
    price: 100,
    active: 1,
    slug: 'cafe',
    sku: null,
    collections_id: [4],
    product_options: [],
    product_variants: [
      {
        id: 9,
        key: 'Molido',
        name: null,
        price: 5,
        quantity: null,
        sku: null,
        discount_price: null,
        options: null,
      },
    ],
    product_images: [],
    additional_info: [],
    product_attachments: null,
  };
  const body = writablePart(resourceOf('products'), stored);
  expect(products.update(body)).toEqual({});
  expect(body).toMatchObject({ name: 'Café', product_variants: [{ id: 9, key: 'Molido', price: 5 }] });
  expect(body).toHaveProperty('slug', 'cafe');
  expect(body).not.toHaveProperty('version');
});

test('a list that a rule requires has something in it', () => {
  const resource = readResource({
    type: 'object',
    'x-resource': { name: 'books', label: { es: { one: 'Libro', many: 'Libros' } }, representation: 'id' },
    'x-rules': [
      {
        if: { type: 'object', required: ['sold'], properties: { sold: { type: 'boolean', const: true } } },
        then: { require: ['shops'] },
      },
    ],
    properties: {
      sold: { type: 'boolean', 'x-label': { es: 'Se vende' } },
      shops: { type: 'array', items: { type: 'string' }, 'x-label': { es: 'Tiendas' } },
    },
  });
  const books = createValidator(resource);
  expect(books.create(books.normalise({ sold: true, shops: [] }))).toEqual({ shops: { key: 'required' } });
  expect(books.create(books.normalise({ sold: true, shops: ['Norte'] }))).toEqual({});
  expect(books.create(books.normalise({ sold: false, shops: [] }))).toEqual({});
});
