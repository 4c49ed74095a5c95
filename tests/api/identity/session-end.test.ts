import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addMember, removeMember } from '../../../server/modules/identity/members.ts';
import { endSessionsOf } from '../../../server/modules/identity/sessions.ts';
import { createTestApi, ORIGIN, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';

let api: TestApi;
let browser: TestClient;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  browser = await signedIn(api, 'owner');
  // The cache now holds the answer of this moment. The next answers must not come from it.
  await browser.get('/users/token');
});

const products = () => browser.get(`/stores/${api.storeId}/products`);

const ENDED = { status: 401, body: { code: 'invalid_jwt', message: 'invalid or expired jwt' } };

/** Another browser with copies of the same cookies. */
function copyOf(client: TestClient): TestClient {
  const copy = api.anonymous();
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
}

describe('logout', () => {
  test('[AUT-08] ends the session on the server at once and takes the cookies away', async () => {
    const thief = copyOf(browser);
    expect((await thief.get('/users/token')).status).toBe(200);
    const out = await browser.post('/logout');
    expect(out.status).toBe(204);
    expect(out.headers.getSetCookie()).toEqual([
      'tendero=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'tendero_signed_in=; Max-Age=0; Path=/; SameSite=Lax',
    ]);
    expect(browser.cookies.size).toBe(0);
    expect(await thief.get('/users/token')).toMatchObject(ENDED);
  });

  test('[AUT-08] works without a session, and with one that has ended', async () => {
    expect((await api.anonymous().post('/logout')).status).toBe(204);
    const stale = copyOf(browser);
    await browser.post('/logout');
    expect((await stale.post('/logout')).status).toBe(204);
  });

  test('by GET from the site itself or the address bar, not from a page of another site', async () => {
    const refused: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { referer: 'https://evil.example/trap' },
      { referer: 'about:blank' },
    ];
    for (const headers of refused)
      expect((await browser.get('/logout', { headers })).status, JSON.stringify(headers)).toBe(403);
    expect((await browser.get('/users/token')).status).toBe(200);
    const bar = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' };
    const out = await browser.get('/logout', { headers: bar });
    expect(out.status).toBe(303);
    expect(out.headers.get('location')).toBe('/');
    expect(browser.cookies.size).toBe(0);
    const other = await signedIn(api, 'owner');
    expect((await other.get('/logout', { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(204);
  });

  test('[AUT-08] by GET from a program, which sends no header of a browser', async () => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const asProgram = (path: string) =>
      api.api.fetch(new Request(`${ORIGIN}/api/v1${path}`, { headers: { cookie } }));
    expect((await asProgram('/users/token')).status).toBe(200);
    expect((await asProgram('/logout')).status).toBe(204);
    expect((await asProgram('/users/token')).status).toBe(401);
  });

  test('by POST not from another site', async () => {
    const out = await browser.post('/logout', undefined, { headers: { origin: 'https://evil.example' } });
    expect(out.status).toBe(403);
    expect((await browser.get('/users/token')).status).toBe(200);
  });
});

describe('in force on the next request', () => {
  test('all sessions of a user are ended but one', async () => {
    const { userId } = api.people.seller;
    const [here, there] = [await signedIn(api, 'seller'), await signedIn(api, 'seller')];
    const { body } = await here.get<SessionInfo>('/users/token');
    expect(body.user.user_id).toBe(userId);
    await endSessionsOf(api.ports, userId);
    expect(await here.get('/users/token')).toMatchObject(ENDED);
    expect(await there.get('/users/token')).toMatchObject(ENDED);
  });

  test('removal from the store answers like a store that is not there', async () => {
    browser = await signedIn(api, 'viewer');
    expect((await products()).status).toBe(200);
    await removeMember(api.ports, api.storeId, api.people.viewer.userId);
    const gone = await products();
    const missing = await browser.get('/stores/999999/products');
    expect(gone.status).toBe(404);
    expect(gone.body).toEqual(missing.body);
    expect((await browser.get<SessionInfo>('/users/token')).body).toMatchObject({ stores: [], store: null });
  });

  test('a change of role', async () => {
    const { userId } = api.people.admin;
    browser = await signedIn(api, 'admin');
    const create = () => browser.delete(`/stores/${api.storeId}/products`, { ids: [999_999] });
    expect((await create()).status).toBe(404);
    const [reader] = await api.database.platform((sql) =>
      sql.selectFrom('roles').select('id').where('name', '=', 'Consulta').execute(),
    );
    await addMember(api.ports, api.storeId, { userId, owner: false, roleId: Number(reader?.id) });
    expect(await create()).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('a change that another process made', async () => {
    // What another server's transaction announces reaches this one by NOTIFY alone.
    const { events } = api.database;
    const heard = new Promise((resolve) => {
      const stop = events.subscribe(0, (event) => {
        stop();
        resolve(event);
      });
    });
    const { userId } = api.people.owner;
    await api.database.platformWrite(async (sql) => {
      await sql.deleteFrom('sessions').where('user_id', '=', userId).execute();
      const { announceAccessChange } = await import('../../../server/modules/identity/session-cache.ts');
      await announceAccessChange(sql);
    });
    await heard;
    expect(await browser.get('/users/token')).toMatchObject(ENDED);
  });
});

test('an inactive store leaves reading and configuration', async () => {
  const activate = (active: boolean) =>
    api.database.platformWrite((sql) =>
      sql.updateTable('stores').set({ active }).where('id', '=', api.storeId).execute(),
    );
  await activate(false);
  api.clock.advance(1000);
  const list = await browser.get(`/stores/${api.storeId}/products`);
  const write = await browser.delete(`/stores/${api.storeId}/products`, { ids: [1] });
  const { body } = await browser.get<SessionInfo>('/users/token');
  await activate(true);
  expect(list.status).toBe(200);
  expect(write).toMatchObject({ status: 403, body: { code: 'store_inactive' } });
  expect(body.store?.access.inactive).toBe(true);
});

test('[BIL-08] a plan past its date in status 3 leaves reading, a copy of the data, and paying', async () => {
  const setPlan = (status: number, cut: string | null) =>
    api.database.platformWrite((sql) =>
      sql
        .updateTable('stores')
        .set({ store_plan_status_id: status, next_cut_date: cut })
        .where('id', '=', api.storeId)
        .execute(),
    );
  const at = `/stores/${api.storeId}`;
  const before = await browser.get<SessionInfo>('/users/token');
  for (const cut of [null, '2020-01-01']) {
    await setPlan(3, cut);
    api.clock.advance(1000);
    const refused = { status: 402, body: { code: 'plan_unpaid' } };
    expect(await browser.delete(`${at}/products`, { ids: [1] })).toMatchObject(refused);
    expect(await browser.put(`${at}/currency`, { currency: 'USD' })).toMatchObject(refused);
    expect((await browser.get(`${at}/products`)).status).toBe(200);
    expect((await browser.get(`${at}/products/export?format=csv`)).status).not.toBe(402);
    const pays = await browser.post<{ code?: string }>(`${at}/billing/information`, {});
    expect(pays.body.code).toBe('invalid');
  }
  const store = before.body.store;
  await setPlan(store?.store_plan_status_id ?? 1, store?.next_cut_date ?? null);
  api.clock.advance(1000);
});

describe('[AUT-10] the address in the header', () => {
  test('must be the session’s own, in any case, or be left out', async () => {
    const as = (email: string) => browser.get('/users/token', { headers: { 'x-user-email': email } });
    expect((await as(api.people.owner.email.toUpperCase())).status).toBe(200);
    expect(await as(api.people.admin.email)).toMatchObject({
      status: 403,
      body: { code: 'identity_mismatch' },
    });
    expect((await copyOf(browser).get('/users/token')).status).toBe(200);
  });

  test('grants nothing by itself', async () => {
    const headers = { 'x-user-email': api.people.owner.email };
    expect((await api.anonymous().get('/users/token', { headers })).status).toBe(401);
  });

  test('every answer names the request, by the client’s id when it sent a good one', async () => {
    const named = await browser.get('/users/token', { headers: { 'x-request-id': 'abcdefgh-1' } });
    expect(named.headers.get('x-request-id')).toBe('abcdefgh-1');
    const bad = await browser.get('/users/token', { headers: { 'x-request-id': 'no good id' } });
    expect(bad.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('stores of a user', () => {
  test('the current one can be changed to another of theirs only', async () => {
    const { userId } = api.people.outsider;
    const client = await signedIn(api, 'outsider');
    expect((await client.put('/users/token', { store_id: api.storeId })).status).toBe(404);
    await addMember(api.ports, api.storeId, { userId, owner: false });
    const moved = await client.put<SessionInfo>('/users/token', { store_id: api.storeId });
    expect(moved.status).toBe(200);
    expect(moved.body.store?.id).toBe(api.storeId);
    expect(moved.body.stores.map(({ id }) => id).sort()).toEqual([api.storeId, api.otherStoreId].sort());
    expect((await client.get<SessionInfo>('/users/token')).body.store?.id).toBe(api.storeId);
  });
});

test('GET /status answers without a session', async () => {
  expect(await api.anonymous().get('/status')).toMatchObject({ status: 200, body: { status: 'ok' } });
});
