import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { INVITATION_LIMITS, SIGN_UP_CODE, SIGN_UP_LIMITS } from '../../../domain/identity/sign-up.ts';
import {
  RECOVERY_LIMITS,
  SIGN_IN_CODE_LIMITS,
  SIGN_IN_LIMITS,
} from '../../../domain/identity/sign-in-limits.ts';
import { ApiError } from '../../../server/errors.ts';
import { createUser } from '../../../server/modules/identity/accounts.ts';
import { countTry, giveBack, type Limit } from '../../../server/modules/identity/rate-limit.ts';
import { storeFile } from '../../../server/modules/files/store-file.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openFresh } from '../../support/lent-database.ts';
import { productResources } from '../../support/resources.ts';
import { createSignUpWorld, type SignUpWorld } from '../identity/sign-up-world.ts';

const HOUR = 60 * 60 * 1000;
const PASSWORD = 'panela con queso a las seis';

/** The statuses of calls that are all under way at once, and how many there are of each. */
async function atOnce(
  calls: number,
  call: (nth: number) => Promise<{ status: number }>,
): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: calls }, (_, nth) => call(nth)));
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('[CVE-2026-47741] calls at once never pass a limit together', () => {
  let world: SignUpWorld;
  let owner: TestClient;
  let names = 0;

  beforeAll(async () => {
    // Hashing is not what is counted here.
    const passwords = {
      hash: async (password: string) => `plain ${password}`,
      verify: async (stored: string, password: string) => stored === `plain ${password}`,
    };
    const database = await openFresh(productResources());
    world = await createSignUpWorld({ passwords }, { database });
    owner = await signedIn(world.test, 'owner');
  }, 120_000);
  afterAll(() => world.close());

  async function account(): Promise<string> {
    names += 1;
    const email = `limite${names}@correo.co`;
    const person = { email, password: PASSWORD, firstName: 'Ana', lastName: 'Ruiz', verified: true };
    expect(await createUser(world.test.ports, person)).not.toBeNull();
    return email;
  }

  test('whatever tries, refunds and keys there are, in whatever order they arrive', async () => {
    const { database } = world.test;
    const wish = fc.record({
      keys: fc.subarray(['a', 'b', 'c'], { minLength: 1 }),
      refunds: fc.boolean(),
    });
    const room = fc.record({ a: fc.nat(6), b: fc.nat(6), c: fc.nat(6) });
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 24 }), room, async (wishes, tries) => {
        names += 1;
        const run = names;
        const limitOf = (key: 'a' | 'b' | 'c'): Limit => ({
          key: `property:${run}:${key}`,
          tries: tries[key],
          window: HOUR,
        });
        // Calls that passed and were not given back; the most that there were at a time.
        const under = { a: 0, b: 0, c: 0 };
        const most = { a: 0, b: 0, c: 0 };
        let refunded = false;
        await Promise.all(
          wishes.map(async ({ keys, refunds }) => {
            const named = keys.map((key) => key as 'a' | 'b' | 'c');
            const limits = named.map(limitOf);
            try {
              await countTry(database, limits, world.test.clock.now());
            } catch (error) {
              expect(error).toBeInstanceOf(ApiError);
              return;
            }
            for (const key of named) {
              under[key] += 1;
              most[key] = Math.max(most[key], under[key]);
            }
            if (!refunds) return;
            refunded = true;
            for (const key of named) under[key] -= 1;
            await giveBack(database, { forget: [], refund: limits });
          }),
        );
        for (const key of ['a', 'b', 'c'] as const) expect(most[key]).toBeLessThanOrEqual(tries[key]);
        // With one key and nothing given back, no room is left unused either.
        if (!refunded && wishes.every(({ keys }) => keys.length === 1))
          for (const key of ['a', 'b', 'c'] as const) {
            const wanted = wishes.filter(({ keys }) => keys[0] === key).length;
            expect(most[key]).toBe(Math.min(wanted, tries[key]));
          }
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  test('passwords, of one address and of all addresses together', async () => {
    const { addressAndAccount, account: ofAccount } = SIGN_IN_LIMITS;
    const wrong = async (email: string, address: string) =>
      world.browser(address).post('/users/auth', { email, password: 'no-es-esta' });
    const one = await account();
    expect(await atOnce(25, () => wrong(one, '40.0.0.1'))).toEqual({
      401: addressAndAccount.tries,
      429: 25 - addressAndAccount.tries,
    });
    const other = await account();
    expect(await atOnce(50, (nth) => wrong(other, `41.0.${nth}.1`))).toEqual({
      401: ofAccount.tries,
      429: 50 - ofAccount.tries,
    });
  }, 60_000);

  test('mails for a new password', async () => {
    const email = await account();
    const seen = await atOnce(12, (nth) => world.browser(`42.0.${nth}.1`).post('/users/reset', { email }));
    expect(seen).toEqual({ 202: RECOVERY_LIMITS.account.tries, 429: 12 - RECOVERY_LIMITS.account.tries });
    await world.idle();
    expect(world.sentTo(email)).toHaveLength(RECOVERY_LIMITS.account.tries);
  }, 60_000);

  test('codes that are sent to one phone', async () => {
    const { phone } = world.form();
    const begin = (nth: number) => world.browser(`43.0.${nth}.1`).post('/users', { ...world.form(), phone });
    const { tries } = SIGN_UP_LIMITS.phone;
    expect(await atOnce(15, begin)).toEqual({ 202: tries, 429: 15 - tries });
    await world.idle();
    expect(world.sentTo(phone).length).toBeLessThanOrEqual(tries);
  }, 60_000);

  test('guesses of one code; afterwards the right one opens nothing either', async () => {
    const form = world.form();
    const browser = world.browser('44.0.0.1');
    expect((await browser.post('/users', form)).status).toBe(202);
    const right = await world.code(form.phone);
    const guesses = Array.from({ length: 15 }, (_, nth) => String(1000 + nth)).filter(
      (code) => code !== right,
    );
    const tried = await Promise.all(
      guesses.map((code) =>
        browser.post<{ errors?: { code: { key: string } } }>('/users/sign-up/verify', { code }),
      ),
    );
    const judged = tried.filter(({ body }) => body.errors?.code.key === 'wrong_code');
    // The last try says that the code is over.
    expect(judged).toHaveLength(SIGN_UP_CODE.tries - 1);
    expect((await browser.post('/users/sign-up/verify', { code: right })).status).toBe(422);
  }, 60_000);

  test('codes of a screen that one user types', async () => {
    const user = await signedIn(world.test, 'outsider');
    const type = (nth: number) => user.post('/users/codes/claims', { code: String(100_000 + nth) });
    const { tries } = SIGN_IN_CODE_LIMITS.user;
    expect(await atOnce(15, type)).toEqual({ 422: tries, 429: 15 - tries });
  }, 60_000);

  test('invitations: one of each address, and so many of a store in a day', async () => {
    const path = `/stores/${world.test.storeId}/users/invitations`;
    const person = { first_name: 'Lina', last_name: 'Mesa', all_permissions: true };
    const same = { ...person, email: 'misma@correo.co' };
    const { recipient, store } = INVITATION_LIMITS;
    expect(await atOnce(8, () => owner.post(path, same))).toEqual({
      201: 1,
      422: recipient.tries - 1,
      429: 8 - recipient.tries,
    });
    const others = (nth: number) => owner.post(path, { ...person, email: `otra${nth}@correo.co` });
    // Those of one address count as well, also the refused.
    expect(await atOnce(store.tries, others)).toEqual({ 201: store.tries - 8, 429: 8 });
  }, 60_000);

  test('room for files: what a plan has, to the byte', async () => {
    const { ports, storeId, clock } = world.test;
    const owned = { ports, storeId, features: { max_file_megabytes: 1 }, now: clock.now() };
    const file = { body: new Uint8Array(300_000), contentType: 'application/pdf', extension: 'pdf' };
    const keep = async () => {
      try {
        await storeFile(owned, file);
        return { status: 201 };
      } catch (error) {
        if (error instanceof ApiError && error.code === 'plan_limit') return { status: 403 };
        throw error;
      }
    };
    expect(await atOnce(9, keep)).toEqual({ 201: 3, 403: 6 });
  }, 60_000);
});
