import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOutbox } from '../../../server/adapters/outbox.ts';
import { openBench, type Bench } from '../../conformance/bench.ts';
import { signedIn, type TestApi } from '../../support/api.ts';
import { nameOf } from '../access/calls.ts';
import { BODIES, element, HEADERS, QUERIES, roomOf } from './worst-calls.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import type { Route } from '../../../server/http/route.ts';

/** Milliseconds of the processor that one request may take; what it waits for does not count. */
const MOST_WORK = 300;
/** Bytes of an answer to a mistake. */
const LARGEST_ANSWER = 32 * 1024;

let bench: Bench;
let world: TestApi;
/** A row of each resource, by the name that a path has for it. */
const rows = new Map<string, number>();

beforeAll(async () => {
  bench = await openBench('pglite');
  world = bench.test;
  // Calls that send a mail are made to send it.
  world.ports.mail = createOutbox().mail;
  for (const resource of bench.resources.filter(({ operations }) => operations.includes('create')))
    rows.set(resource.name, (await bench.make(resource)).id);
  rows.set('inventory', rows.get('products') ?? 0);
  const opened = { target: 'products', file_name: 'a.csv', total: 1 };
  const imports = await bench.owner.post<{ id: number }>(`/stores/${world.storeId}/imports`, opened);
  rows.set('imports', imports.body.id);
}, 60_000);
afterAll(() => world.close());

/** The places of a body that hold something, by the schema; a resource's own for those that its module checks. */
function fieldsOf(route: Route): string[] {
  const { body } = route;
  if (body?.properties !== undefined) return Object.keys(body.properties);
  const resource = world.ports.resources.find(({ name }) => route.path.includes(`/${name}`));
  return resource?.fields.map(({ source }) => source) ?? [];
}

/** Of a row that is there, since that is more work; what deletes finds none. */
function pathOf(route: Route): string {
  const row = route.method === 'DELETE' ? undefined : rows.get(route.path.split('/')[3] ?? '');
  return route.path
    .replace('{storeId}', String(world.storeId))
    .replace(/\{id\}|\{productId\}/, String(row ?? 987_654))
    .replace('{variantId}', '0')
    .replace('{target}', 'products')
    .replaceAll(/\{\w+\}/g, '987654');
}

interface Call {
  query?: string;
  body?: string;
  headers?: Record<string, string>;
}

interface Cost {
  work: number;
  size: number;
  status: number;
}

async function cost(route: Route, { query, body, headers }: Call): Promise<Cost> {
  // A call may end the session that makes it.
  const owner = await signedIn(world, 'owner');
  const path = query === undefined ? pathOf(route) : `${pathOf(route)}?${query}`;
  const before = process.cpuUsage();
  const response = await owner.raw(path, {
    method: route.method,
    ...(body === undefined ? {} : { body }),
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  });
  const { user } = process.cpuUsage(before);
  if (response.headers.get('content-type')?.startsWith('text/event-stream') === true) {
    await response.body?.cancel();
    return { work: user / 1000, size: 0, status: response.status };
  }
  return { work: user / 1000, size: (await response.text()).length, status: response.status };
}

/** What is wrong with a call; null when it is cheap. Twice where it seems dear: a collection of garbage is no work of the call. */
async function fault(route: Route, name: string, call: Call): Promise<string | null> {
  const first = await cost(route, call);
  const { work, size, status } = first.work > MOST_WORK ? await cost(route, call) : first;
  const wordy = status >= 400 && size > LARGEST_ANSWER;
  return work > MOST_WORK || wordy || status >= 500
    ? `${nameOf(route)}, ${name}: ${status}, ${Math.round(work)} ms, ${size} bytes`
    : null;
}

function takesJson(route: Route): boolean {
  return route.body !== undefined && (route.bodyType ?? 'application/json') === 'application/json';
}

describe('the worst calls', () => {
  test('of every route with a body: long, wide, deep and many of everything', async () => {
    const routes = world.api.routes.filter(takesJson);
    // The others take none, a file (`tests/api/security/uploads.test.ts`), or a part of a ZIP (`tests/api/picture-batches/`).
    const rest = world.api.routes.filter(({ body }) => body !== undefined).length - routes.length;
    expect([routes.length > 45, rest]).toEqual([true, 2]);
    const faults: (string | null)[] = [];
    for (const route of routes) {
      const place = fc.constantFrom('x', ...fieldsOf(route));
      for (const [name, make] of Object.entries(BODIES)) {
        const [drawn] = fc.sample(fc.tuple(place, element), 1);
        const [field, piece] = drawn ?? ['x', '0'];
        const body = make(field, piece, roomOf(route));
        expect(body.length, `${nameOf(route)} ${name}`).toBeLessThanOrEqual(roomOf(route) + 512);
        faults.push(await fault(route, `${name} ${field} ${piece}`, { body }));
      }
    }
    expect(faults.filter((each) => each !== null)).toEqual([]);
  }, 240_000);

  test('of every route: query strings', async () => {
    const faults: (string | null)[] = [];
    for (const route of world.api.routes) {
      const names = fc.constantFrom('x', ...Object.keys(route.query ?? {}));
      for (const [name, make] of Object.entries(QUERIES)) {
        const [parameter = 'x'] = fc.sample(names, 1);
        const body = takesJson(route) ? { body: '{}' } : {};
        faults.push(await fault(route, `${name} ${parameter}`, { query: make(parameter), ...body }));
      }
    }
    expect(faults.filter((each) => each !== null)).toEqual([]);
  }, 240_000);

  test('of every route: headers', async () => {
    const faults: (string | null)[] = [];
    for (const route of world.api.routes)
      for (const [name, headers] of Object.entries(HEADERS)) {
        const body = takesJson(route) ? { body: '{}' } : {};
        faults.push(await fault(route, name, { headers, ...body }));
      }
    expect(faults.filter((each) => each !== null)).toEqual([]);
  }, 240_000);

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
