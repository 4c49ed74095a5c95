import { afterAll, beforeAll, expect, test } from 'vitest';
import { readResource } from '../../../domain/schema/read.ts';
import type { JsonSchema, ResourceSchema } from '../../../domain/schema/vocabulary.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';

const label = { 'x-label': { es: 'Dato' } };
const teachers = (more: JsonSchema): JsonSchema => ({
  ...label,
  type: 'array',
  uniqueItems: true,
  items: { type: 'integer' },
  'x-ref': { resource: 'teachers', relation: 'many-to-many' },
  ...more,
});
const state = (value: string): JsonSchema => ({
  type: 'object',
  required: ['state'],
  properties: { state: { type: 'string', const: value } },
});

function schemaOf(name: string, properties: Record<string, JsonSchema>): ResourceSchema {
  return {
    type: 'object',
    'x-resource': { name, label: { es: { one: 'Uno', many: 'Varios' } }, representation: 'name' },
    required: ['name'],
    properties: { name: { ...label, type: 'string' }, ...properties },
  };
}

const RESOURCES = [
  schemaOf('teachers', { friend_ids: teachers({ minItems: 1 }) }),
  {
    ...schemaOf('courses', {
      state: { ...label, type: 'string' },
      teacher_ids: teachers({ minItems: 1 }),
      helper_ids: teachers({}),
      substitute_ids: teachers({ minItems: 2 }),
      key: { ...label, type: 'string', writeOnly: true },
    }),
    'x-rules': [
      { if: state('closed'), then: { readOnly: ['helper_ids'] } },
      { if: state('needy'), then: { require: ['substitute_ids'] } },
    ],
    required: ['name', 'teacher_ids'],
  },
].map((schema) => readResource(schema));

interface Answer {
  id: number;
  code?: string;
  resource?: string;
}

let api: TestApi;
let owner: TestClient;
beforeAll(async () => {
  api = await createTestApi({ resources: RESOURCES });
  owner = await signedIn(api, 'owner');
}, 60_000);
afterAll(() => api.close());

const path = (rest: string) => `/stores/${api.storeId}/${rest}`;
async function add(name: string, body: object = {}): Promise<number> {
  const answer = await owner.post<Answer>(path(name), { name: 'x', ...body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}
async function remove(id: number): Promise<unknown[]> {
  const { status, body } = await owner.delete<Answer>(path(`teachers/${id}`));
  return status === 200 ? [200] : [status, body.code, body.resource];
}
const NEEDED = [409, 'in_use', 'courses'];

test('a record is not deleted while another would have too few without it', async () => {
  const [only, one, two] = [await add('teachers'), await add('teachers'), await add('teachers')];
  const course = await add('courses', { teacher_ids: [only], key: 'secret' });
  await add('courses', { teacher_ids: [one, two] });
  expect(await remove(only)).toEqual(NEEDED);
  const both = await owner.delete<Answer>(path('teachers'), { ids: [one, two] });
  expect([both.status, both.body.code, both.body.resource]).toEqual(NEEDED);
  expect(await remove(one)).toEqual([200]);
  expect((await owner.delete(path(`courses/${course}`))).status).toBe(200);
  expect(await remove(only)).toEqual([200]);
});

test('the last of a list that may be empty goes, and what another rule requires or locks stays', async () => {
  const teacher = await add('teachers');
  const [free, locked, a, b] = await Promise.all([0, 1, 2, 3].map(() => add('teachers')));
  const of = (more: object) => add('courses', { teacher_ids: [teacher], ...more });
  await of({ helper_ids: [free], substitute_ids: [] });
  expect(await remove(Number(free))).toEqual([200]);
  await of({ helper_ids: [locked], state: 'closed' });
  expect(await remove(Number(locked))).toEqual(NEEDED);
  await of({ substitute_ids: [a, b], state: 'needy' });
  expect(await remove(Number(a))).toEqual(NEEDED);
});

test('records that need each other are deleted together', async () => {
  const first = await add('teachers');
  const second = await add('teachers', { friend_ids: [first] });
  expect((await owner.patch(path(`teachers/${first}`), { friend_ids: [second] })).status).toBe(200);
  expect((await owner.delete(path('teachers'), { ids: [first, second] })).status).toBe(200);
});

test('more records than are read at once are all looked at', async () => {
  const [spare, needed] = [await add('teachers'), await add('teachers')];
  for (let n = 0; n < 200; n += 1) await add('courses', { teacher_ids: [spare, needed] });
  await add('courses', { teacher_ids: [needed] });
  expect(await remove(needed)).toEqual(NEEDED);
  expect(await remove(spare)).toEqual([200]);
});
