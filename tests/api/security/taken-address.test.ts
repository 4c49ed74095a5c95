import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import { createSignUpWorld, INFORMATION, type SignUpWorld } from '../identity/sign-up-world.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';

const FIRST_PASSWORD = 'la clave del que llegó primero';

let world: SignUpWorld;

beforeAll(async () => {
  world = await createSignUpWorld();
});
afterAll(() => world.close());

/** An account with somebody else's address, opened by a code to a phone of one's own. */
async function takeAddress(email: string): Promise<TestClient> {
  const browser = world.browser();
  const form = { ...world.form(), email, password: FIRST_PASSWORD };
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
  return (await mailed(email, /\/invitation\?token=[\w-]+/)).replace('/invitation?token=', '');
}

/** What a mail to this address says, once it has come. */
async function mailed(email: string, what: RegExp): Promise<string> {
  const found = () =>
    world
      .sentTo(email)
      .map(({ text }) => what.exec(text)?.[0])
      .find((text) => text !== undefined);
  await expect.poll(found, { timeout: 10_000 }).toBeDefined();
  return found() ?? '';
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
  const again = await world.browser().post<SessionInfo>('/users/auth', { email, password: FIRST_PASSWORD });
  if (again.status === 200) {
    expect(again.body.user.user_id).not.toBe(joined.body.user.user_id);
    expect(again.body.store?.id).not.toBe(world.test.storeId);
  } else expect(again.status).toBe(401);
  const own = await world.browser().post<SessionInfo>('/users/auth', { email, password });
  expect(own.body.user.user_id).toBe(joined.body.user.user_id);
}, 60_000);

/** The owner of the mailbox signs up by a code that is mailed to it. */
async function proveAddress(form: ReturnType<SignUpWorld['form']>) {
  const owner = world.browser();
  expect((await owner.post('/users', form)).status).toBe(202);
  world.test.clock.advance(2 * 60 * 1000);
  await owner.post('/users/sign-up/code', { channel: 'mail' });
  const code = await mailed(form.email, /\b\d{6}\b/);
  expect((await owner.post('/users/sign-up/verify', { code })).status).toBe(200);
  const opened = await owner.put<SessionInfo>('/users/sign-up/information', INFORMATION);
  expect(opened.status).toBe(201);
  return { owner, account: opened.body };
}

test('[CVE-2026-44166] an address that is proven later does not hand the first comer’s session over', async () => {
  const form = world.form();
  const stranger = await takeAddress(form.email);
  const before = await stranger.get<SessionInfo>('/users/token');
  const { account } = await proveAddress(form);
  expect(account.user.user_id).not.toBe(before.body.user.user_id);
  expect(account.store?.id).not.toBe(before.body.store?.id);
  expect((await stranger.get(`/stores/${account.store?.id}`)).status).toBe(404);
}, 60_000);

test('[CVE-2026-44166] a link for a new password that was sent before the address was proven changes no account', async () => {
  const form = world.form();
  const stranger = await takeAddress(form.email);
  const before = await stranger.get<SessionInfo>('/users/token');
  expect((await world.browser().post('/users/reset', { email: form.email })).status).toBe(202);
  const token = (await mailed(form.email, /\/reset\?token=[\w-]+/)).replace('/reset?token=', '');
  const { owner } = await proveAddress(form);

  const password = 'la clave que llegó tarde';
  const late = await world.browser().put('/users/change-password', { token, password });
  expect(late).toMatchObject({ status: 404, body: { code: 'not_found' } });
  // The older account keeps its session and its password, and stays one that only says whose it is.
  expect((await stranger.get<SessionInfo>('/users/token')).body).toEqual(before.body);
  expect(
    (await world.browser().post('/users/auth', { email: form.email, password: FIRST_PASSWORD })).status,
  ).toBe(200);
  expect((await world.browser().post('/users/auth', { email: form.email, password })).status).toBe(401);
  expect((await owner.get('/users/token')).status).toBe(200);
}, 60_000);

test('[CVE-2026-44166] an invitation is not for the account that had its address before the owner proved it', async () => {
  const form = world.form();
  const stranger = await takeAddress(form.email);
  const { owner, account } = await proveAddress(form);
  const path = `/users/invitations/${await invite(form.email)}`;
  const store = `/stores/${world.test.storeId}`;

  expect((await stranger.get(path)).body).toMatchObject({ step: 'other_account' });
  expect(await stranger.post(`${path}/accept`, {})).toMatchObject({
    status: 409,
    // The address is the same: the sentence speaks of the account.
    body: {
      code: 'other_account',
      message: 'Esta invitación es para otra cuenta. Cierra esta sesión y vuelve a abrir el enlace.',
    },
  });
  expect((await stranger.get(store)).status).toBe(404);

  expect((await owner.get(path)).body).toMatchObject({ step: 'accept' });
  const joined = await owner.post<SessionInfo>(`${path}/accept`, {});
  expect([joined.status, joined.body.user.user_id]).toEqual([200, account.user.user_id]);
  expect((await owner.get(store)).status).toBe(200);
}, 60_000);
