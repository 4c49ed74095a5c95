import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIGN_UP_CODE, UNPROVEN_ACCOUNTS } from '../../../domain/identity/sign-up.ts';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import type { SignUpState } from '../../../domain/identity/sign-in-answers.ts';
import type { TestClient } from '../../support/client.ts';
import { createSignUpWorld, INFORMATION, type SignUpWorld } from '../identity/sign-up-world.ts';

type Form = ReturnType<SignUpWorld['form']>;

const HOUR = 60 * 60 * 1000;
const NEW_PASSWORD = 'una clave nueva de la dueña';

let world: SignUpWorld;

beforeAll(async () => {
  world = await createSignUpWorld();
});
afterAll(() => world.close());

const finish = (browser: TestClient) => browser.put<SessionInfo>('/users/sign-up/information', INFORMATION);

/** A sign-up of somebody with a phone of their own, up to the code that WhatsApp brings to it. */
async function confirmed(form: Form): Promise<TestClient> {
  const browser = world.browser();
  expect((await browser.post('/users', form)).status).toBe(202);
  expect((await browser.post('/users/sign-up/verify', { code: await world.code(form.phone) })).status).toBe(
    200,
  );
  return browser;
}

async function open(form: Form): Promise<SessionInfo> {
  return (await finish(await confirmed(form))).body;
}

const strangerAt = (email: string, n: number): Form => ({
  ...world.form(),
  email,
  password: `la clave del extraño ${n}`,
});

const enter = (email: string, password: string) =>
  world.browser().post<SessionInfo>('/users/auth', { email, password });

const setPassword = (token: string) =>
  world.browser().put('/users/change-password', { token, password: NEW_PASSWORD });

/** Each link of the mail for a new password, by the last digits of the phone that stands beside it. */
async function linksByPhone(email: string): Promise<Map<string, string>> {
  expect((await world.browser().post('/users/reset', { email })).status).toBe(202);
  const mailed = () => world.sentTo(email).find(({ text }) => text?.includes('/reset?token='))?.text;
  await expect.poll(mailed, { timeout: 10_000 }).toBeDefined();
  const links = (mailed() ?? '').matchAll(/(\d{4}):\s+\S+\/reset\?token=([\w-]+)/g);
  return new Map([...links].map(([, ending = '', token = '']) => [ending, token]));
}

test('however many strangers name an address later, the password of who opened an account with it opens that one', async () => {
  const victim = world.form();
  const own = await open(victim);
  for (let n = 1; n <= UNPROVEN_ACCOUNTS + 1; n += 1) {
    world.test.clock.advance(HOUR);
    const browser = world.browser();
    const form = strangerAt(victim.email, n);
    expect((await browser.post('/users', form)).status).toBe(202);
    await world.idle();
    const [message] = world.sentTo(form.phone);
    const code = /\b\d{4}\b/.exec(message?.text ?? '')?.[0];
    if (code === undefined) continue;
    expect((await browser.post('/users/sign-up/verify', { code })).status).toBe(200);
    expect((await finish(browser)).status).toBe(201);
  }
  const entered = await enter(victim.email, victim.password);
  expect([entered.status, entered.body.user?.user_id]).toEqual([200, own.user.user_id]);
}, 60_000);

test('the mail for a new password has a link for each account that names the address; the one chosen gets it, with its own store', async () => {
  const victim = world.form();
  const own = await open(victim);
  const stranger = strangerAt(victim.email, 1);
  await open(stranger);

  const links = await linksByPhone(victim.email);
  expect([...links.keys()].sort()).toEqual(
    [victim.phone, stranger.phone].map((phone) => phone.slice(-4)).sort(),
  );
  expect((await setPassword(links.get(victim.phone.slice(-4)) ?? '')).status).toBe(204);
  const entered = await enter(victim.email, NEW_PASSWORD);
  expect([entered.body.user?.user_id, entered.body.store?.id]).toEqual([own.user.user_id, own.store?.id]);

  // The address is proven: the other link is worth nothing.
  expect((await setPassword(links.get(stranger.phone.slice(-4)) ?? '')).status).toBe(404);
}, 60_000);

test('an address that so many accounts name without proof gets its next code by mail, which proves it', async () => {
  const victim = world.form();
  for (let n = 1; n <= UNPROVEN_ACCOUNTS; n += 1) {
    world.test.clock.advance(HOUR);
    await open(strangerAt(victim.email, n));
  }
  world.test.clock.advance(HOUR);
  const browser = world.browser();
  expect((await browser.post('/users', victim)).status).toBe(202);
  await world.idle();
  const { body } = await browser.get<SignUpState>('/users/sign-up');
  expect([body.channel, body.digits]).toEqual(['mail', SIGN_UP_CODE.digits.mail]);
  expect(world.sentTo(victim.phone)).toEqual([]);
  const code = world
    .sentTo(victim.email)
    .map(({ text }) => /\b\d{6}\b/.exec(text ?? '')?.[0])
    .find((found) => found !== undefined);
  expect((await browser.post('/users/sign-up/verify', { code })).status).toBe(200);
  const opened = await finish(browser);
  expect(opened.status).toBe(201);
  const entered = await enter(victim.email, victim.password);
  expect(entered.body.user?.user_id).toBe(opened.body.user.user_id);
}, 60_000);

test('of sign-ups that finish at the same time, no more than the address may have are opened', async () => {
  const { email } = world.form();
  const browsers: TestClient[] = [];
  for (let n = 0; n <= UNPROVEN_ACCOUNTS; n += 1) browsers.push(await confirmed(strangerAt(email, n)));
  const answers = await Promise.all(browsers.map(finish));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(UNPROVEN_ACCOUNTS).fill(201), 404]);
}, 60_000);
