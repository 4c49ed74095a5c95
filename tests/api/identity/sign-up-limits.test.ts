import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIGN_UP_CODE, SIGN_UP_LIMITS } from '../../../domain/identity/sign-up.ts';
import { createSignUpWorld, type SignUpWorld } from './sign-up-world.ts';

let world: SignUpWorld;

beforeAll(async () => {
  // Hashing is not what is counted here.
  const passwords = { hash: async (password: string) => password, verify: async () => false };
  world = await createSignUpWorld({ passwords });
});
afterAll(() => world.close());

test('[AUT-03] 100 wrong codes from many addresses, over many sign-ups of one phone, never pass the limit', async () => {
  const { phone } = world.form();
  let judged = 0;
  let refused = 0;
  for (let i = 0; i < 100; i += 1) {
    const browser = world.browser(`20.0.${i}.1`);
    const begun = await browser.post('/users', { ...world.form(), phone });
    if (begun.status === 429) {
      // After an hour the next codes are allowed again, up to the limit of the day.
      await world.later(SIGN_UP_LIMITS.phone.window + 1000);
      await browser.post('/users', { ...world.form(), phone });
    }
    const { status } = await browser.post('/users/sign-up/verify', { code: String(1000 + i) });
    if (status === 422) judged += 1;
    if (status === 429) refused += 1;
  }
  expect({ judged, refused }).toEqual({
    judged: SIGN_UP_LIMITS.wrongCodes.tries,
    refused: 100 - SIGN_UP_LIMITS.wrongCodes.tries,
  });
}, 120_000);

test('100 wrong codes for one address of mail, from as many phones, names and addresses of the net, never pass the limit', async () => {
  const { email } = world.form();
  const judged: number[] = [];
  for (let i = 0; i < 100; i += 1) {
    const browser = world.browser(`21.0.${i}.1`);
    const spelling = i % 2 === 0 ? email : email.toUpperCase();
    const begin = () => browser.post('/users', { ...world.form(), email: spelling });
    if ((await begin()).status === 429) {
      await world.later(SIGN_UP_LIMITS.account.window + 1000);
      await begin();
    }
    const { status } = await browser.post('/users/sign-up/verify', { code: String(1000 + i) });
    if (status === 422) judged.push(i);
  }
  expect(judged).toHaveLength(SIGN_UP_LIMITS.wrongCodes.tries);
}, 120_000);

test('a phone, an address of mail and an address of the net get so many codes an hour', async () => {
  const begin = async (over: object, address: string) =>
    (await world.browser(address).post('/users', { ...world.form(), ...over })).status;
  const statuses = async (count: number, work: (i: number) => Promise<number>) => {
    const seen: number[] = [];
    for (let i = 0; i < count; i += 1) seen.push(await work(i));
    return seen;
  };
  const { phone, email } = world.form();
  const { phone: ofPhone, account, address } = SIGN_UP_LIMITS;
  const full = (tries: number) => [...Array(tries).fill(202), 429];
  expect(await statuses(ofPhone.tries + 1, (i) => begin({ phone }, `30.0.${i}.1`))).toEqual(
    full(ofPhone.tries),
  );
  const spellings = [email, email.toUpperCase()];
  expect(await statuses(account.tries + 1, (i) => begin({ email: spellings[i % 2] }, `31.0.${i}.1`))).toEqual(
    full(account.tries),
  );
  expect(await statuses(address.tries + 1, () => begin({}, '32.0.0.1'))).toEqual(full(address.tries));
}, 60_000);

test('each new code counts as one that was sent', async () => {
  const browser = world.browser();
  await browser.post('/users', world.form());
  const seen: number[] = [];
  for (let i = 0; i < SIGN_UP_LIMITS.phone.tries; i += 1) {
    await world.later(SIGN_UP_CODE.pause);
    seen.push((await browser.post('/users/sign-up/code', { channel: 'whatsapp' })).status);
  }
  expect(seen).toEqual([...Array(SIGN_UP_LIMITS.phone.tries - 1).fill(202), 429]);
});
