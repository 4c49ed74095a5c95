import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import { PASSWORD } from '../../support/people.ts';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const credentials = (over: object = {}) => ({ email: api.people.owner.email, password: PASSWORD, ...over });

describe('sign-in', () => {
  test('[AUT-01] opens a session that holds everything the shell needs', async () => {
    const browser = api.anonymous();
    const entered = await browser.post<SessionInfo>('/users/auth', credentials());
    expect(entered.status).toBe(200);
    expect(entered.body.user).toMatchObject({ user_email: api.people.owner.email, store_id: api.storeId });
    expect(entered.body.store).toMatchObject({
      id: api.storeId,
      currency: 'COP',
      time_zone: 'America/Bogota',
      role: null,
      access: { owner: true, inactive: false, features: { max_products: 1_000_000 } },
    });
    const again = await browser.get('/users/token');
    expect(again.status).toBe(200);
    expect(again.body).toEqual(entered.body);
    expect(JSON.stringify(again.body)).not.toContain('password_hash');
  });

  test("[SHL-06] the user type is the member's own: 1 without a role, 2 with one", async () => {
    for (const [who, type] of [
      ['owner', 1],
      ['admin', 1],
      ['seller', 2],
      ['viewer', 2],
    ] as const) {
      const { body } = await (await signedIn(api, who)).get<SessionInfo>('/users/token');
      expect([who, body.user.user_type]).toEqual([who, type]);
    }
  });

  test('[AUT-01] a wrong password and an unknown address get the same answer', async () => {
    const wrong = await api.anonymous().post('/users/auth', credentials({ password: 'no-es-esta' }));
    const unknown = await api.anonymous().post('/users/auth', credentials({ email: 'nadie@prueba.co' }));
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.body).toMatchObject({ code: 'wrong_credentials' });
  });

  test('an unknown address costs the verifications of a known one', async () => {
    using verify = vi.spyOn(api.ports.passwords, 'verify');
    await api.anonymous().post('/users/auth', credentials({ email: 'tampoco@prueba.co' }));
    const unknown = verify.mock.calls.length;
    await api.anonymous().post('/users/auth', credentials({ password: 'no-es-esta' }));
    expect(verify).toHaveBeenCalledTimes(2 * unknown);
    expect(unknown).toBeGreaterThan(0);
    expect(verify.mock.calls[0]?.[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('the address is taken without regard to case and spaces around it', async () => {
    const email = ` ${api.people.owner.email.toUpperCase()} `;
    expect((await api.anonymous().post('/users/auth', credentials({ email }))).status).toBe(200);
  });

  test('[AUT-01] the cookie is out of reach of scripts, and lasts only when asked to', async () => {
    const brief = await api.anonymous().post('/users/auth', credentials());
    const kept = await api.anonymous().post('/users/auth', credentials({ remember: true }));
    const [session, hint] = brief.headers.getSetCookie();
    expect(session).toMatch(/^tendero=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(hint).toBe('tendero_signed_in=1; Path=/; SameSite=Lax');
    const [keptSession, keptHint] = kept.headers.getSetCookie();
    expect(keptSession).toContain('; Max-Age=5184000;');
    expect(keptHint).toContain('; Max-Age=5184000');
  });

  test('over https the cookie is bound to the host', async () => {
    const settings = { ...api.ports.settings, secureCookies: true };
    const secure = await createTestApi({ ports: { settings } });
    const { headers } = await secure.anonymous().post('/users/auth', {
      email: secure.people.owner.email,
      password: PASSWORD,
    });
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Host-tendero=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await secure.close();
  });

  test('every sign-in has a session of its own and ends the one that the browser brought', async () => {
    const browser = api.anonymous();
    await browser.post('/users/auth', credentials());
    const before = new Map(browser.cookies);
    await browser.post('/users/auth', credentials());
    expect(browser.cookies.get('tendero')).not.toBe(before.get('tendero'));
    const old = api.anonymous();
    for (const [name, value] of before) old.cookies.set(name, value);
    expect((await old.get(`/stores/${api.storeId}/products`)).status).toBe(401);
    expect((await browser.get('/users/token')).status).toBe(200);
  });

  test('the database holds no secret that opens a session', async () => {
    const browser = api.anonymous();
    await browser.post('/users/auth', credentials());
    const [, payload = ''] = (browser.cookies.get('tendero') ?? '').split('.');
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    expect(sub).toHaveLength(43);
    const rows = await api.database.platform((sql) => sql.selectFrom('sessions').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(sub);
    expect(rows.every(({ id }) => /^[0-9a-f]{64}$/.test(id))).toBe(true);
  });

  test('a megabyte of password is refused before anything is hashed', async () => {
    const verify = vi.spyOn(api.ports.passwords, 'verify');
    const huge = await api.anonymous().post('/users/auth', credentials({ password: 'a'.repeat(1_000_000) }));
    expect(huge.status).toBe(413);
    const long = await api.anonymous().post('/users/auth', credentials({ password: 'a'.repeat(257) }));
    expect(long.status).toBe(422);
    expect(long.body).toMatchObject({ errors: { password: { key: 'maxLength' } } });
    expect(verify).not.toHaveBeenCalled();
    verify.mockRestore();
  });

  test('unknown members and other types are refused at their field', async () => {
    const odd = await api.anonymous().post('/users/auth', { ...credentials(), email: 7, user_type_id: 9 });
    expect(odd.status).toBe(422);
    expect(odd.body).toMatchObject({ errors: { email: { key: 'type' } } });
  });

  test('a user who was shut out cannot sign in', async () => {
    const { userId, email } = api.people.viewer;
    const set = (status: number) =>
      api.database.platformWrite((sql) =>
        sql.updateTable('users').set({ user_status_id: status }).where('id', '=', userId).execute(),
      );
    await set(2);
    expect((await api.anonymous().post('/users/auth', credentials({ email }))).status).toBe(401);
    await set(1);
    expect((await api.anonymous().post('/users/auth', credentials({ email }))).status).toBe(200);
  });
});
