import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import { createSignUpWorld, INFORMATION, type SignUpWorld } from '../identity/sign-up-world.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';

let world: SignUpWorld;

beforeAll(async () => {
  world = await createSignUpWorld();
});
afterAll(() => world.close());

/** An account with somebody else's address, opened by a code to a phone of one's own. */
async function takeAddress(email: string): Promise<TestClient> {
  const browser = world.browser();
  const form = { ...world.form(), email, password: 'la clave del que llegó primero' };
  expect((await browser.post('/users', form)).status).toBe(202);
  expect((await browser.post('/users/sign-up/verify', { code: await world.code(form.phone) })).status).toBe(
    200,
  );
  expect((await browser.put('/users/sign-up/information', INFORMATION)).status).toBe(201);
  return browser;
}

async function invite(email: string): Promise<string> {
  const { test: api } = world;
  const owner = await signedIn(api, 'owner');
  const body = { first_name: 'Lina', last_name: 'Mesa', email, all_permissions: true };
  expect((await owner.post(`/stores/${api.storeId}/users/invitations`, body)).status).toBe(201);
  const link = () =>
    world
      .sentTo(email)
      .map(({ text }) => /\/invitation\?token=([\w-]+)/.exec(text)?.[1])
      .find((token) => token !== undefined);
  await expect.poll(link, { timeout: 10_000 }).toBeDefined();
  return link() ?? '';
}

test('[CVE-2024-38351] who took an address first gets nothing when its owner is invited: not the link, the store, or the account', async () => {
  const { email } = world.form();
  const stranger = await takeAddress(email);
  const token = await invite(email);
  const store = `/stores/${world.test.storeId}`;
  expect((await stranger.get(store)).status).toBe(404);

  const owner = world.browser();
  const password = 'la clave de la dueña del correo';
  const joined = await owner.post<SessionInfo>(`/users/invitations/${token}/accept`, { password });
  expect(joined.status).toBe(201);
  expect((await owner.get(store)).status).toBe(200);

  expect([401, 404]).toContain((await stranger.get(store)).status);
  const again = await world
    .browser()
    .post<SessionInfo>('/users/auth', { email, password: 'la clave del que llegó primero' });
  if (again.status === 200) {
    expect(again.body.user.user_id).not.toBe(joined.body.user.user_id);
    expect(again.body.store?.id).not.toBe(world.test.storeId);
  } else expect(again.status).toBe(401);
  const own = await world.browser().post<SessionInfo>('/users/auth', { email, password });
  expect(own.body.user.user_id).toBe(joined.body.user.user_id);
}, 60_000);

test('[CVE-2026-44166] an address that is proven later does not hand the first comer’s session over', async () => {
  const form = world.form();
  const stranger = await takeAddress(form.email);
  const before = await stranger.get<SessionInfo>('/users/token');
  const owner = world.browser();
  expect((await owner.post('/users', form)).status).toBe(202);
  world.test.clock.advance(2 * 60 * 1000);
  await owner.post('/users/sign-up/code', { channel: 'mail' });
  const code = () =>
    world
      .sentTo(form.email)
      .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0])
      .find((digits) => digits !== undefined);
  await expect.poll(code, { timeout: 10_000 }).toBeDefined();
  expect((await owner.post('/users/sign-up/verify', { code: code() })).status).toBe(200);
  const opened = await owner.put<SessionInfo>('/users/sign-up/information', INFORMATION);
  expect(opened.status).toBe(201);
  expect(opened.body.user.user_id).not.toBe(before.body.user.user_id);
  expect(opened.body.store?.id).not.toBe(before.body.store?.id);
  expect((await stranger.get(`/stores/${opened.body.store?.id}`)).status).toBe(404);
}, 60_000);
