import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../domain/schema/vocabulary.ts';
import { signedIn, type TestApi } from '../support/api.ts';
import { nameOf } from '../api/access/calls.ts';
import {
  bodyOf,
  faultsOf,
  fieldsOf,
  mostSteps,
  openCosts,
  placesOf,
  send,
  takesJson,
  validOf,
} from './world.ts';
import {
  BODIES,
  element,
  HEADERS,
  LARGE_ONE_OF,
  largestOf,
  QUERIES,
  roomOf,
  USUAL_ROOM,
} from './worst-calls.ts';
import { draw, effort } from '../support/effort.ts';
import { countSteps } from '../support/steps.ts';

/** Pairs of a field and a shape, of all routes: besides every shape and every field of each route. */
const PAIRS = effort(0, 3000);

/** Of the shapes of a query that names nothing, and of a head, as many go to each route: what reads them is the same for all. */
const SHAPES = effort(2, 20);

let world: TestApi;

beforeAll(async () => {
  world = await openCosts();
}, 120_000);
afterAll(() => world.close());

describe('the worst calls', () => {
  test('with a body go to rows that are there: the work behind that check counts too', async () => {
    const missing: string[] = [];
    const routes = world.api.routes.filter(
      ({ method, path }) => method !== 'DELETE' && /\{(?!storeId)/.test(path),
    );
    for (const route of routes.filter(takesJson)) {
      const body = await bodyOf(route, { place: [''], shape: 'nothing', piece: '', most: 0 });
      const { status } = await send(route, { body });
      if (status === 404) missing.push(nameOf(route));
    }
    // A proof is a picture of a buyer's. A report is a provider's. An invoice is of a plan that ended.
    expect(missing).toEqual([
      'PUT /stores/{storeId}/orders/{id}/proofs/{proofId}',
      'PUT /stores/{storeId}/payment-notifications/{id}/review',
      'POST /stores/{storeId}/billing/invoices/{invoiceId}/payments',
    ]);
  }, 120_000);

  test('of every route with a body: long, wide, deep and many of everything, in every field', async () => {
    const routes = world.api.routes.filter(takesJson);
    // The others take a form (`forms.test.ts`): files, two pictures of the store, proofs, parts of a ZIP.
    const rest = world.api.routes.filter(({ body }) => body !== undefined).length - routes.length;
    expect([routes.length > 45, rest]).toEqual([true, 5]);
    const shapes = Object.keys(BODIES);
    const calls = routes.flatMap((route) =>
      placesOf(route).flatMap((place) => shapes.map((shape) => ({ route, place, shape }))),
    );
    // Every shape and every field of each route; then other pairs of the two.
    const [shuffled = []] = draw(fc.shuffledSubarray(calls, { minLength: calls.length }), 1);
    const seen = new Set<string>();
    const isNew = ({ route, place, shape }: (typeof calls)[number]): boolean => {
      const both = [`${nameOf(route)} ${shape}`, `${nameOf(route)} ${place.join('.')}`];
      const news = both.some((each) => !seen.has(each));
      for (const each of both) seen.add(each);
      return news;
    };
    const first = shuffled.filter(isNew);
    const later = shuffled.filter((call) => !first.includes(call));
    async function* made() {
      const large = new Map<string, number>();
      for (const { route, place, shape } of [...first, ...later.slice(0, PAIRS)]) {
        const [piece = '0'] = draw(element, 1);
        const before = large.get(shape) ?? 0;
        large.set(shape, before + 1);
        const most = before % LARGE_ONE_OF === 0 ? Number.POSITIVE_INFINITY : USUAL_ROOM;
        const body = await bodyOf(route, { place, shape, piece, most });
        expect(body.length, `${nameOf(route)} ${shape}`).toBeLessThanOrEqual(roomOf(route) + 512);
        yield { route, name: `${shape} ${place.join('.')} ${piece}`, call: { body } };
      }
    }
    expect(await faultsOf(made())).toEqual([]);
  }, 480_000);

  test('of every route with a body: as much of each field as is let in, so that the work behind the checks is done', async () => {
    const taken = new Set<string>();
    async function* largest() {
      for (const route of world.api.routes.filter(takesJson))
        for (const [name, schema] of fieldsOf(route).filter(([, { readOnly }]) => readOnly !== true)) {
          const most = largestOf(schema);
          if (most === undefined) continue;
          const body = JSON.stringify({ ...Object(await validOf(route)), [name]: most });
          yield { route, name: `the largest ${name}`, call: { body } };
        }
    }
    const faults = await faultsOf(largest(), ({ route }, { status }) => {
      if (status < 300) taken.add(nameOf(route));
    });
    expect(faults).toEqual([]);
    const changes = ['products', 'collections', 'customers', 'orders'].flatMap((name) => [
      `POST /stores/{storeId}/${name}`,
      `PATCH /stores/{storeId}/${name}/{id}`,
    ]);
    expect(changes.filter((each) => !taken.has(each))).toEqual([]);
  }, 240_000);

  test('of every route: query strings', async () => {
    const calls = world.api.routes.flatMap((route) => {
      const names = fc.constantFrom('x', ...Object.keys(route.query ?? {}));
      const body = takesJson(route) ? { body: '{}' } : {};
      const all = Object.entries(QUERIES);
      const [some = []] = draw(fc.shuffledSubarray(all, { minLength: all.length }), 1);
      return (route.query === undefined ? some.slice(0, SHAPES) : all).map(([name, make]) => {
        const [parameter = 'x'] = draw(names, 1);
        return { route, name: `${name} ${parameter}`, call: { query: make(parameter), ...body } };
      });
    });
    expect(await faultsOf(calls)).toEqual([]);
  }, 240_000);

  test('of every route: headers', async () => {
    const calls = world.api.routes.flatMap((route) => {
      const all = Object.entries(HEADERS);
      const [some = []] = draw(fc.shuffledSubarray(all, { minLength: all.length }), 1);
      return some.slice(0, SHAPES).map(([name, headers]) => {
        const body = takesJson(route) ? { body: '{}' } : {};
        return { route, name, call: { headers, ...body } };
      });
    });
    expect(await faultsOf(calls)).toEqual([]);
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
    const { result, steps } = await countSteps(() =>
      owner.post(`/stores/${world.storeId}/products`, { name: 'Camisa', price: 1000, product_options }),
    );
    expect(steps).toBeLessThan(mostSteps([{ body: JSON.stringify(product_options) }]));
    expect([result.status, result.body]).toMatchObject([
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
