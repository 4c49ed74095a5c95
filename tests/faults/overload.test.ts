import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../server/db/postgres.ts';
import { createTestApi, signedIn, type TestApi } from '../support/api.ts';
import { newDatabase } from '../support/postgres-server.ts';
import { productResources } from '../support/resources.ts';
import type { TestClient } from '../support/client.ts';

const CALLS = 4000;

let own: Awaited<ReturnType<typeof newDatabase>>;
let api: TestApi;
let owner: TestClient;

beforeAll(async () => {
  own = await newDatabase();
  const database = await openPostgres({ url: own.url }, productResources());
  api = await createTestApi({ database });
  owner = await signedIn(api, 'owner');
}, 60_000);
afterAll(async () => {
  await api?.close();
  await own?.drop();
});

test('[R21] many more calls at once than can be served: some are served, the others learn at once when to come back', async () => {
  const path = `/stores/${api.storeId}/collections`;
  const before = await owner.post(path, { name: 'Antes' });
  expect(before.status).toBe(201);
  /** In the order in which they came. */
  const answers: { status: number; retryAfter: string | null }[] = [];
  await Promise.all(
    Array.from({ length: CALLS }, async () => {
      const response = await owner.raw(path);
      await response.text();
      answers.push({ status: response.status, retryAfter: response.headers.get('retry-after') });
    }),
  );
  const [served, refused] = [200, 503].map((status) => answers.filter((answer) => answer.status === status));
  expect((served?.length ?? 0) + (refused?.length ?? 0)).toBe(CALLS);
  expect(served?.length).toBeGreaterThan(100);
  expect(refused?.length).toBeGreaterThan(100);
  expect(refused?.filter(({ retryAfter }) => !(Number(retryAfter) > 0))).toEqual([]);
  // A call that waits until its patience ends would be refused after all that are served.
  expect(answers.at(-1)?.status).toBe(200);

  // As soon as the flood is over, the server answers as before.
  expect((await owner.get(path)).status).toBe(200);
  expect((await owner.post(path, { name: 'Después' })).status).toBe(201);
}, 60_000);
