import { afterAll, beforeAll, expect, test } from 'vitest';
import { readResource } from '../../../domain/schema/read.ts';
import type { JsonSchema, ResourceSchema, XRef } from '../../../domain/schema/vocabulary.ts';
import { openShop, type Shop } from '../orders/shop.ts';
import { productResources } from '../../support/resources.ts';

const client = (relation: XRef['relation'], onDelete?: XRef['onDelete']): JsonSchema => ({
  ...(relation === 'many-to-many' ? { type: 'array', items: { type: 'integer' } } : { type: 'integer' }),
  'x-ref': { resource: 'customers', relation, ...(onDelete && { onDelete }) },
});

/** Visits refer to clients in each way that a schema knows. */
const VISITS: ResourceSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    host: client('many-to-one', 'restrict'),
    guest: client('many-to-one', 'cascade'),
    friend: client('many-to-one', 'set-null'),
    guests: client('many-to-many'),
    seats: {
      type: 'array',
      items: {
        type: 'object',
        properties: { row: { type: 'string' }, taken_by: client('many-to-one', 'set-null') },
        required: ['row'],
      },
      'x-db': { table: 'visit_seats' },
    },
  },
  'x-resource': { name: 'visits', label: { es: { one: 'Visita', many: 'Visitas' } }, representation: 'name' },
  'x-views': {},
};

interface Visit {
  id: number;
  version: number;
}

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ resources: [...productResources(), readResource(VISITS)] });
}, 60_000);
afterAll(() => shop.close());

const at = (path: string) => `${shop.base}/${path}`;

async function register(phone_number: string): Promise<number> {
  const person = { first_name: 'Ana', email: `a${phone_number}@ejemplo.co`, phone_number };
  return (await shop.owner.post<{ id: number }>(at('customers'), person)).body.id;
}

test('a merge moves what any schema says of the clients: fields, items and lists, each with a new version', async () => {
  const [kept, gone, other] = [
    await register('573001112201'),
    await register('573001112202'),
    await register('573001112203'),
  ];
  const visit = {
    name: 'Sábado',
    host: gone,
    guest: gone,
    friend: gone,
    guests: [other, gone, kept],
    seats: [
      { row: 'A', taken_by: gone },
      { row: 'B', taken_by: other },
    ],
  };
  const { status, body: before } = await shop.owner.post<Visit>(at('visits'), visit);
  expect(status, JSON.stringify(before)).toBe(201);
  const { body: listed } = await shop.owner.post<Visit>(at('visits'), { name: 'Domingo', guests: [gone] });
  const merged = await shop.owner.post(at(`customers/${kept}/merge`), {
    customers: [
      { id: kept, version: 1 },
      { id: gone, version: 1 },
    ],
  });
  expect(merged.status, JSON.stringify(merged.body)).toBe(200);
  const { body: after } = await shop.owner.get<Visit>(at(`visits/${before.id}`));
  expect(after).toMatchObject({
    host: kept,
    guest: kept,
    friend: kept,
    seats: [{ taken_by: kept }, { taken_by: other }],
  });
  expect(after).toHaveProperty('guests', [other, kept]);
  expect(after.version).toBeGreaterThan(before.version);
  const { body: list } = await shop.owner.get<Visit>(at(`visits/${listed.id}`));
  expect(list).toMatchObject({ guests: [kept], version: listed.version + 1 });
});
