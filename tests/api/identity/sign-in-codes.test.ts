import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SIGN_IN_CODE, SIGN_IN_CODE_LIMITS } from '../../../domain/identity/sign-in-limits.ts';
import { openSession } from '../../../server/modules/identity/sessions.ts';
import { createTestApi, ORIGIN, signedIn, type TestApi } from '../../support/api.ts';
import { createClient, keepCookies, type TestClient } from '../../support/client.ts';

let api: TestApi;
let phone: TestClient;
let desktop: TestClient;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.platformWrite((sql) => sql.deleteFrom('rate_limits').execute());
  await api.database.platformWrite((sql) => sql.deleteFrom('sign_in_codes').execute());
  phone = await signedIn(api, 'owner');
  desktop = api.anonymous();
});

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const show = async (client: TestClient) => {
  const { status, body } = await client.post<{ code: string; refresh_after: number }>(
    '/users/codes',
    undefined,
    { headers: { 'user-agent': WINDOWS } },
  );
  expect(status).toBe(201);
  return body;
};
const claim = (client: TestClient, code: string) => client.post('/users/codes/claims', { code });
const decide = (client: TestClient, code: string, allow = true) =>
  client.put('/users/codes/claims', { code, allow });
const enter = (client: TestClient) => client.post<{ user: { user_email: string } }>('/users/codes/session');
const stateOf = async (client: TestClient) =>
  (await client.get<{ state: string }>('/users/codes')).body.state;
const other = (code: string, i = 1) => String((Number(code) + i) % 1_000_000).padStart(6, '0');

