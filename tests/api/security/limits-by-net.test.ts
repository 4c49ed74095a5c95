import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from '../../../server/http/route.ts';
import { ORIGIN, signedIn } from '../../support/api.ts';
import { createClient } from '../../support/client.ts';
import { nameOf } from '../access/calls.ts';
import { createSignUpWorld, type SignUpWorld } from '../identity/sign-up-world.ts';
import { validBody } from './valid-body.ts';

let world: SignUpWorld;

beforeAll(async () => {
  world = await createSignUpWorld();
}, 60_000);
afterAll(() => world.close());

const host = fc.stringMatching(
  /^[1-9a-f][0-9a-f]{3}:[1-9a-f][0-9a-f]{3}:[1-9a-f][0-9a-f]{3}:[1-9a-f][0-9a-f]{3}$/,
);

async function callFrom(remoteAddress: string, route: Route): Promise<void> {
  const { cookies } = await signedIn(world.test, 'owner');
  const client = createClient((request) => world.test.api.fetch(request, { remoteAddress }), {
    origin: ORIGIN,
    ...(route.access === 'public' ? {} : { cookies: new Map(cookies) }),
  });
  const path = route.path.replace('{storeId}', String(world.test.storeId)).replaceAll(/\{\w+\}/g, '1');
  const json = route.body !== undefined && route.bodyType === undefined;
  const body = json ? JSON.stringify(validBody(route.body ?? {})) : undefined;
  const response = await client.raw(path, {
    method: route.method,
    ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
  });
  await response.body?.cancel();
}

const counts = async (): Promise<Map<string, number>> => {
  const rows = await world.test.database.platform((sql) =>
    sql.selectFrom('rate_limits').select(['key', 'used']).execute(),
  );
  return new Map(rows.map(({ key, used }) => [key, used]));
};

test('[CVE-2025-64526] on every route a customer of an IPv6 net counts as one, whichever of their addresses they use', async () => {
  const [first = '', second = ''] = fc.sample(host, 2);
  const net = '2a02:1234:5678:9abc';
  const apart: string[] = [];
  let limited = 0;
  for (const route of world.test.api.routes.filter(({ path }) => path !== '/logout')) {
    await callFrom(`${net}:${first}`, route);
    const before = await counts();
    await callFrom(`${net}:${second}`, route);
    const after = await counts();
    const own = [...after.keys()].filter((key) => !before.has(key));
    if ([...after].some(([key, used]) => used !== before.get(key))) limited += 1;
    if (own.length > 0) apart.push(`${nameOf(route)}: ${own.join(', ')}`);
  }
  expect(apart).toEqual([]);
  expect(limited).toBeGreaterThan(8);
}, 240_000);
