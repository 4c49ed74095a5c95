import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RECOVERY_LIMITS, SIGN_IN_LIMITS } from '../../../domain/identity/sign-in-limits.ts';
import { SIGN_UP_LIMITS } from '../../../domain/identity/sign-up.ts';
import { ORIGIN } from '../../support/api.ts';
import { createClient, type TestClient } from '../../support/client.ts';
import { createUser } from '../../../server/modules/identity/accounts.ts';
import { createSignUpWorld, type SignUpWorld } from '../identity/sign-up-world.ts';

const PASSWORD = 'panela con queso a las seis';

let world: SignUpWorld;
let accounts = 0;

beforeAll(async () => {
  // What is counted does not depend on how dear a hash is.
  const passwords = {
    hash: async (password: string) => `plain ${password}`,
    verify: async (stored: string, password: string) => stored === `plain ${password}`,
  };
  world = await createSignUpWorld({ passwords });
}, 60_000);
afterAll(() => world.close());

/** An account of this try alone, and addresses of the net of this try alone. */
async function newAccount(): Promise<{ email: string; from(host: number): TestClient }> {
  accounts += 1;
  const number = accounts;
  const email = `cuenta${number}@correo.co`;
  const person = { email, password: PASSWORD, firstName: 'Ana', lastName: 'Ruiz', verified: true };
  if ((await createUser(world.test.ports, person)) === null) throw new Error(`${email} is taken`);
  return {
    email,
    from: (host) =>
      createClient((request) => world.test.api.fetch(request, { remoteAddress: `10.${number}.${host}.1` }), {
        origin: ORIGIN,
      }),
  };
}

/** One address, however it is written. */
const spelling = fc.array(fc.boolean(), { minLength: 30, maxLength: 30 });
const spell = (email: string, upper: boolean[]): string =>
  [...email].map((letter, at) => (upper[at] === true ? letter.toUpperCase() : letter)).join('');

/** Everything that a client chooses beside the address it is about. */
const claims = fc.record(
  {
    'x-forwarded-for': fc.ipV4(),
    'x-real-ip': fc.ipV6(),
    'cf-connecting-ip': fc.ipV4(),
    forwarded: fc.ipV4().map((address) => `for=${address}`),
    'user-agent': fc.stringMatching(/^[\w ./]{1,30}$/),
    'accept-language': fc.constantFrom('es', 'en', 'pt', 'de, *'),
    'x-user-email': fc.emailAddress(),
    'x-request-id': fc.uuid(),
  },
  { requiredKeys: [] },
);

