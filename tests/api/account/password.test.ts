import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHANGE_PASSWORD_LIMIT } from '../../../domain/identity/sign-in-limits.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import { PASSWORD } from '../../support/people.ts';
import type { TestClient } from '../../support/client.ts';

const NEW_PASSWORD = 'café con panela a las seis';

let api: TestApi;

beforeEach(async () => {
  api = await createTestApi();
});
afterEach(() => api.close());

const change = (client: TestClient, over: object = {}) =>
  client.put<{ code: string; errors?: object }>('/users/change-password', {
    current_password: PASSWORD,
    password: NEW_PASSWORD,
    ...over,
  });
const signInWith = async (password: string) =>
  (await api.anonymous().post('/users/auth', { email: api.people.owner.email, password })).status;

describe('changing the password when signed in', () => {
  test('is in force at once: the new one opens, the old one and every other session do not', async () => {
    const [here, there] = [await signedIn(api, 'owner'), await signedIn(api, 'owner')];
    expect((await there.get('/users/token')).status).toBe(200);
    expect((await change(here)).status).toBe(204);
    expect((await there.get('/users/token')).status).toBe(401);
    expect((await here.get('/users/token')).status).toBe(200);
    expect(await signInWith(PASSWORD)).toBe(401);
    expect(await signInWith(NEW_PASSWORD)).toBe(200);
  });

  test('gives this browser a session of its own: a copy of its old cookie opens nothing', async () => {
    const here = await signedIn(api, 'owner');
    const thief = api.anonymous();
    for (const [name, value] of here.cookies) thief.cookies.set(name, value);
    await change(here);
    expect(here.cookies.get('tendero')).not.toBe(thief.cookies.get('tendero'));
    expect((await thief.get('/users/token')).status).toBe(401);
    const { body } = await here.get<{ store: { id: number } }>('/users/token');
    expect(body.store.id).toBe(api.storeId);
  });

  test('ends mailed links and screens that wait for a phone, and sends the owner a mail', async () => {
    const { userId } = api.people.owner;
    const now = api.clock.now();
    const later = new Date(now.getTime() + 60_000);
    await api.database.platformWrite(async (sql) => {
      const token = { id: 'a'.repeat(64), user_id: userId, purpose: 'reset', expires_at: later };
      await sql.insertInto('user_tokens').values(token).execute();
      const screen = { code_hash: 'b', browser: 'c', expires_at: later, claimed_by: userId };
      await sql
        .insertInto('sign_in_codes')
        .values({ ...screen, state: 'approved' })
        .execute();
    });
    await change(await signedIn(api, 'owner'));
    const left = await api.database.platform(async (sql) => ({
      links: await sql.selectFrom('user_tokens').select('id').where('used_at', 'is', null).execute(),
      screens: await sql.selectFrom('sign_in_codes').select('browser').execute(),
      jobs: await sql.selectFrom('jobs').select(['kind', 'payload']).execute(),
    }));
    expect(left).toMatchObject({
      links: [],
      screens: [],
      jobs: [{ kind: 'identity.password-changed', payload: { userId } }],
    });
  });

  test('wants the current password, and says so at its field', async () => {
    const here = await signedIn(api, 'owner');
    const wrong = await change(here, { current_password: 'no-es-esta' });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors).toEqual({ current_password: { key: 'wrong_password' } });
    const none = await here.put('/users/change-password', { password: NEW_PASSWORD });
    expect(none.body).toMatchObject({ errors: { current_password: { key: 'required' } } });
    expect(await signInWith(PASSWORD)).toBe(200);
  });

  test.each([
    ['corta', 'minLength'],
    ['x'.repeat(257), 'maxLength'],
    ['12345678', 'common_password'],
    ['aaaaaaaaaa', 'common_password'],
    [PASSWORD, 'same_password'],
  ])('refuses %s as the new one', async (password, key) => {
    const here = await signedIn(api, 'owner');
    const { status, body } = await change(here, { password });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject({ password: { key } });
    expect((await here.get('/users/token')).status).toBe(200);
  });

  test('a megabyte of password costs no hashing', async () => {
    const here = await signedIn(api, 'owner');
    const hash = vi.spyOn(api.ports.passwords, 'hash');
    const verify = vi.spyOn(api.ports.passwords, 'verify');
    const huge = 'a'.repeat(1_000_000);
    expect((await change(here, { password: huge })).status).toBe(413);
    expect((await change(here, { current_password: huge })).status).toBe(413);
    expect([hash.mock.calls.length, verify.mock.calls.length]).toEqual([0, 0]);
  });

  test('an open session does not help to guess the password', async () => {
    const here = await signedIn(api, 'owner');
    const { tries, window } = CHANGE_PASSWORD_LIMIT;
    const guesses = Array.from({ length: tries + 1 }, (_, i) =>
      change(here, { current_password: `no ${i}` }),
    );
    const seen = (await Promise.all(guesses)).map(({ status }) => status).toSorted();
    expect(seen).toEqual([...Array(tries).fill(422), 429]);
    expect((await change(await signedIn(api, 'owner'))).status).toBe(429);
    api.clock.advance(window + 1000);
    expect((await change(here)).status).toBe(204);
  });

  test('is for who is signed in, and for nobody who says to be somebody else', async () => {
    expect((await change(api.anonymous())).body).toMatchObject({ message: 'missing or malformed jwt' });
    const here = await signedIn(api, 'owner');
    const as = { headers: { 'x-user-email': api.people.viewer.email } };
    const body = { current_password: PASSWORD, password: NEW_PASSWORD };
    expect((await here.put('/users/change-password', body, as)).body).toMatchObject({
      code: 'identity_mismatch',
    });
    const both = await change(here, { token: 'un-enlace' });
    expect(both.body.errors).toEqual({ current_password: { key: 'unknown' } });
  });
});
