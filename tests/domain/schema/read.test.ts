import { expect, test } from 'vitest';
import { filterOps, sortableSources } from '../../../domain/schema/query.ts';
import { readResource, readResources } from '../../../domain/schema/read.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { resourceOf, schemaFiles, tiny } from './schema-files.ts';

const LABEL = { 'x-label': { es: 'Dato' } };

function fieldOf(schema: JsonSchema, common: JsonSchema = {}) {
  return readResource(tiny({ a: schema }), common).fields.find(({ source }) => source === 'a');
}

test('the seven resources are read from their schemas', () => {
  const names = [
    'collections',
    'customers',
    'invoices',
    'orders',
    'payment-channels-store',
    'products',
    'user-stores',
  ];
  const resources = readResources(schemaFiles());
  expect(resources.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  for (const { name, fields } of resources) {
    expect(fields.slice(0, 4).map(({ source }) => source)).toEqual([
      'id',
      'created_at',
      'updated_at',
      'version',
    ]);
    // A resource of somebody else's may have Spanish alone.
    const worded = names.includes(name) ? { es: /./, en: /./, pt: /./ } : { es: /./ };
    for (const { label } of fields) expect(label).toMatchObject(worded);
  }
});

test.each<[JsonSchema, string]>([
  [{ type: 'string' }, 'text'],
  [{ type: ['string', 'null'] }, 'text'],
  [{ type: 'string', format: 'date' }, 'date'],
  [{ type: 'string', format: 'date-time' }, 'datetime'],
  [{ type: 'string', format: 'time' }, 'time'],
  [{ type: 'string', enum: ['a'] }, 'enum'],
  [{ type: 'integer' }, 'integer'],
  [{ type: 'integer', enum: [0, 1] }, 'flag'],
  [{ type: 'integer', enum: [1, 2] }, 'enum'],
  [{ type: 'integer', 'x-money': { currency: 'COP', unit: 'major' } }, 'money'],
  [{ type: 'number' }, 'number'],
  [{ type: 'boolean' }, 'boolean'],
  [{ type: 'integer', 'x-ref': { resource: 'b', relation: 'many-to-one' } }, 'reference'],
  [{ type: 'array', 'x-ref': { resource: 'b', relation: 'many-to-many' } }, 'references'],
  [{ type: 'array', 'x-ref': { resource: 'b', relation: 'one-to-many' } }, 'collection'],
  [{ type: 'array', 'x-db': { table: 't' }, items: { type: 'object', properties: {} } }, 'items'],
  [{ type: 'array', items: { type: 'object' } }, 'json'],
  [{ type: 'object' }, 'json'],
])('%j is a field of kind %s', (schema, kind) => {
  expect(fieldOf({ ...schema, ...LABEL })?.kind).toBe(kind);
});

test('what stands beside a $ref wins over what it points to, x-ui member by member', () => {
  const common = {
    $defs: { phone: { type: 'string', maxLength: 13, 'x-ui': { widget: 'phone', width: 'full' } } },
  } satisfies JsonSchema;
  const field = fieldOf(
    { $ref: 'common.json#/$defs/phone', maxLength: 10, 'x-ui': { width: 'half' }, ...LABEL },
    common,
  );
  expect(field).toMatchObject({ kind: 'text', widget: 'phone', width: 'half', schema: { maxLength: 10 } });
});

test('a $ref in a circle is refused', () => {
  const common = { $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } } satisfies JsonSchema;
  expect(() => fieldOf({ $ref: 'common.json#/$defs/a' }, common)).toThrow('goes in a circle');
});

test('a property alone is enough to be seen: in the list, the forms and the detail', () => {
  const { list, views } = readResource(tiny({ a: { type: 'string', ...LABEL } }));
  expect(list.columns.map(({ source }) => source)).toEqual(['name', 'a']);
  for (const view of [views.create, views.edit, views.show])
    expect(view.sections.flatMap((section) => section.fields.map(({ source }) => source))).toContain('a');
});

test('a property that no section names goes to the last one; one that no column names can be switched on', () => {
  const schema = tiny({ a: { type: 'string', ...LABEL } });
  schema['x-views'] = {
    list: { columns: ['name'] },
    form: { sections: [{ id: 'one', fields: ['name'] }] },
  };
  const { list, views } = readResource(schema);
  expect(views.edit.sections).toEqual([
    { id: 'one', columns: 1, fields: [{ source: 'name' }, { source: 'a' }] },
  ]);
  expect(list.columns.find(({ source }) => source === 'a')).toMatchObject({ hidden: true, sortable: false });
});

test('what may be sorted and filtered by is decided by the schema', () => {
  const channels = resourceOf('payment-channels-store');
  expect(sortableSources(channels)).not.toContain('client_secret');
  const orders = resourceOf('orders');
  expect(sortableSources(orders)).toEqual(
    expect.arrayContaining(['id', 'created_at', 'updated_at', 'total', 'sequence']),
  );
  expect(sortableSources(orders)).not.toContain('customer');
  const named = [
    'user_store_id',
    'order_status_id',
    'shipping_order_status_id',
    'order_method_id',
    'payment_channel_id',
    'id',
  ];
  for (const source of named) expect(filterOps(orders).get(source)).toContain('in');
  expect(filterOps(orders).get('created_at')).toContain('between');
});

test('each operation asks for the permission of its verb, and for the plan feature that the schema names', () => {
  const { access } = resourceOf('orders');
  expect(access.list).toEqual({ permission: 'orders.read' });
  expect(access.edit).toEqual({ permission: 'orders.write' });
  expect(access.bulkDelete).toEqual({
    permission: 'orders.delete',
    feature: 'is_bulk_order_deletion_enabled',
  });
});

test.each([
  ['{code} {name}', {}, ['code', 'name']],
  ['#{sequence}', {}, ['sequence']],
  ['{name} {day} {pin}', {}, ['name']],
  ['{name}', { search: [] }, []],
  ['{name}', { search: ['code'] }, ['code']],
])('a list by %j with %j searches %j', (representation, list, searched) => {
  const schema = tiny({
    code: { type: 'string', ...LABEL },
    sequence: { type: 'integer', ...LABEL },
    day: { type: 'string', format: 'date', ...LABEL },
    pin: { type: 'string', writeOnly: true, ...LABEL },
  });
  schema['x-resource'] = { ...schema['x-resource'], representation };
  expect(readResource({ ...schema, 'x-views': { list } }).list.search).toEqual(searched);
});

test.each<[JsonSchema, string]>([
  [{ type: 'integer', minimum: 1450, maximum: 2100 }, 'text'],
  [{ type: 'integer', 'x-db': { index: 'unique' } }, 'text'],
  [{ type: 'integer', minimum: 1000 }, 'number'],
  [{ type: 'integer', maximum: 2100 }, 'number'],
  [{ type: 'integer', minimum: 1900, maximum: 2100, 'x-ui': { display: 'number' } }, 'number'],
])('a whole number that names something has no separators: %j is read as %s', (schema, display) => {
  expect(fieldOf({ ...schema, ...LABEL })?.display).toBe(display);
});
