import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEVICE_ACCOUNTS, SIGN_IN_LIMITS } from '../../../domain/identity/sign-in-limits.ts';
import { createUser } from '../../../server/modules/identity/accounts.ts';
import { createTestApi, ORIGIN, type TestApi } from '../../support/api.ts';
import { createClient, type TestClient } from '../../support/client.ts';
import { PASSWORD } from '../../support/people.ts';

/** Bytes that a browser keeps of one cookie. */
const COOKIE_LIMIT = 4096;
const YEAR = 365 * 24 * 60 * 60 * 1000;

let api: TestApi;

beforeEach(async () => {
  api = await createTestApi();
});
afterEach(() => api.close());

/** A browser behind the one address of the shop. */
const browser = (): TestClient =>
  createClient((request) => api.api.fetch(request, { remoteAddress: '10.7.0.1' }), { origin: ORIGIN });

const enter = async (client: TestClient, email: string, password = PASSWORD): Promise<number> =>
  (await client.post('/users/auth', { email, password })).status;

/** Wrong tries until nobody at the address gets in to the account from a device that it does not know. */
async function flood(email: string): Promise<void> {
  const stranger = browser();
  for (let i = 0; i <= SIGN_IN_LIMITS.addressAndAccount.tries; i += 1)
    await enter(stranger, email, 'no-es-esta');
  expect(await enter(browser(), email)).toBe(429);
}

async function newPeople(count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, n) => `turno${n}@prueba.co`);
  for (const email of emails)
    await createUser(api.ports, { email, password: PASSWORD, firstName: 'Luz', lastName: 'Mar' });
  return emails;
}

test('two people who share a phone each stay known to it', async () => {
  const phone = browser();
  const emails = [api.people.owner.email, api.people.seller.email];
  for (const email of emails) expect(await enter(phone, email)).toBe(200);
  for (const email of emails) await flood(email);
  for (const email of emails) expect(await enter(phone, email)).toBe(200);
}, 60_000);

test('wrong passwords of one of them keep the other from nothing', async () => {
  const phone = browser();
  const [first, second] = [api.people.owner.email, api.people.seller.email];
  for (const email of [first, second]) expect(await enter(phone, email)).toBe(200);
  for (let i = 0; i <= SIGN_IN_LIMITS.device.tries; i += 1) await enter(phone, first, 'no-es-esta');
  expect(await enter(phone, first)).toBe(429);
  expect(await enter(phone, second)).toBe(200);
}, 60_000);

test('a phone is known to so many accounts, the last used, in one cookie that browsers keep', async () => {
  const phone = browser();
  const emails = await newPeople(DEVICE_ACCOUNTS + 1);
  for (const email of emails) expect(await enter(phone, email)).toBe(200);
  expect((phone.cookies.get('tendero_device') ?? '').length).toBeLessThan(COOKIE_LIMIT / 2);
  const [oldest = '', next = ''] = emails;
  for (const email of [oldest, next]) await flood(email);
  expect(await enter(phone, oldest)).toBe(429);
  expect(await enter(phone, next)).toBe(200);
}, 120_000);

test('an account that was not used for a year is forgotten, whoever else used the phone', async () => {
  const phone = browser();
  const [first, second] = [api.people.owner.email, api.people.seller.email];
  expect(await enter(phone, first)).toBe(200);
  api.clock.advance(YEAR / 2);
  expect(await enter(phone, second)).toBe(200);
  api.clock.advance(YEAR / 2 + 60_000);
  for (const email of [first, second]) await flood(email);
  expect(await enter(phone, first)).toBe(429);
  expect(await enter(phone, second)).toBe(200);
}, 60_000);
