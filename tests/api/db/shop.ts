import { readResource } from '../../../domain/schema/read.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import type { JsonSchema, ResourceSchema, XViews } from '../../../domain/schema/vocabulary.ts';
import type { Database } from '../../../server/db/database.ts';

/** A schema with nothing but what these tests look at. */
export function schema(
  name: string,
  properties: Record<string, JsonSchema>,
  required: string[] = [],
  views: XViews = {},
): ResourceSchema {
  return {
    type: 'object',
    required,
    properties,
    'x-resource': {
      name,
      label: { es: { one: name, many: name } },
      representation: Object.keys(properties)[0] ?? 'id',
    },
    'x-views': views,
  };
}

const money: JsonSchema = { type: 'integer', minimum: 0, 'x-money': { currency: 'COP', unit: 'major' } };

export const BRANDS = schema('brands', { name: { type: 'string' } }, ['name']);

/** Every kind of field that becomes something in the database. */
export const GOODS = schema(
  'goods',
  {
    name: { type: 'string' },
    sku: { type: 'string', 'x-db': { index: 'unique' } },
    price: money,
    weight: { type: 'number' },
    active: { type: 'integer', enum: [0, 1], default: 1 },
    status: { type: 'string', enum: ['draft', 'live'], default: 'draft' },
    day: { type: 'string', format: 'date' },
    seen: { type: 'string', format: 'date-time' },
    notes: { type: 'object' },
    brand: {
      type: 'integer',
      'x-ref': { resource: 'brands', relation: 'many-to-one', onDelete: 'set-null' },
    },
    tags: {
      type: 'array',
      items: { type: 'integer' },
      'x-ref': { resource: 'brands', relation: 'many-to-many' },
    },
    sizes: {
      type: 'array',
      items: { type: 'object', required: ['label'], properties: { label: { type: 'string' }, price: money } },
      'x-db': { table: 'good_sizes' },
    },
  },
  ['name', 'price'],
  {
    list: {
      columns: ['name', 'price', 'status'],
      filters: [{ source: 'brand', op: 'in' }],
      search: ['name', 'sku'],
    },
  },
);

export function shop(): Resource[] {
  return [readResource(BRANDS), readResource(GOODS)];
}

/** Two stores; returns their ids. */
export async function twoStores(database: Database): Promise<[number, number]> {
  const rows = await database.platformWrite((sql) =>
    sql
      .insertInto('stores')
      .values([
        { name: 'Ana', url: 'ana' },
        { name: 'Beto', url: 'beto' },
      ])
      .returning('id')
      .execute(),
  );
  const [a, b] = rows.map(({ id }) => id);
  if (a === undefined || b === undefined) throw new Error('two stores were not made');
  return [a, b];
}
