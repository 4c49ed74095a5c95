import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError } from '../../../server/errors.ts';
import { modules } from '../../../server/modules/all.ts';
import type { Module } from '../../../server/modules/module.ts';
import { createWatchedApi } from '../../support/contract-watch.ts';
import { createTestApi, ORIGIN, signedIn, type TestApi } from '../../support/api.ts';
import { createClient, type TestClient } from '../../support/client.ts';
import { openEvents } from '../../support/events.ts';

let first: TestApi;
let ofFirst: TestClient;
beforeEach(async () => {
  first = await createTestApi();
  ofFirst = await signedIn(first, 'owner');
});
afterEach(() => first.close());

/** The same user's browser at another API over the very ports of the first. */
function ofSecond(itsModules: Module[]): TestClient {
  const { email } = first.people.owner;
  const second = createWatchedApi(first.ports, itsModules);
  return createClient(second.fetch, { origin: ORIGIN, email, cookies: ofFirst.cookies });
}

const COLLECTION = { name: 'Novedades', public: 1 };

test('each of two APIs over the same ports has the rules of its own modules', async () => {
  const closed: Module = {
    tag: 'closed',
    hooks: {
      collections: {
        prepare: async () => {
          throw new ApiError('forbidden');
        },
      },
    },
  };
  const path = `/stores/${first.storeId}/collections`;
  expect((await ofSecond([...modules, closed]).post(path, COLLECTION)).status).toBe(403);
  expect((await ofFirst.post(path, COLLECTION)).status).toBe(201);
});

test('each counts the live streams of its own', async () => {
  const open = (client: TestClient) => openEvents(client, first.storeId);
  const streams = await Promise.all(Array.from({ length: 8 }, () => open(ofFirst)));
  expect((await ofFirst.raw(`/stores/${first.storeId}/events`)).status).toBe(429);
  streams.push(await open(ofSecond(modules)));
  await Promise.all(streams.map((stream) => stream.close()));
});
