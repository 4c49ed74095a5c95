import { afterEach, beforeEach, expect, test } from 'vitest';
import { SIGN_IN_LIMITS } from '../../../domain/identity/sign-in-limits.ts';
import { createProxyList } from '../../../server/adapters/proxy-list.ts';
import { createTestApi, ORIGIN, type TestApi } from '../../support/api.ts';
import { createClient, type TestClient } from '../../support/client.ts';
import { PASSWORD } from '../../support/people.ts';

let api: TestApi;

beforeEach(async () => {
  api = await createTestApi();
});
afterEach(() => api.close());

/** A browser behind an address of its own. */
function at(remoteAddress: string): TestClient {
  return createClient((request) => api.api.fetch(request, { remoteAddress }), { origin: ORIGIN });
}

function tryIn(client: TestClient, over: object = {}, headers: Record<string, string> = {}) {
  const body = { email: api.people.owner.email, password: 'no-es-esta', ...over };
  return client.post<{ code: string; retry_after: number }>('/users/auth', body, { headers });
}

const statuses = async (count: number, work: (i: number) => Promise<{ status: number }>) => {
  const seen: number[] = [];
  for (let i = 0; i < count; i += 1) seen.push((await work(i)).status);
  return seen;
};

const { addressAndAccount, account } = SIGN_IN_LIMITS;

test('an address has few tries for an account; the answer names the wait, which does not grow by trying on', async () => {
  const client = at('10.0.0.1');
  const seen = await statuses(addressAndAccount.tries + 1, () => tryIn(client));
  expect(seen).toEqual([...Array(addressAndAccount.tries).fill(401), 429]);
  const refused = await tryIn(client, { password: PASSWORD });
  expect(refused.body.code).toBe('too_many_requests');
  expect(refused.body.retry_after).toBeGreaterThan(0);
  expect(refused.headers.get('retry-after')).toBe(String(refused.body.retry_after));
  api.clock.advance(addressAndAccount.window / 2);
  expect((await tryIn(client)).body.retry_after).toBeLessThanOrEqual(addressAndAccount.window / 2000);
  api.clock.advance(addressAndAccount.window / 2 + 1000);
  expect((await tryIn(client, { password: PASSWORD })).status).toBe(200);
});

test('tries in parallel count like tries in a row', async () => {
  const client = at('10.0.0.2');
  const answers = await Promise.all(Array.from({ length: 12 }, () => tryIn(client)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(addressAndAccount.tries);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(12 - addressAndAccount.tries);
});

test('nothing that the client may vary starts a new count', async () => {
  const { email } = api.people.owner;
  const variants: [object, Record<string, string>][] = [
    [{ email: email.toUpperCase() }, {}],
    [{ email: ` ${email}` }, {}],
    [{ remember: true }, {}],
    [{}, { 'x-forwarded-for': '1.2.3.4' }],
    [{}, { 'x-forwarded-for': '5.6.7.8', 'x-real-ip': '5.6.7.8', forwarded: 'for=5.6.7.8' }],
    [{}, { 'user-agent': 'another', 'accept-language': 'pt', 'x-user-email': 'other@prueba.co' }],
  ];
  const client = at('10.0.0.3');
  const seen = await statuses(variants.length, (i) => tryIn(client, ...(variants[i] ?? [])));
  expect(seen.at(-1)).toBe(429);
});

test('the address behind a trusted proxy counts, whatever the client wrote before it', async () => {
  const settings = { ...api.ports.settings, isTrustedProxy: createProxyList(['10.9.0.0/16']) };
  const proxied = await createTestApi({ ports: { settings } });
  const client = createClient((request) => proxied.api.fetch(request, { remoteAddress: '10.9.9.9' }), {
    origin: ORIGIN,
  });
  const from = (forwarded: string) =>
    client.post(
      '/users/auth',
      { email: proxied.people.owner.email, password: 'no-es-esta' },
      { headers: { 'x-forwarded-for': forwarded } },
    );
  const seen = await statuses(addressAndAccount.tries + 1, (i) => from(`6.6.6.${i}, 20.0.0.1`));
  expect(seen.at(-1)).toBe(429);
  expect((await from('6.6.6.6, 20.0.0.2')).status).toBe(401);
  await proxied.close();
});

test('an account has tries from all addresses together, and its owner’s own device stays welcome', async () => {
  const phone = at('30.0.0.1');
  expect((await tryIn(phone, { password: PASSWORD })).status).toBe(200);
  await phone.post('/logout');

  const seen = await statuses(account.tries + 1, (i) => tryIn(at(`40.0.${i}.1`)));
  expect(seen).toEqual([...Array(account.tries).fill(401), 429]);
  expect((await tryIn(at('50.0.0.1'), { password: PASSWORD })).status).toBe(429);
  expect((await tryIn(phone, { password: PASSWORD })).status).toBe(200);

  api.clock.advance(account.window + 1000);
  expect((await tryIn(at('50.0.0.1'), { password: PASSWORD })).status).toBe(200);
}, 60_000);

test('whatever others do from the same address, a device that the account knows comes in with the right password', async () => {
  const phone = at('35.0.0.1');
  expect((await tryIn(phone, { password: PASSWORD })).status).toBe(200);
  await phone.post('/logout');
  const { address } = SIGN_IN_LIMITS;
  const seen = await statuses(address.tries + 5, (i) =>
    tryIn(at('35.0.0.1'), { email: i % 2 === 0 ? `nadie${i}@prueba.co` : api.people.owner.email }),
  );
  expect(seen.at(-1)).toBe(429);
  expect((await tryIn(at('35.0.0.1'), { password: PASSWORD })).status).toBe(429);
  expect((await tryIn(phone, { password: PASSWORD })).status).toBe(200);

  // Its own wrong tries are bounded: it may have been stolen.
  await phone.post('/logout');
  const own = await statuses(SIGN_IN_LIMITS.device.tries + 1, () => tryIn(phone));
  expect(own).toEqual([...Array(SIGN_IN_LIMITS.device.tries).fill(401), 429]);
}, 60_000);

test('one address cannot use up the tries of an account', async () => {
  const flood = at('60.0.0.1');
  await statuses(account.tries + 5, () => tryIn(flood));
  expect((await tryIn(at('60.0.0.2'), { password: PASSWORD })).status).toBe(200);
});

test('a known device is known to its own account only', async () => {
  const phone = at('70.0.0.1');
  await tryIn(phone, { password: PASSWORD });
  const { email } = api.people.admin;
  const seen = await statuses(addressAndAccount.tries + 1, () => tryIn(phone, { email }));
  expect(seen.at(-1)).toBe(429);
});

test('right passwords use up nothing', async () => {
  const client = at('80.0.0.1');
  const seen = await statuses(account.tries + 2, () => tryIn(client, { password: PASSWORD }));
  expect(new Set(seen)).toEqual(new Set([200]));
  const rows = await api.database.platform((sql) => sql.selectFrom('rate_limits').selectAll().execute());
  expect(rows.every(({ used }) => used === 0)).toBe(true);
  expect(JSON.stringify(rows)).not.toContain(api.people.owner.email);
}, 60_000);
