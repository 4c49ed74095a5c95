import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import { nameOf } from './calls.ts';
import type { Route } from '../../../server/http/route.ts';

let world: TestApi;

beforeAll(async () => {
  world = await createTestApi();
}, 60_000);
afterAll(() => world.close());

const DEEP = 20_000;
const BODIES: Record<string, string> = {
  'half a body': '{"name": "x"',
  'nothing that JSON knows': 'undefined',
  null: 'null',
  'a list': '[1, 2]',
  'a text': '"x"',
  'a number beyond 2^53': '{"id": 9007199254740993, "price": 1e308, "ids": [1e400]}',
  'prototype keys': '{"__proto__": {"owner": true}, "constructor": {"prototype": {"owner": true}}}',
  'a key twice': '{"name": "a", "name": {"b": 1}}',
  'endless nesting': `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  'half a surrogate and a null byte': '{"name": "\\ud800", "email": "a\\u0000b", "token": "\\u0000"}',
  'other types everywhere':
    '{"name": 1, "ids": "x", "email": [], "password": {}, "store_id": "1", "owner": "yes"}',
};
const QUERIES = [
  'nope=1',
  'sort=password_hash,asc',
  'limit=-1',
  'page=99999999999999999999',
  'limit=ten',
  '%ff=%fe',
  '__proto__=1',
  'search=%00',
];
const IDS = ['0', '9007199254740993', '99999999999999999999', '%2e%2e', "1'--", '%00', '%E0%A4%A'];

interface Outcome {
  status: number;
  code: string | undefined;
}

/** Every call has a session of its own: some of them end it. */
async function send(route: Route, path: string, init: RequestInit = {}): Promise<Outcome> {
  const owner = await signedIn(world, 'owner');
  const response = await owner.raw(path, { method: route.method, ...init });
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  if (!isJson) {
    await response.body?.cancel();
    return { status: response.status, code: undefined };
  }
  const body: { code?: string } | null = await response.json();
  return { status: response.status, code: body?.code };
}

const at = (route: Route, id = '987654'): string =>
  route.path.replace('{storeId}', String(world.storeId)).replaceAll(/\{\w+\}/g, id);

/** What is a mistake of the server's, and not of the sender's; a way of sending mail is not there in these tests. */
function isOurFault({ status, code }: Outcome): boolean {
  return status >= 500 && code !== 'unavailable';
}

describe('every call of the API answers bad input without breaking', () => {
  test.each(Object.entries(BODIES))('a body: %s', async (_, body) => {
    const broken: string[] = [];
    for (const route of world.api.routes.filter((one) => one.method !== 'GET')) {
      const outcome = await send(route, at(route), { body, headers: { 'content-type': 'application/json' } });
      const taken = route.body !== undefined && outcome.status < 400;
      if (isOurFault(outcome) || taken) broken.push(`${nameOf(route)}: ${outcome.status} ${outcome.code}`);
    }
    expect(broken).toEqual([]);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'multipart/form-data',
    'x',
  ])('a body of the type %s', async (type) => {
    const broken: string[] = [];
    for (const route of world.api.routes.filter((one) => one.body !== undefined)) {
      const outcome = await send(route, at(route), { body: '{}', headers: { 'content-type': type } });
      if (outcome.status < 400 || isOurFault(outcome))
        broken.push(`${nameOf(route)}: ${outcome.status} ${outcome.code}`);
    }
    expect(broken).toEqual([]);
  });

  test.each(QUERIES)('a query: %s', async (query) => {
    const broken: string[] = [];
    for (const route of world.api.routes.filter((one) => one.method === 'GET')) {
      const outcome = await send(route, `${at(route)}?${query}`);
      if (outcome.status < 400 || isOurFault(outcome))
        broken.push(`${nameOf(route)}: ${outcome.status} ${outcome.code}`);
    }
    expect(broken).toEqual([]);
  });

  test.each(IDS)('an id in the path: %s', async (id) => {
    const broken: string[] = [];
    // Any text is an address that one may ask about.
    const paths = world.api.routes.filter(({ path }) => !path.endsWith('/verify-url/{url}'));
    for (const route of paths.filter((one) => one.path.replace('{storeId}', '').includes('{'))) {
      const outcome = await send(route, at(route, id));
      if (outcome.status < 400 || isOurFault(outcome))
        broken.push(`${nameOf(route)}: ${outcome.status} ${outcome.code}`);
    }
    expect(broken).toEqual([]);
  });
});
