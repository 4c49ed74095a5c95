import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIGN_IN_CODE } from '../../../domain/identity/sign-in-limits.ts';
import { SIGN_UP_CODE } from '../../../domain/identity/sign-up.ts';
import { ORIGIN, signedIn } from '../../support/api.ts';
import { createClient, type TestClient } from '../../support/client.ts';
import { createSignUpWorld, type SignUpWorld } from '../identity/sign-up-world.ts';

let world: SignUpWorld;
let hosts = 0;

beforeAll(async () => {
  world = await createSignUpWorld();
}, 60_000);
afterAll(() => world.close());

/** A browser behind an address of the net of its own. */
function browserAt(): TestClient {
  hosts += 1;
  const remoteAddress = `12.${hosts >> 8}.${hosts & 255}.1`;
  return createClient((request) => world.test.api.fetch(request, { remoteAddress }), { origin: ORIGIN });
}

/** Of as many digits, and another number. */
const wrong = (code: string, by: number): string =>
  String((Number(code) + by) % 10 ** code.length).padStart(code.length, '0');

const minutes = (most: number) => fc.integer({ min: 0, max: most * 60_000 });

test('[ASVS 6.5.1] a code of a sign-up opens once, in its browser, within its time and tries, until the next is sent', async () => {
  const step = fc.oneof(
    fc.record({ does: fc.constant('wrong' as const), by: fc.integer({ min: 1, max: 9999 }) }),
    fc.record({ does: fc.constant('stranger' as const) }),
    fc.record({ does: fc.constant('former' as const) }),
    fc.record({ does: fc.constant('next' as const) }),
    fc.record({ does: fc.constant('wait' as const), time: minutes(7) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const form = world.form();
      const browser = browserAt();
      expect((await browser.post('/users', form)).status).toBe(202);
      const codes = [await world.code(form.phone)];
      const verify = async (from: TestClient, code: string) =>
        (await from.post('/users/sign-up/verify', { code })).status;
      let age = 0;
      let tries: number = SIGN_UP_CODE.tries;
      for (const one of steps) {
        const code = codes.at(-1) ?? '';
        if (one.does === 'wait') {
          world.test.clock.advance(one.time);
          age += one.time;
        } else if (one.does === 'wrong') {
          expect(await verify(browser, wrong(code, one.by))).toBe(422);
          tries -= 1;
        } else if (one.does === 'stranger') expect(await verify(browserAt(), code)).toBe(404);
        else if (one.does === 'former' && codes.length > 1 && codes[0] !== code) {
          expect(await verify(browser, codes[0] ?? '')).toBe(422);
          tries -= 1;
        } else if (one.does === 'next') {
          world.test.clock.advance(SIGN_UP_CODE.pause);
          age += SIGN_UP_CODE.pause;
          const { status } = await browser.post('/users/sign-up/code', { channel: 'whatsapp' });
          if (status !== 202) continue;
          codes.push(await world.code(form.phone, codes.length + 1));
          [age, tries] = [0, SIGN_UP_CODE.tries];
        }
      }
      const good = age < SIGN_UP_CODE.lifetime - 60_000 && tries > 0;
      // Within a minute of its end the clock that runs decides.
      if (!good && tries > 0 && age < SIGN_UP_CODE.lifetime) return;
      expect(await verify(browser, codes.at(-1) ?? '')).toBe(good ? 200 : 422);
      // The answer may have been lost: its own browser may ask again, and nobody else.
      if (good) expect(await verify(browserAt(), codes.at(-1) ?? '')).toBe(404);
    }),
    { numRuns: 12 },
  );
}, 120_000);

test('[ASVS 6.5.1] a code of the desktop signs in the browser that shows it, once, after a yes, within its time', async () => {
  const { storeId, people } = world.test;
  expect(storeId).toBeGreaterThan(0);
  const step = fc.constantFrom(
    'wrong' as const,
    'other phone' as const,
    'claim' as const,
    'no' as const,
    'yes' as const,
    'stranger enters' as const,
    'late' as const,
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      const screen = browserAt();
      const phone = await signedIn(world.test, 'owner');
      const other = await signedIn(world.test, 'admin');
      const { body } = await screen.post<{ code: string }>('/users/codes', {});
      const { code } = body;
      let state: 'waiting' | 'claimed' | 'approved' | 'refused' | 'over' = 'waiting';
      const claim = async (from: TestClient) => (await from.post('/users/codes/claims', { code })).status;
      const decide = async (allow: boolean) =>
        (await phone.put('/users/codes/claims', { code, allow })).status;
      for (const does of steps) {
        if (does === 'wrong') {
          const tried = await phone.post('/users/codes/claims', { code: wrong(code, 1) });
          expect([422, 429]).toContain(tried.status);
          if (tried.status === 429) world.test.clock.advance(11 * 60_000);
          if (tried.status === 429) state = 'over';
        } else if (does === 'claim') {
          const status = await claim(phone);
          const may = state === 'waiting' || state === 'claimed';
          if (status !== 429) expect([does, state, status]).toEqual([does, state, may ? 200 : 422]);
          if (status === 200) state = 'claimed';
        } else if (does === 'other phone') {
          // Of two phones the first one has it.
          if (state !== 'waiting') expect(await claim(other)).not.toBe(200);
        } else if (does === 'yes' || does === 'no') {
          const status = await decide(does === 'yes');
          expect([does, state, status]).toEqual([does, state, state === 'claimed' ? 204 : 404]);
          if (status === 204) state = does === 'yes' ? 'approved' : 'refused';
        } else if (does === 'stranger enters') {
          const stranger = browserAt();
          expect((await stranger.post('/users/codes/session', {})).status).toBeGreaterThanOrEqual(400);
        } else {
          world.test.clock.advance(SIGN_IN_CODE.lifetime + SIGN_IN_CODE.decision);
          state = 'over';
        }
      }
      const entered = await screen.post('/users/codes/session', {});
      expect([state, entered.status < 300]).toEqual([state, state === 'approved']);
      if (entered.status < 300) {
        expect(
          (await screen.get<{ user: { user_email: string } }>('/users/token')).body.user.user_email,
        ).toBe(people.owner.email);
        expect((await browserWith(screen).post('/users/codes/session', {})).status).toBeGreaterThanOrEqual(
          400,
        );
      }
      world.test.clock.advance(11 * 60_000);
    }),
    { numRuns: 40 },
  );
}, 120_000);

/** The same cookies in another browser: somebody who copied them. */
function browserWith({ cookies }: TestClient): TestClient {
  const copy = browserAt();
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
}
