import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Api } from '../../../server/api.ts';
import { openPostgres } from '../../../server/db/postgres.ts';
import type { OpenDatabase } from '../../../server/db/database.ts';
import { createWatchedApi } from '../../support/contract-watch.ts';
import { createTestApi, ORIGIN, signedIn, type TestApi } from '../../support/api.ts';
import { createClient, type TestClient } from '../../support/client.ts';
import { PASSWORD } from '../../support/people.ts';
import { newDatabase } from '../../support/postgres-server.ts';
import { productResources } from '../../support/resources.ts';

/** A removed member loses access within a second. The other second allows for a busy machine. */
const WITHIN = { timeout: 2000, interval: 20 };

let own: Awaited<ReturnType<typeof newDatabase>>;
let first: TestApi;
let database: OpenDatabase;
let second: Api;
let owner: TestClient;
/** The employee with the first server, and the same browser with the second. */
let here: TestClient;
let there: TestClient;

beforeAll(async () => {
  own = await newDatabase();
  const open = () => openPostgres({ url: own.url }, productResources());
  first = await createTestApi({ database: await open() });
  database = await open();
  second = createWatchedApi({ ...first.ports, database, events: database.events });
  owner = await signedIn(first, 'owner');
}, 60_000);
afterAll(async () => {
  await database?.close();
  await first?.close();
  await own?.drop();
});
beforeEach(async () => {
  here = await signedIn(first, 'seller');
  there = createClient(second.fetch, { origin: ORIGIN, cookies: here.cookies });
  expect((await there.get(team())).status).toBe(403);
  expect((await there.get(`/stores/${first.storeId}/orders`)).status).toBe(200);
});

const team = (): string => `/stores/${first.storeId}/users`;
const seller = (): string => `${team()}/${first.people.seller.userId}`;
const seen = async (path: string): Promise<number> => (await there.get(path)).status;

describe('what one server changed, another one on the same database keeps to', () => {
  test('a role', async () => {
    expect((await owner.patch(seller(), { role_id: null })).status).toBe(200);
    await expect.poll(() => seen(team()), WITHIN).toBe(200);
    const { body: roles } = await owner.get<{ id: number; name: string }[]>(`/stores/${first.storeId}/roles`);
    const role = roles.find(({ name }) => name === 'Ventas');
    expect((await owner.patch(seller(), { role_id: role?.id })).status).toBe(200);
    await expect.poll(() => seen(team()), WITHIN).toBe(403);
  });

  test('signing out', async () => {
    const cookies = new Map(here.cookies);
    expect((await here.post('/logout')).status).toBe(204);
    there = createClient(second.fetch, { origin: ORIGIN, cookies });
    await expect.poll(() => seen('/users/token'), WITHIN).toBe(401);
  });

  test('a password', async () => {
    const elsewhere = await signedIn(first, 'seller');
    const change = { current_password: PASSWORD, password: 'café con panela a las seis' };
    expect(await elsewhere.put('/users/change-password', change)).toMatchObject({ status: 204 });
    await expect.poll(() => seen('/users/token'), WITHIN).toBe(401);
  });

  test('a removal', async () => {
    expect((await owner.delete(seller())).status).toBe(204);
    await expect.poll(() => seen(`/stores/${first.storeId}/orders`), WITHIN).toBe(404);
  });
});
