import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIGN_UP_CODE, WELCOME_LIMIT } from '../../../domain/identity/sign-up.ts';
import type { SignUpState } from '../../../domain/identity/sign-in-answers.ts';
import type { TestClient } from '../../support/client.ts';
import { createSignUpWorld, INFORMATION, type SignUpWorld } from './sign-up-world.ts';

let world: SignUpWorld;

beforeAll(async () => {
  world = await createSignUpWorld();
});
afterAll(() => world.close());

/** A browser that has just opened a store. */
async function newcomer(): Promise<{ browser: TestClient; form: ReturnType<SignUpWorld['form']> }> {
  const form = world.form();
  const browser = world.browser();
  expect((await browser.post('/users', form)).status).toBe(202);
  const code = await world.code(form.phone);
  expect((await browser.post<SignUpState>('/users/sign-up/verify', { code })).status).toBe(200);
  expect((await browser.put('/users/sign-up/information', INFORMATION)).status).toBe(201);
  return { browser, form };
}

const mailsTo = (email: string) =>
  world.sentTo(email).filter((message) => message.text.includes('Agrega tu primer producto'));

test('who has opened a store is welcomed once, with its name and where to enter', async () => {
  const form = world.form();
  const browser = world.browser();
  await browser.post('/users', form);
  await world.code(form.phone);
  world.test.clock.advance(SIGN_UP_CODE.pause);
  await browser.post('/users/sign-up/code', { channel: 'mail' });
  await browser.post('/users/sign-up/verify', { code: await world.code(form.email) });
  expect((await browser.put('/users/sign-up/information', INFORMATION)).status).toBe(201);
  await expect.poll(() => mailsTo(form.email).length).toBe(1);
  const [mail] = mailsTo(form.email);
  expect(mail?.text).toContain(form.store);
  expect(mail?.text).toContain(`${world.test.ports.settings.origin}/`);
});

test('[AUT-09] every call of identity is there, from the first to the last of an account', async () => {
  const { browser, form } = await newcomer();
  expect((await browser.get('/status')).status).toBe(200);
  expect((await browser.get<{ user: object }>('/users/token')).body.user).toMatchObject({
    user_email: form.email,
  });
  expect((await browser.post('/welcome-message')).status).toBe(202);
  await expect.poll(() => mailsTo(form.email).length).toBe(2);

  const password = 'aguapanela con limón a las ocho';
  const change = { current_password: form.password, password };
  expect((await browser.put('/users/change-password', change)).status).toBe(204);
  expect((await browser.get('/logout')).status).toBe(204);
  expect((await browser.get('/users/token')).status).toBe(401);
  expect((await browser.post('/users/auth', { email: form.email, password })).status).toBe(200);

  const visitor = world.browser();
  expect((await visitor.post('/users/reset', { email: form.email })).status).toBe(202);
  const mailed = () =>
    world
      .sentTo(form.email)
      .map(({ text }) => /reset\?token=([\w-]+)/.exec(text)?.[1])
      .find((token) => token !== undefined);
  await expect.poll(mailed).toBeDefined();
  expect((await visitor.get(`/users/validate/token/${mailed()}`)).status).toBe(204);
});

test('a user has a limit of welcome mails, and a visitor gets none', async () => {
  const { browser } = await newcomer();
  for (let asked = 0; asked < WELCOME_LIMIT.tries; asked += 1)
    expect((await browser.post('/welcome-message')).status).toBe(202);
  const { status, body } = await browser.post<{ retry_after: number }>('/welcome-message');
  expect([status, body.retry_after > 3600]).toEqual([429, true]);
  expect((await world.browser().post('/welcome-message')).status).toBe(401);
});