describe('[AUT-02] the code of the desktop login', () => {
  test('typed and confirmed on the phone signs the desktop in; both get the answer', async () => {
    const { code, refresh_after } = await show(desktop);
    expect(code).toMatch(/^\d{6}$/);
    expect(refresh_after).toBe(60);
    expect(await stateOf(desktop)).toBe('waiting');
    expect((await enter(desktop)).status).toBe(404);

    expect(await claim(phone, code)).toMatchObject({
      status: 200,
      body: { browser: 'Chrome', system: 'Windows' },
    });
    expect(await stateOf(desktop)).toBe('claimed');
    expect((await enter(desktop)).status).toBe(404);

    expect((await decide(phone, code)).status).toBe(204);
    expect(await stateOf(desktop)).toBe('approved');
    const entered = await enter(desktop);
    expect(entered.body.user.user_email).toBe(api.people.owner.email);
    expect((await desktop.get('/users/token')).status).toBe(200);
    expect(desktop.cookies.has('tendero_code')).toBe(false);
  });

  test('works once: not for a second session, nor a second phone', async () => {
    const { code } = await show(desktop);
    const copy = api.anonymous();
    copy.cookies.set('tendero_code', desktop.cookies.get('tendero_code') ?? '');
    await claim(phone, code);
    await decide(phone, code);
    const answers = await Promise.all([enter(desktop), enter(copy)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await claim(phone, code)).status).toBe(422);
  });

  test('is bound to the browser that shows it', async () => {
    const { code } = await show(desktop);
    const stranger = api.anonymous();
    await show(stranger);
    await claim(phone, code);
    await decide(phone, code);
    expect((await enter(stranger)).status).toBe(404);
    expect((await enter(api.anonymous())).status).toBe(404);
    expect(await stateOf(stranger)).toBe('waiting');
    expect((await enter(desktop)).status).toBe(200);
  });

  test('rotates: the last one has some seconds more, then it is over', async () => {
    const { code: first } = await show(desktop);
    api.clock.advance(SIGN_IN_CODE.refresh);
    const { code: second } = await show(desktop);
    expect(second).not.toBe(first);
    expect((await claim(phone, first)).status).toBe(200);
    api.clock.advance(SIGN_IN_CODE.lifetime + 1000);
    expect((await claim(phone, second)).status).toBe(422);
    api.clock.advance(SIGN_IN_CODE.decision);
    expect(await stateOf(desktop)).toBe('over');
    expect(await stateOf(api.anonymous())).toBe('over');
  });

  test('a no on the phone shows on the desktop and ends the code', async () => {
    const { code } = await show(desktop);
    await claim(phone, code);
    expect((await decide(phone, code, false)).status).toBe(204);
    expect(await stateOf(desktop)).toBe('refused');
    expect((await decide(phone, code, true)).status).toBe(404);
    expect((await enter(desktop)).status).toBe(404);
    await show(desktop);
    expect(await stateOf(desktop)).toBe('waiting');
  });

  test('belongs to the phone that typed it first; nobody else can say yes to it', async () => {
    const { code } = await show(desktop);
    const second = await signedIn(api, 'outsider');
    await claim(phone, code);
    expect((await claim(second, code)).status).toBe(422);
    expect((await decide(second, code)).status).toBe(404);
    expect((await decide(phone, code)).status).toBe(204);
  });

  test('a yes that nobody fetches ends by itself, and so does one by somebody who was shut out', async () => {
    const { code } = await show(desktop);
    await claim(phone, code);
    await decide(phone, code);
    api.clock.advance(SIGN_IN_CODE.decision + 1000);
    expect((await enter(desktop)).status).toBe(404);

    const viewer = await signedIn(api, 'viewer');
    const { code: another } = await show(desktop);
    await claim(viewer, another);
    await decide(viewer, another);
    const setStatus = (status: number) =>
      api.database.platformWrite((sql) =>
        sql
          .updateTable('users')
          .set({ user_status_id: status })
          .where('id', '=', api.people.viewer.userId)
          .execute(),
      );
    await setStatus(2);
    expect((await enter(desktop)).status).toBe(404);
    await setStatus(1);
  });

  test('is for phones that are signed in', async () => {
    const { code } = await show(desktop);
    expect((await claim(api.anonymous(), code)).status).toBe(401);
    expect((await decide(api.anonymous(), code)).status).toBe(401);
  });

  test('stands nowhere in the database', async () => {
    const { code } = await show(desktop);
    const rows = await api.database.platform((sql) => sql.selectFrom('sign_in_codes').selectAll().execute());
    expect(rows).toHaveLength(1);
    expect(rows[0]?.code_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(
      JSON.stringify(Object.values(rows[0] ?? {}).filter((one) => !(one instanceof Date))),
    ).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(desktop.cookies.get('tendero_code') ?? '-');
  });
});

describe('[AUT-02] guessing', () => {
  /** A phone of the owner's, or of somebody else, behind an address of its own. */
  async function phoneAt(remoteAddress: string, userId = api.people.owner.userId): Promise<TestClient> {
    const { cookies: headers } = await openSession(
      { request: new Request(ORIGIN), now: api.clock.now(), ports: api.ports },
      { userId, storeId: null, remember: false },
    );
    const cookies = new Map<string, string>();
    keepCookies(cookies, headers);
    return createClient((request) => api.api.fetch(request, { remoteAddress }), { origin: ORIGIN, cookies });
  }

  test('100 wrong codes of one account from many addresses: few are judged', async () => {
    const { code } = await show(desktop);
    const statuses: number[] = [];
    for (let i = 0; i < 100; i += 1)
      statuses.push((await claim(await phoneAt(`40.0.${i}.1`), other(code, i + 1))).status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(SIGN_IN_CODE_LIMITS.user.tries);
    expect(statuses.filter((status) => status === 429)).toHaveLength(100 - SIGN_IN_CODE_LIMITS.user.tries);
    expect((await claim(await phoneAt('41.0.0.1'), code)).status).toBe(429);
  }, 60_000);

  test('wrong codes of a hundred accounts, from as many addresses, keep nobody else from theirs', async () => {
    const { code } = await show(desktop);
    const users = await api.database.platformWrite((sql) =>
      sql
        .insertInto('users')
        .values(
          Array.from({ length: 100 }, (_, i) => ({
            email: `adivina${i}@prueba.co`,
            password_hash: 'none',
            first_name: 'A',
            last_name: 'B',
            created_at: api.clock.now(),
          })),
        )
        .returning('id')
        .execute(),
    );
    const statuses: number[] = [];
    for (const [i, { id }] of users.entries())
      statuses.push((await claim(await phoneAt(`50.0.${i}.1`, id), other(code, i + 1))).status);
    expect(new Set(statuses)).toEqual(new Set([422]));
    expect((await claim(phone, code)).status).toBe(200);
  }, 60_000);

  test('who types on after being refused takes nothing from others at the same address', async () => {
    const { code } = await show(desktop);
    const guesser = await phoneAt('55.0.0.1', api.people.viewer.userId);
    for (let i = 0; i < SIGN_IN_CODE_LIMITS.address.tries + 5; i += 1)
      await claim(guesser, other(code, i + 1));
    expect((await claim(await phoneAt('55.0.0.1'), code)).status).toBe(200);
  }, 60_000);

  test('many accounts at one address are bounded together; one refused there uses up nothing of its own', async () => {
    const { code } = await show(desktop);
    await api.database.platformWrite((sql) =>
      sql
        .insertInto('rate_limits')
        .values({
          key: 'code:address:56.0.0.1',
          used: SIGN_IN_CODE_LIMITS.address.tries - 1,
          resets_at: new Date(api.clock.now().getTime() + SIGN_IN_CODE_LIMITS.address.window),
        })
        .execute(),
    );
    const guesser = await phoneAt('56.0.0.1', api.people.viewer.userId);
    expect((await claim(guesser, other(code))).status).toBe(422);
    const here = await phoneAt('56.0.0.1');
    for (let i = 0; i <= SIGN_IN_CODE_LIMITS.user.tries; i += 1)
      expect((await claim(here, code)).status).toBe(429);
    expect((await claim(await phoneAt('57.0.0.1'), code)).status).toBe(200);
  });

  test('codes that were right use up nothing', async () => {
    for (let i = 0; i < SIGN_IN_CODE_LIMITS.user.tries + 2; i += 1) {
      const { code } = await show(desktop);
      expect((await claim(phone, code)).status).toBe(200);
    }
  });

  test('codes are shown to one address so often, and no more', async () => {
    const statuses: number[] = [];
    for (let i = 0; i <= SIGN_IN_CODE_LIMITS.shown.tries; i += 1)
      statuses.push((await desktop.post('/users/codes')).status);
    expect(statuses.at(-2)).toBe(201);
    expect(statuses.at(-1)).toBe(429);
  }, 60_000);

  test('what is no code of six digits is refused at its field', async () => {
    for (const code of ['12345', '1234567', 'abcdef', 123456, null])
      expect(await phone.post('/users/codes/claims', { code })).toMatchObject({ status: 422 });
  });
});
