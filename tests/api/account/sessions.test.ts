import { afterEach, beforeEach, expect, test } from 'vitest';
import { SESSION_POLICY } from '../../../domain/identity/sign-in-limits.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import { PASSWORD } from '../../support/people.ts';

interface Session {
  id: string;
  browser: string | null;
  system: string | null;
  current: boolean;
}

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

let api: TestApi;

beforeEach(async () => {
  api = await createTestApi();
});
afterEach(() => api.close());

const listed = async (client: Awaited<ReturnType<typeof signedIn>>) =>
  (await client.get<Session[]>('/users/sessions')).body;

test('one’s own sessions are listed with their devices, this one marked, no secret among them', async () => {
  const desktop = api.anonymous();
  const credentials = { email: api.people.owner.email, password: PASSWORD };
  await desktop.post('/users/auth', credentials, { headers: { 'user-agent': CHROME } });
  api.clock.advance(60_000);
  const phone = await signedIn(api, 'owner');
  await signedIn(api, 'admin');
  const answer = await phone.get<Session[]>('/users/sessions');
  expect(answer.headers.get('x-total-count')).toBe('2');
  expect(answer.body).toMatchObject([
    { browser: null, system: null, current: true },
    { browser: 'Chrome', system: 'Windows', current: false },
  ]);
  const rows = await api.database.platform((sql) => sql.selectFrom('sessions').select('id').execute());
  for (const { id } of rows) expect(JSON.stringify(answer.body)).not.toContain(id);
});

test('each can be ended, and its next request is refused', async () => {
  const [here, there] = [await signedIn(api, 'owner'), await signedIn(api, 'owner')];
  expect((await there.get('/users/token')).status).toBe(200);
  const other = (await listed(here)).find(({ current }) => !current);
  expect((await here.delete(`/users/sessions/${other?.id}`)).status).toBe(204);
  expect((await there.get('/users/token')).status).toBe(401);
  expect((await here.delete(`/users/sessions/${other?.id}`)).status).toBe(404);
  expect(await listed(here)).toHaveLength(1);
});

test('ending this one signs out', async () => {
  const here = await signedIn(api, 'owner');
  const [own] = await listed(here);
  await here.delete(`/users/sessions/${own?.id}`);
  expect(here.cookies.size).toBe(0);
});

test('all others end in one step', async () => {
  const [here, second, third] = await Promise.all([1, 2, 3].map(() => signedIn(api, 'owner')));
  const colleague = await signedIn(api, 'admin');
  if (here === undefined) throw new Error('unreachable');
  expect((await here.delete('/users/sessions')).status).toBe(204);
  expect((await second?.get('/users/token'))?.status).toBe(401);
  expect((await third?.get('/users/token'))?.status).toBe(401);
  expect((await here.get('/users/token')).status).toBe(200);
  expect((await colleague.get('/users/token')).status).toBe(200);
});

test('somebody else’s are neither seen nor ended', async () => {
  const [owner, admin] = [await signedIn(api, 'owner'), await signedIn(api, 'admin')];
  const [theirs] = await listed(owner);
  expect((await listed(admin)).map(({ id }) => id)).not.toContain(theirs?.id);
  expect((await admin.delete(`/users/sessions/${theirs?.id}`)).status).toBe(404);
  expect((await owner.get('/users/token')).status).toBe(200);
});

test('those that have ended by themselves are not listed', async () => {
  await signedIn(api, 'owner');
  api.clock.advance(SESSION_POLICY.browser.idle + 1000);
  expect(await listed(await signedIn(api, 'owner'))).toHaveLength(1);
});
