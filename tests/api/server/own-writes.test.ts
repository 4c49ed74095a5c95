import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApi, ORIGIN, signedIn, type TestApi } from '../../support/api.ts';
import { createClient } from '../../support/client.ts';
import { createWatchedApi } from '../../support/contract-watch.ts';

let world: TestApi;
beforeEach(async () => {
  world = await createTestApi();
});
afterEach(() => world.close());

/** The API of a server whose lists a replica answers, with the stores that are noted as written to. */
function serverWithReplica() {
  const told: number[] = [];
  const database = Object.assign(world.database, { noteWrite: (id: number) => void told.push(id) });
  const { fetch } = createWatchedApi({ ...world.ports, database });
  return { told, fetch };
}

test('a browser that has written through one server reads its store from the primary through another', async () => {
  const { told, fetch } = serverWithReplica();
  const { cookies } = await signedIn(world, 'owner');
  const owner = createClient(fetch, { origin: ORIGIN, cookies });
  const collections = `/stores/${world.storeId}/collections`;
  expect((await owner.get(collections)).status).toBe(200);
  expect(told).toEqual([]);
  const written = await owner.post(collections, { name: 'Nueva' });
  expect(written.status).toBe(201);
  expect(written.headers.get('set-cookie')).toMatch(/wrote=1; Path=\/; SameSite=Lax; Max-Age=10; HttpOnly/);
  // By the write itself, in its own process.
  expect(told.splice(0)).toEqual([world.storeId]);
  expect((await owner.get(collections)).status).toBe(200);
  expect(told).toEqual([world.storeId]);
});

test('who may not see a store tells nothing about it', async () => {
  const { told, fetch } = serverWithReplica();
  const { cookies } = await signedIn(world, 'outsider');
  const outsider = createClient(fetch, {
    origin: ORIGIN,
    cookies: new Map([...cookies, ['tendero_wrote', '1']]),
  });
  expect((await outsider.get(`/stores/${world.storeId}/collections`)).status).not.toBe(200);
  expect(told).toEqual([]);
});

test('without a replica no answer has such a cookie', async () => {
  const owner = await signedIn(world, 'owner');
  const { headers } = await owner.post(`/stores/${world.storeId}/collections`, { name: 'Nueva' });
  expect(headers.get('set-cookie')).toBeNull();
});
