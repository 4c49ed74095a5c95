import { afterEach, beforeEach, expect, test } from 'vitest';
import { createWatchedApi } from '../../support/contract-watch.ts';
import { createTestApi, ORIGIN, signedIn, type TestApi } from '../../support/api.ts';
import { createClient, type TestClient } from '../../support/client.ts';
import type { Module } from '../../../server/modules/module.ts';
import type { PublicRoute, StoreRoute } from '../../../server/http/route.ts';

let world: TestApi;
beforeEach(async () => {
  world = await createTestApi();
});
afterEach(() => world.close());

/** An API with one call, which takes until the test lets calls end. */
function slowApi() {
  const stores: number[] = [];
  const addresses: string[] = [];
  let letEnd: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    letEnd = resolve;
  });
  const route: StoreRoute = {
    method: 'POST',
    path: '/stores/{storeId}/slow',
    operationId: 'slow',
    summary: 'Slow',
    body: { type: 'object' },
    access: { permission: null },
    answers: { 204: { description: 'Ended' } },
    async handle({ storeId }) {
      stores.push(storeId);
      await ended;
      return { status: 204 };
    },
  };
  const publicRoute: PublicRoute = {
    method: 'POST',
    path: '/slow',
    operationId: 'slowForAll',
    summary: 'Slow',
    access: 'public',
    answers: { 204: { description: 'Ended' } },
    async handle({ clientAddress }) {
      addresses.push(clientAddress);
      await ended;
      return { status: 204 };
    },
  };
  const module: Module = { tag: 'slow', routes: [route, publicRoute] };
  const { fetch } = createWatchedApi(world.ports, [module]);
  return {
    /** The stores of the calls that have begun, in their order. */
    stores: () => stores,
    /** The addresses of the calls without a store that have begun. */
    addresses: () => addresses,
    from: (remoteAddress: string) =>
      fetch(new Request(`${ORIGIN}/api/v1/slow`, { method: 'POST', headers: { origin: ORIGIN } }), {
        remoteAddress,
      }),
    letEnd,
    anybody: createClient(fetch, { origin: ORIGIN }),
    client: async (who: 'owner' | 'outsider'): Promise<TestClient> => {
      const { cookies } = await signedIn(world, who);
      return createClient(fetch, { origin: ORIGIN, cookies });
    },
  };
}

test('[R22] whatever one store has waiting, the call of another is under way at once', async () => {
  const { stores, letEnd, client } = slowApi();
  const { storeId, otherStoreId } = world;
  const [noisy, calm] = [await client('owner'), await client('outsider')];
  const flood = Array.from({ length: 60 }, () => noisy.post(`/stores/${storeId}/slow`, {}));
  await expect.poll(stores).toEqual([storeId, storeId, storeId, storeId]);
  const other = calm.post(`/stores/${otherStoreId}/slow`, {});
  await expect.poll(stores).toEqual([storeId, storeId, storeId, storeId, otherStoreId]);
  letEnd();
  const statuses = (await Promise.all([...flood, other])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([204]));
}, 60_000);

test('[R22] whatever calls without a store one address has waiting, those of another and of stores are under way', async () => {
  const { stores, addresses, from, letEnd, client } = slowApi();
  const calm = await client('owner');
  const [noisy, other] = ['203.0.113.7', '203.0.113.8'];
  const flood = Array.from({ length: 60 }, () => from(noisy));
  await expect.poll(addresses).toEqual([noisy, noisy, noisy, noisy]);
  const beside = [from(other), calm.post(`/stores/${world.storeId}/slow`, {})];
  await expect.poll(addresses).toEqual([noisy, noisy, noisy, noisy, other]);
  await expect.poll(stores).toEqual([world.storeId]);
  letEnd();
  const statuses = (await Promise.all([...flood, ...beside])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([204]));
}, 60_000);

test('[R21] of a flood of one store so many wait; the others are asked to come back, and another store is not', async () => {
  const { stores, letEnd, client } = slowApi();
  const { storeId, otherStoreId } = world;
  const [noisy, calm] = [await client('owner'), await client('outsider')];
  const outcomes: number[] = [];
  const flood = Array.from({ length: 300 }, async () => {
    const response = await noisy.raw(`/stores/${storeId}/slow`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    if (response.status === 503) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    outcomes.push(response.status);
  });
  // Four are under way and two hundred wait.
  await expect.poll(() => outcomes.length).toBe(96);
  expect(new Set(outcomes)).toEqual(new Set([503]));
  const other = calm.post(`/stores/${otherStoreId}/slow`, {});
  await expect.poll(() => stores().includes(otherStoreId)).toBe(true);
  letEnd();
  await Promise.all(flood);
  expect(outcomes.filter((status) => status === 204)).toHaveLength(204);
  expect((await other).status).toBe(204);
}, 60_000);

test('[R21] where a line is full, a call is refused before its session is looked for', async () => {
  const { stores, letEnd, client, anybody } = slowApi();
  const { storeId, otherStoreId } = world;
  const noisy = await client('owner');
  const flood = Array.from({ length: 204 }, () => noisy.post(`/stores/${storeId}/slow`, {}));
  await expect.poll(stores).toHaveLength(4);
  // The last of the flood may still be on its way to the line.
  await expect.poll(async () => (await anybody.post(`/stores/${storeId}/slow`, {})).status).toBe(503);
  expect((await anybody.post(`/stores/${otherStoreId}/slow`, {})).status).toBe(401);
  letEnd();
  await Promise.all(flood);
  expect((await anybody.post(`/stores/${storeId}/slow`, {})).status).toBe(401);
}, 60_000);

test('[R23] bodies that come a byte at a time hold no turn', async () => {
  const { stores, letEnd, client } = slowApi();
  const owner = await client('owner');
  const bodies: ReadableStreamDefaultController[] = [];
  const headers = { 'content-type': 'application/json' };
  const path = `/stores/${world.storeId}/slow`;
  const slow = Array.from({ length: 20 }, () => {
    const body = new ReadableStream({ start: (controller) => void bodies.push(controller) });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
    return owner.raw(path, init);
  });
  const whole = owner.post(path, {});
  await expect.poll(stores).toHaveLength(1);
  letEnd();
  expect((await whole).status).toBe(204);
  for (const body of bodies) {
    body.enqueue(new TextEncoder().encode('{}'));
    body.close();
  }
  const statuses = (await Promise.all(slow)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([204]));
}, 60_000);
