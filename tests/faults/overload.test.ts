import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../server/db/postgres.ts';
import { createTestApi, signedIn, type TestApi } from '../support/api.ts';
import { newDatabase } from '../support/postgres-server.ts';
import { productResources } from '../support/resources.ts';
import type { TestClient } from '../support/client.ts';

const CALLS = 4000;
/** Of those that are let in, as many times the moment when the last one was refused: however slow the machine is. */
const SLOWEST = 3;

let own: Awaited<ReturnType<typeof newDatabase>>;
let api: TestApi;
let owner: TestClient;

beforeAll(async () => {
  own = await newDatabase();
  const database = await openPostgres({ kind: 'postgres', url: own.url }, productResources());
  api = await createTestApi({ database });
  owner = await signedIn(api, 'owner');
}, 60_000);
afterAll(async () => {
  await api?.close();
  await own?.drop();
});

test('[R21] many more calls at once than can be served: some are served in time, the others learn when to come back', async () => {
  const path = `/stores/${api.storeId}/collections`;
  const before = await owner.post(path, { name: 'Antes' });
  expect(before.status).toBe(201);
  const begun = performance.now();
  const answers = await Promise.all(
    Array.from({ length: CALLS }, async () => {
      const response = await owner.raw(path);
      await response.text();
      return {
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        at: performance.now(),
      };
    }),
  );
  const [served, refused] = [200, 503].map((status) => answers.filter((answer) => answer.status === status));
  expect((served?.length ?? 0) + (refused?.length ?? 0)).toBe(CALLS);
  expect(served?.length).toBeGreaterThan(100);
  expect(refused?.length).toBeGreaterThan(100);
  expect(refused?.filter(({ retryAfter }) => !(Number(retryAfter) > 0))).toEqual([]);
  const last = (answered: typeof served): number => Math.max(...(answered ?? []).map(({ at }) => at - begun));
  expect(last(served) / last(refused)).toBeLessThan(SLOWEST);

  // As soon as the flood is over, the server answers as before.
  expect((await owner.get(path)).status).toBe(200);
  expect((await owner.post(path, { name: 'Después' })).status).toBe(201);
}, 60_000);
