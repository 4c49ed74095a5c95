import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import { nameOf } from '../access/calls.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import type { Route } from '../../../server/http/route.ts';

/** Milliseconds of the processor that one request may take; what it waits for does not count. */
const MOST_WORK = 300;
/** Bytes of an answer to a mistake. */
const LARGEST_ANSWER = 32 * 1024;
/** A body that is just let in. */
const LARGEST_BODY = 1024 * 1024 - 512;

let world: TestApi;

beforeAll(async () => {
  world = await createTestApi();
}, 60_000);
afterAll(() => world.close());

/** As many repetitions of a piece of JSON as a body may have. */
function filled(before: string, piece: string, after: string): string {
  const times = Math.floor((LARGEST_BODY - before.length - after.length) / (piece.length + 1));
  return `${before}${Array.from({ length: times }, () => piece).join(',')}${after}`;
}

/** The places of a body that hold something, by the schema; a resource's own for those that its module checks. */
function fieldsOf(route: Route): string[] {
  const { body } = route;
  if (body?.properties !== undefined) return Object.keys(body.properties);
  const resource = world.ports.resources.find(({ name }) => route.path.includes(`/${name}`));
  return resource?.fields.map(({ source }) => source) ?? [];
}

const element = fc.constantFrom(
  '{}',
  '0',
  '""',
  '[]',
  'null',
  '{"id":{}}',
  '"\\u0000"',
  '1e300',
  '{"a":[{}]}',
);
const shape = fc.constantFrom<(field: string, piece: string) => string>(
  (field, piece) => filled(`{"${field}":[`, piece, ']}'),
  (field, piece) => filled(`{"${field}":[{"${field}":[`, piece, ']}]}'),
  (_, piece) => filled('[', piece, ']'),
  (field) => `{"${field}":"${'a '.repeat(LARGEST_BODY / 2 - 50)}"}`,
  (field) => `{"${field}":${'['.repeat(30)}${'[],'.repeat(100_000)}[]${']'.repeat(30)}}`,
  () => filled('{', '"x":1', '}').replaceAll('"x"', () => `"${Math.random().toString(36).slice(2, 8)}"`),
);

async function cost(route: Route, body: string): Promise<{ work: number; size: number; status: number }> {
  const owner = await signedIn(world, 'owner');
  const path = route.path.replace('{storeId}', String(world.storeId)).replaceAll(/\{\w+\}/g, '987654');
  const before = process.cpuUsage();
  const response = await owner.raw(path, {
    method: route.method,
    body,
    headers: { 'content-type': 'application/json' },
  });
  const { user } = process.cpuUsage(before);
  return { work: user / 1000, size: (await response.text()).length, status: response.status };
}

/** Twice where it seems too much: a collection of garbage is no work of the call. */
async function leastCost(route: Route, body: string): ReturnType<typeof cost> {
  const first = await cost(route, body);
  return first.work > MOST_WORK ? cost(route, body) : first;
}

function takesJson(route: Route): boolean {
  return route.body !== undefined && (route.bodyType ?? 'application/json') === 'application/json';
}

describe('the worst bodies', () => {
  test('no call works long for one, nor says much about it', async () => {
    const expensive: string[] = [];
    for (const route of world.api.routes.filter(takesJson)) {
      const fields = fieldsOf(route);
      const cases = fc.sample(fc.record({ field: fc.constantFrom('x', ...fields), element, make: shape }), 3);
      for (const { field, element: piece, make } of cases) {
        const { work, size, status } = await leastCost(route, make(field, piece));
        if (work > MOST_WORK || size > LARGEST_ANSWER || status >= 500)
          expensive.push(
            `${nameOf(route)} ${field} ${piece} ${make}: ${status}, ${Math.round(work)} ms, ${size} bytes`,
          );
      }
    }
    expect(expensive).toEqual([]);
  });

  test('a list that is too long is one complaint, whatever its elements are', async () => {
    const owner = await signedIn(world, 'owner');
    for (const element of [{}, 'x', -1, null]) {
      const ids = Array.from({ length: 600 }, () => element);
      const { status, body } = await owner.delete(`/stores/${world.storeId}/products`, { ids });
      expect([status, body]).toMatchObject([
        422,
        { errors: { ids: { key: 'maxItems', args: { limit: 500 } } } },
      ]);
      expect(Object.keys((body as { errors: object }).errors)).toHaveLength(1);
    }
  });

  test('an answer holds fifty complaints at most', async () => {
    const owner = await signedIn(world, 'owner');
    const strangers = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`stranger_${at}`, at]));
    const { status, body } = await owner.post<{ errors: object }>(
      `/stores/${world.storeId}/products`,
      strangers,
    );
    expect([status, Object.keys(body.errors).length]).toEqual([422, 50]);
  });

  test('options of a product that ask for thousands of variants are refused before any is made', async () => {
    const owner = await signedIn(world, 'owner');
    const product_options = ['Talla', 'Color', 'Tela'].map((name) => ({
      name,
      options: Array.from({ length: 50 }, (_, at) => ({ name, value: `${name} ${at}` })),
    }));
    const before = process.cpuUsage();
    const { status, body } = await owner.post(`/stores/${world.storeId}/products`, {
      name: 'Camisa',
      price: 1000,
      product_options,
    });
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(MOST_WORK);
    expect([status, body]).toMatchObject([
      422,
      { errors: { product_options: { key: 'too_many_variants' } } },
    ]);
  });
});

test('every list in a body has a largest length', () => {
  const endless: string[] = [];
  const look = (schema: JsonSchema | undefined, place: string): void => {
    if (schema === undefined) return;
    if ([schema.type].flat().includes('array') && schema.maxItems === undefined) endless.push(place);
    look(schema.items, `${place}[]`);
    for (const [name, inner] of Object.entries(schema.properties ?? {})) look(inner, `${place}.${name}`);
  };
  for (const route of world.api.routes) look(route.body, nameOf(route));
  for (const { name, fields } of world.ports.resources)
    for (const field of fields.filter(({ readOnly }) => !readOnly))
      look(field.schema, `${name}.${field.source}`);
  expect(endless).toEqual([]);
});
