import { afterAll, beforeAll, expect, test } from 'vitest';
import { readResources } from '../../../domain/schema/read.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { query } from '../db/rows.ts';

const label = { 'x-label': { es: 'Dato' } };
const text = { ...label, type: 'string', maxLength: 40 };
const refers = (resource: string, onDelete = 'restrict') => ({
  ...label,
  type: 'integer',
  'x-ref': { resource, relation: 'many-to-one', onDelete },
});
const named = (name: string, representation: string, properties: object, required: string[] = []) => ({
  [`${name}.json`]: {
    type: 'object',
    'x-resource': { name, label: { es: { one: name, many: name } }, representation },
    required,
    properties,
  },
});

/** A quote is named by its client, who is named by their town; a folder by the one that it is in. */
const resources = readResources({
  ...named('towns', 'name', { name: text }),
  ...named('buyers', '{name} ({town_id})', { name: text, town_id: refers('towns') }),
  ...named('quotes', '{number} {buyer_id}', { number: text, buyer_id: refers('buyers') }),
  ...named('jobs', 'name', { name: text, quote_id: refers('quotes') }, ['quote_id']),
  ...named('folders', '{name} < {folder_id}', { name: text, folder_id: refers('folders') }),
});

let api: TestApi;
let owner: TestClient;
const path = (below: string) => `/stores/${api.storeId}/${below}`;
const add = async (resource: string, body: object): Promise<number> =>
  (await owner.post<{ id: number }>(path(resource), body)).body.id;

let quote: number;
beforeAll(async () => {
  api = await createTestApi({ resources });
  owner = await signedIn(api, 'owner');
  const town_id = await add('towns', { name: 'Cali' });
  const buyer_id = await add('buyers', { name: 'Ana Rojas', town_id });
  quote = await add('quotes', { number: 'COT-1', buyer_id });
  await add('jobs', { name: 'Mesa', quote_id: quote });
}, 60_000);
afterAll(() => api.close());

test('the log names a record by the names of those that its own name shows', async () => {
  const { body } = await owner.get<{ record: string }[]>(path('audit'));
  expect(body.map(({ record }) => record)).toEqual([
    'Mesa',
    'COT-1 Ana Rojas (Cali)',
    'Ana Rojas (Cali)',
    'Cali',
  ]);
});

test('so does an export, of a column that refers to it', async () => {
  const response = await owner.raw(path('jobs/export?format=csv'));
  expect(await response.text()).toContain('COT-1 Ana Rojas (Cali)');
});

test('and a bulk call that leaves it as it was', async () => {
  const { body } = await owner.delete<{ failed: { record: string }[] }>(path('quotes'), {
    ids: [quote],
    partial: true,
  });
  expect(body.failed).toMatchObject([{ record: 'COT-1 Ana Rojas (Cali)' }]);
});

test('records that lead to each other are named without end in sight, but not without end', async () => {
  const first = await add('folders', { name: 'Uno' });
  const second = await add('folders', { name: 'Dos', folder_id: first });
  // The API refuses a circle; rows of an older version may have one.
  await api.database.write(api.storeId, ({ sql }) =>
    query(sql, 'update folders set folder_id = ? where id = ?', [second, first]),
  );
  await owner.patch(path(`folders/${first}`), { name: 'Un' });
  const { body } = await owner.get<{ record: string }[]>(path('audit?limit=10'));
  expect(body[0]?.record).toBe(`Un < Dos < Un < Dos < #${first}`);
});