describe('[CVE-2025-64526] a limit holds, whatever else the client varies', () => {
  test('tries of a password: of one address for one account', async () => {
    const attempt = fc.record({
      spelling,
      claims,
      remember: fc.boolean(),
      password: fc.string({ minLength: 1 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { minLength: 12, maxLength: 16 }), async (attempts) => {
        const { email, from } = await newAccount();
        const client = from(1);
        const seen: number[] = [];
        for (const { spelling: upper, claims: headers, ...rest } of attempts) {
          const { status } = await client.post(
            '/users/auth',
            { email: spell(email, upper), ...rest },
            { headers: headers as Record<string, string> },
          );
          seen.push(status);
        }
        const { tries } = SIGN_IN_LIMITS.addressAndAccount;
        expect(seen).toEqual(seen.map((_, at) => (at < tries ? 401 : 429)));
      }),
      { numRuns: 8 },
    );
  }, 60_000);

  test('mails for a forgotten password: from any address of the net', async () => {
    const ask = fc.record({ spelling, claims, host: fc.nat({ max: 200 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(ask, { minLength: 6, maxLength: 12 }), async (asks) => {
        const { email, from } = await newAccount();
        const seen: number[] = [];
        for (const { spelling: upper, claims: headers, host } of asks)
          seen.push(
            (
              await from(host).post(
                '/users/reset',
                { email: spell(email, upper) },
                { headers: headers as Record<string, string> },
              )
            ).status,
          );
        const { tries } = RECOVERY_LIMITS.account;
        expect(seen).toEqual(seen.map((_, at) => (at < tries ? 202 : 429)));
      }),
      { numRuns: 8 },
    );
  }, 60_000);
});

describe('[ASVS 2.4.1] messages that strangers cause', () => {
  test('to one phone, or one mailbox, are few in an hour, in whatever way they are asked for', async () => {
    const ask = fc.record({
      target: fc.constantFrom('phone' as const, 'email' as const),
      does: fc.constantFrom('begin' as const, 'begin' as const, 'again' as const, 'forgotten' as const),
      channel: fc.constantFrom('whatsapp', 'mail'),
      spelling,
      claims,
      host: fc.nat({ max: 250 }),
    });
    let nth = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(ask, { minLength: 20, maxLength: 30 }), async (asks) => {
        nth += 1;
        const victim = world.form();
        const sent = { phone: 0, email: 0, forgotten: 0 };
        let browser = world.browser();
        for (const { target, does, channel, spelling: upper, claims: chosen, host } of asks) {
          const headers = chosen as Record<string, string>;
          const email = spell(victim.email, upper);
          if (does === 'begin') {
            browser = world.browser(`11.${nth}.${host}.1`);
            const own = world.form();
            const body = target === 'phone' ? { ...own, phone: victim.phone } : { ...own, email };
            // A mailbox without an account gets its code by WhatsApp first: the phone is the other one.
            if ((await browser.post('/users', body, { headers })).status === 202) sent[target] += 1;
          } else if (does === 'again') {
            await world.idle();
            world.test.clock.advance(61_000);
            await browser.post('/users/sign-up/code', { channel }, { headers });
          } else if ((await browser.post('/users/reset', { email }, { headers })).status === 202)
            sent.forgotten += 1;
        }
        expect(sent.phone).toBeLessThanOrEqual(SIGN_UP_LIMITS.phone.tries);
        expect(sent.email).toBeLessThanOrEqual(SIGN_UP_LIMITS.account.tries);
        expect(sent.forgotten).toBeLessThanOrEqual(RECOVERY_LIMITS.account.tries);
        const { phone, account } = SIGN_UP_LIMITS;
        expect(world.sentTo(victim.phone).length).toBeLessThanOrEqual(phone.tries);
        expect(world.sentTo(victim.email).length).toBeLessThanOrEqual(
          account.tries + RECOVERY_LIMITS.account.tries,
        );
      }),
      { numRuns: 8 },
    );
  }, 120_000);
});

describe('[ASVS 6.3.1] tries of others', () => {
  test('keep no owner out who comes with the right password from a device that the account knows', async () => {
    const attempt = fc.record({ host: fc.nat({ max: 3 }), spelling, claims });
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { minLength: 30, maxLength: 50 }), async (attempts) => {
        const { email, from } = await newAccount();
        const own = from(0);
        expect((await own.post('/users/auth', { email, password: PASSWORD })).status).toBe(200);
        await own.post('/logout');
        for (const { host, spelling: upper, claims: headers } of attempts)
          await from(host).post(
            '/users/auth',
            { email: spell(email, upper), password: 'no-es-esta' },
            { headers: headers as Record<string, string> },
          );
        expect((await own.post('/users/auth', { email, password: PASSWORD })).status).toBe(200);
      }),
      { numRuns: 5 },
    );
  }, 60_000);
});

describe('[ASVS 6.3.8] nobody learns whether an address has an account', () => {
  const call = fc.oneof(
    fc.record({
      path: fc.constant('/users/auth'),
      over: fc.record({ password: fc.string({ minLength: 1, maxLength: 40 }) }),
    }),
    fc.record({ path: fc.constant('/users/reset'), over: fc.constant({}) }),
    fc.record({
      path: fc.constant('/users'),
      over: fc.record(
        {
          password: fc.constantFrom(PASSWORD, 'corta', '12345678'),
          first_name: fc.constantFrom('Ana', '', '9'),
        },
        { requiredKeys: ['password'] },
      ),
    }),
  );

  test('an address that has one is answered like one that has none: status, sentence, headers', async () => {
    await fc.assert(
      fc.asyncProperty(call, spelling, async ({ path, over }, upper) => {
        const { email, from } = await newAccount();
        const answerFor = async (address: string, host: number) => {
          const { email: _, ...form } = world.form();
          const whole = path === '/users' ? { ...form, ...over } : over;
          const { status, body, headers } = await from(host).post<Record<string, unknown>>(path, {
            ...whole,
            email: spell(address, upper),
          });
          // What the caller typed itself, and the number of the call, differ in any case.
          const said = Object.fromEntries(
            Object.entries(body).filter(([key]) => !['sent_to', 'phone', 'request_id'].includes(key)),
          );
          return { status, said, headers: [...headers.keys()].toSorted() };
        };
        const known = await answerFor(email, 1);
        const unknown = await answerFor(email.replace('cuenta', 'ajena_'), 2);
        expect(known).toEqual(unknown);
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});
