/** Records that are older than a rule of their schema, and trees of records: what an edit may leave, and may not make. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readResources } from '../../../domain/schema/read.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { createApi } from '../../../server/api.ts';
import { openPostgres } from '../../../server/db/postgres.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { newDatabase } from '../../support/postgres-server.ts';
import type { Failure } from './open-shelf.ts';

const label = { 'x-label': { es: 'Dato' } };
const choice = (...values: string[]): JsonSchema => ({
  ...label,
  type: 'string',
  enum: values,
  'x-enum': Object.fromEntries(values.map((value) => [value, { label: { es: value } }])),
});

/** A tool in its wide form, and in the narrow one that somebody makes of it later. */
const tools = (narrow: boolean) =>
  readResources({
    'tools.json': {
      type: 'object',
      'x-resource': {
        name: 'tools',
        label: { es: { one: 'Herramienta', many: 'Herramientas' } },
        representation: 'name',
      },
      'x-views': { list: { bulk: ['parent_id'] } },
      required: ['name'],
      properties: {
        name: { ...label, type: 'string', maxLength: 60 },
        state: choice(...(narrow ? ['new'] : ['new', 'worn'])),
        weight: { ...label, type: 'integer', minimum: narrow ? 10 : 0 },
        sizes: { ...label, type: 'array', maxItems: narrow ? 1 : 9, items: { type: 'string' } },
        parts: {
          ...label,
          type: 'array',
          'x-db': { table: 'tool_parts' },
          maxItems: 9,
          items: {
            type: 'object',
            properties: { code: { ...label, type: 'string', ...(narrow && { pattern: '^[A-Z]+$' }) } },
          },
        },
        parent_id: { ...label, type: 'integer', 'x-ref': { resource: 'tools', relation: 'many-to-one' } },
      },
    },
  });

interface Tool {
  id: number;
  version: number;
  parts: { id: number; code: string }[];
}

let close: () => Promise<void>;
let owner: TestClient;
let path: string;
let old: Tool;

beforeAll(async () => {
  const { url, drop } = await newDatabase();
  const before = await openPostgres({ url }, tools(false));
  const wide = await createTestApi({ database: before, resources: tools(false) });
  path = `/stores/${wide.storeId}/tools`;
  const first = await signedIn(wide, 'owner');
  const made = await first.post<Tool>(path, {
    name: 'Taladro',
    state: 'worn',
    weight: 3,
    sizes: ['S', 'M'],
    parts: [{ code: 'abc' }, { code: 'def' }],
  });
  old = made.body;
  await before.close();
  const database = await openPostgres({ url }, tools(true));
  // What an old record answers is not what the document says of new ones.
  const api = createApi({ ...wide.ports, database, resources: tools(true) });
  const test: TestApi = { ...wide, api, ports: api.ports, database };
  owner = await signedIn(test, 'owner');
  close = () => database.close().then(drop);
}, 60_000);
afterAll(() => close());

test('a record that breaks a narrower rule is changed at its other fields', async () => {
  const { status, body } = await owner.patch(`${path}/${old.id}`, { name: 'Taladro viejo' });
  expect([status, body]).toMatchObject([200, { name: 'Taladro viejo', state: 'worn', weight: 3 }]);
  const rows = old.parts.toReversed().map((part) => (part.code === 'abc' ? { ...part, code: 'ABC' } : part));
  const parts = await owner.patch<Tool>(`${path}/${old.id}`, { parts: rows });
  expect([parts.status, parts.body.parts]).toMatchObject([200, [{ code: 'def' }, { code: 'ABC' }]]);
  old = parts.body;
});

test('what changes of it, and what is new, holds to the rule', async () => {
  const at = async (body: object) => (await owner.patch<Failure>(`${path}/${old.id}`, body)).body.errors;
  expect(await at({ weight: 4 })).toEqual({ weight: { key: 'minimum', args: { limit: 10 } } });
  expect(await at({ sizes: ['S', 'L'] })).toEqual({ sizes: { key: 'maxItems', args: { limit: 1 } } });
  expect(await at({ parts: [...old.parts, { code: 'x' }] })).toEqual({ 'parts.2.code': { key: 'pattern' } });
  const made = await owner.post<Failure>(path, { name: 'Sierra', state: 'worn' });
  expect([made.status, made.body.errors]).toEqual([422, { state: { key: 'enum' } }]);
  expect(await at({ state: 'new', weight: 12 })).toBeUndefined();
  expect(await at({ state: 'worn' })).toEqual({ state: { key: 'enum' } });
});

test('no record becomes its own ancestor: alone, nor with others', async () => {
  const add = async (name: string, parent: number | null) =>
    (await owner.post<Tool>(path, { name, parent_id: parent })).body.id;
  const top = await add('Arriba', null);
  const middle = await add('Medio', top);
  const low = await add('Abajo', middle);
  for (const parent of [top, middle, low]) {
    const { status, body } = await owner.patch<Failure>(`${path}/${top}`, { parent_id: parent });
    expect([status, body.errors]).toEqual([422, { parent_id: { key: 'own_ancestor' } }]);
  }
  const other = await add('Otra', null);
  const move = (id: number, after: number) => ({
    id,
    values: [{ source: 'parent_id', before: null, after }],
  });
  const records = [move(top, other), move(other, top)];
  const both = await owner.post<{ failed: unknown[] }>(`${path}/changes`, { records });
  expect([both.status, both.body.failed.length]).toEqual([200, 1]);
  expect((await owner.patch(`${path}/${top}`, { parent_id: null })).status).toBe(200);
  expect((await owner.get<{ parent_id: number | null }>(`${path}/${top}`)).body.parent_id).toBeNull();
  expect((await owner.patch(`${path}/${low}`, { parent_id: top })).status).toBe(200);
});
