import { afterEach, beforeEach, expect, test } from 'vitest';
import { PASSWORD_MAX_LENGTH, RESET_LIFETIME } from '../../../domain/identity/credentials.ts';
import { RECOVERY_LIMITS } from '../../../domain/identity/sign-in-limits.ts';
import { createOutbox, type Outbox } from '../../../server/adapters/outbox.ts';
import { startWorker, type Worker } from '../../../server/jobs/worker.ts';
import { identity } from '../../../server/modules/identity/module.ts';
import { createTestApi, ORIGIN, signedIn, type TestApi } from '../../support/api.ts';
import { PASSWORD } from '../../support/people.ts';
import { silentLogger } from '../../../server/adapters/silent-logger.ts';

const NEW_PASSWORD = 'café con panela a las seis';

let api: TestApi;
let outbox: Outbox;
let worker: Worker;

beforeEach(async () => {
  outbox = createOutbox();
  api = await createTestApi({ ports: { mail: outbox.mail } });
  const handlers = identity.jobs?.(api.ports) ?? {};
  worker = startWorker({
    database: api.database,
    clock: api.clock,
    logger: silentLogger,
    handlers,
    interval: 20,
  });
});
afterEach(async () => {
  await worker.stop();
  await api.close();
});

const ask = (email: string) => api.anonymous().post('/users/reset', { email });

/** The secret in the link of the last mail, as soon as it has come. */
async function linkedToken(mails = 1): Promise<string> {
  await expect.poll(() => outbox.messages.length, { timeout: 5000 }).toBe(mails);
  const link = /http\S+/.exec(outbox.messages.at(-1)?.text ?? '')?.[0] ?? '';
  expect(link).toMatch(new RegExp(`^${ORIGIN}/reset\\?token=[\\w-]{43}$`));
  return new URL(link).searchParams.get('token') ?? '';
}

const reset = (token: string, password: string) =>
  api.anonymous().put('/users/change-password', { token, password });
const signInWith = (password: string) =>
  api.anonymous().post('/users/auth', { email: api.people.owner.email, password });

test('[AUT-06] the mailed link sets a new password once and ends every session', async () => {
  const browser = await signedIn(api, 'owner');
  expect((await browser.get('/users/token')).status).toBe(200);
  expect((await ask(api.people.owner.email.toUpperCase())).status).toBe(202);
  const token = await linkedToken();
  expect(outbox.messages[0]).toMatchObject({ to: api.people.owner.email });
  expect((await api.anonymous().get(`/users/validate/token/${token}`)).status).toBe(204);

  expect((await reset(token, NEW_PASSWORD)).status).toBe(204);
  expect((await browser.get('/users/token')).status).toBe(401);
  expect((await signInWith(PASSWORD)).status).toBe(401);
  expect((await signInWith(NEW_PASSWORD)).status).toBe(200);

  expect((await api.anonymous().get(`/users/validate/token/${token}`)).status).toBe(404);
  expect((await reset(token, 'otra más larga')).status).toBe(404);
  await expect.poll(() => outbox.messages.length, { timeout: 5000 }).toBe(2);
  expect(outbox.messages[1]?.text).not.toContain('token=');
});

test('of many calls with one link, one has its effect', async () => {
  await ask(api.people.owner.email);
  const token = await linkedToken();
  const answers = await Promise.all([1, 2, 3, 4].map((i) => reset(token, `contraseña número ${i}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404]);
});

test('using one link spends the earlier ones', async () => {
  await ask(api.people.owner.email);
  const first = await linkedToken(1);
  await ask(api.people.owner.email);
  const second = await linkedToken(2);
  expect((await reset(second, NEW_PASSWORD)).status).toBe(204);
  expect((await reset(first, NEW_PASSWORD)).status).toBe(404);
});

test('a link grows old', async () => {
  await ask(api.people.owner.email);
  const token = await linkedToken();
  api.clock.advance(RESET_LIFETIME + 1000);
  expect((await api.anonymous().get(`/users/validate/token/${token}`)).status).toBe(404);
  expect((await reset(token, NEW_PASSWORD)).status).toBe(404);
});

test('an unknown address gets the same answer, and no mail', async () => {
  const unknown = await ask('nadie@prueba.co');
  const known = await ask(api.people.owner.email);
  expect(unknown.status).toBe(202);
  expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
  await linkedToken(1);
  expect(outbox.messages.map(({ to }) => to)).toEqual([api.people.owner.email]);
});

test('the database holds no secret that sets a password', async () => {
  await ask(api.people.owner.email);
  const token = await linkedToken();
  const rows = await api.database.platform((sql) => sql.selectFrom('user_tokens').selectAll().execute());
  const jobs = await api.database.platform((sql) => sql.selectFrom('jobs').selectAll().execute());
  expect(rows).toHaveLength(1);
  expect(JSON.stringify([rows, jobs])).not.toContain(token);
});

test('passwords too short, too long or made of other types are refused at their field', async () => {
  await ask(api.people.owner.email);
  const token = await linkedToken();
  const keys = await Promise.all(
    ['corta', 'x'.repeat(PASSWORD_MAX_LENGTH + 1)].map(
      async (password) => (await reset(token, password)).body,
    ),
  );
  expect(keys).toMatchObject([
    { errors: { password: { key: 'minLength' } } },
    { errors: { password: { key: 'maxLength' } } },
  ]);
  // Two passwords that differ only in the last character stay two: nothing is cut.
  const long = 'ñ'.repeat(PASSWORD_MAX_LENGTH - 1);
  expect((await reset(token, `${long}a`)).status).toBe(204);
  expect((await signInWith(`${long}b`)).status).toBe(401);
  expect((await signInWith(`${long}a`)).status).toBe(200);
});

test('an account gets so many mails an hour, and no more', async () => {
  const statuses: number[] = [];
  for (let i = 0; i <= RECOVERY_LIMITS.account.tries; i += 1)
    statuses.push((await ask('nadie@prueba.co')).status);
  expect(statuses).toEqual([...Array(RECOVERY_LIMITS.account.tries).fill(202), 429]);
});

test('without mail the call says so, for every address', async () => {
  const mute = await createTestApi();
  const answer = await mute.anonymous().post('/users/reset', { email: mute.people.owner.email });
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  await mute.close();
});

test('a password that is tried first is refused at its field, and the link stays good', async () => {
  await ask(api.people.owner.email);
  const token = await linkedToken();
  const refused = await reset(token, 'contraseña');
  expect(refused).toMatchObject({ status: 422, body: { errors: { password: { key: 'common_password' } } } });
  expect((await reset(token, NEW_PASSWORD)).status).toBe(204);
});
