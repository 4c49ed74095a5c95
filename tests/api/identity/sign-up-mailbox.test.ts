import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERSON_NAME_PATTERN, STORE_NAME_PATTERN } from '../../../domain/identity/names.ts';
import { SIGN_UP_CODE } from '../../../domain/identity/sign-up.ts';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import type { SignUpState } from '../../../domain/identity/sign-in-answers.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { createSignUpWorld, INFORMATION, type SignUpWorld } from './sign-up-world.ts';

let world: SignUpWorld;

beforeAll(async () => {
  world = await createSignUpWorld();
});
afterAll(() => world.close());

type Form = ReturnType<SignUpWorld['form']>;

/** Opens an account by a code of WhatsApp, or by one that the mailbox got. */
async function open(form: Form, channel: 'whatsapp' | 'mail', information = INFORMATION) {
  const browser = world.browser();
  // An earlier sign-up with this address still sends its welcome.
  await world.idle();
  expect((await browser.post('/users', form)).status).toBe(202);
  let code = await world.code(form.phone);
  if (channel === 'mail') {
    await world.later(SIGN_UP_CODE.pause);
    const before = world.sentTo(form.email).length;
    await browser.post('/users/sign-up/code', { channel });
    code = await world.code(form.email, before + 1);
  }
  expect((await browser.post('/users/sign-up/verify', { code })).status).toBe(200);
  const { status, body } = await browser.put<SessionInfo>('/users/sign-up/information', information);
  expect(status).toBe(201);
  return { browser, userId: body.user.user_id };
}

const enter = async (form: Pick<Form, 'email' | 'password'>, browser: TestClient = world.browser()) =>
  (await browser.post<SessionInfo>('/users/auth', { email: form.email, password: form.password })).body.user
    ?.user_id;

/** The link for a new password that was mailed last. */
async function resetLink(email: string): Promise<string> {
  const mailed = () =>
    world
      .sentTo(email)
      .map(({ text }) => /reset\?token=([\w-]+)/.exec(text)?.[1])
      .findLast((token) => token !== undefined);
  const before = mailed();
  expect((await world.browser().post('/users/reset', { email })).status).toBe(202);
  await expect.poll(mailed).not.toBe(before);
  return mailed() ?? '';
}

const verified = async (userId: number | undefined) =>
  world.test.database.platform((sql) =>
    sql
      .selectFrom('users')
      .select(['verified', 'mailbox_proven'])
      .where('id', '=', userId ?? 0)
      .executeTakeFirstOrThrow(),
  );

test('a mailed code has six digits and proves the mailbox; one by WhatsApp has four and proves the phone alone', async () => {
  const form = world.form();
  const browser = world.browser();
  const begun = await browser.post<SignUpState>('/users', form);
  expect([begun.body.digits, (await world.code(form.phone)).length]).toEqual([4, 4]);
  await world.later(SIGN_UP_CODE.pause);
  const again = await browser.post<SignUpState>('/users/sign-up/code', { channel: 'mail' });
  const code = await world.code(form.email);
  expect([again.body.digits, code.length]).toEqual([6, 6]);
  // A code with the other channel's digits is no guess.
  const short = await browser.post('/users/sign-up/verify', { code: code.slice(0, 4) });
  expect(short.body).toMatchObject({ errors: { code: { args: { left: SIGN_UP_CODE.tries } } } });

  const byMail = await open(world.form(), 'mail');
  expect(await verified(byMail.userId)).toEqual({ verified: true, mailbox_proven: true });
  const byPhone = await open(world.form(), 'whatsapp');
  expect(await verified(byPhone.userId)).toEqual({ verified: false, mailbox_proven: false });
});

test('an address that a stranger took with a phone blocks nobody: neither its owner nor another phone', async () => {
  const victim = world.form();
  const strangers: Form[] = [];
  for (const password of ['la clave del primer extraño', 'la clave del segundo extraño'])
    strangers.push({ ...world.form(), email: victim.email, password });
  const taken = [];
  for (const stranger of strangers) taken.push(await open(stranger, 'whatsapp'));
  const own = await open(victim, 'mail');
  expect(await verified(own.userId)).toEqual({ verified: true, mailbox_proven: true });

  // Each password opens its own account, whatever order they came in.
  expect(await enter(victim)).toBe(own.userId);
  for (const [i, stranger] of strangers.entries()) expect(await enter(stranger)).toBe(taken[i]?.userId);
  // A device that was signed in comes back when as many others say that the address is theirs as may.
  await world.later(60 * 60 * 1000);
  await open({ ...world.form(), email: victim.email, password: 'otra clave de relleno' }, 'whatsapp');
  const [first] = strangers;
  if (first === undefined) throw new Error('no stranger');
  expect(await enter(first, taken[0]?.browser)).toBe(taken[0]?.userId);
  expect(await enter(victim)).toBe(own.userId);
  // A new password is the owner's to set.
  const token = await resetLink(victim.email);
  const password = 'una clave nueva de la dueña';
  expect((await world.browser().put('/users/change-password', { token, password })).status).toBe(204);
  expect(await enter({ email: victim.email, password })).toBe(own.userId);
}, 60_000);

test('[AUT-11] an address with an account is told so by mail, once; the browser learns nothing', async () => {
  const newcomer = world.form();
  const states: unknown[] = [];
  const begin = async (form: Form) => {
    const browser = world.browser();
    const { status, body } = await browser.post<SignUpState>('/users', form);
    // The job that sends the code may be quicker than the answer.
    states.push({ status, ...body, sent_to: 'the phone', phone: 'the phone', sent: 'soon' });
    await world.idle();
    return browser;
  };
  await begin(newcomer);
  expect(world.sentTo(newcomer.email)).toEqual([]);
  for (const channel of ['whatsapp', 'mail'] as const) {
    const owner = world.form();
    await open(owner, channel);
    await world.idle();
    const before = world.sentTo(owner.email).length;
    const browser = await begin({ ...world.form(), email: owner.email });
    const told = world.sentTo(owner.email).slice(before);
    expect(told).toMatchObject([{ channel: 'mail', subject: 'Ya tienes una cuenta en Tendero' }]);
    expect(told[0]?.text).toContain(channel === 'mail' ? 'Hola, Marcela:' : 'Hola:');
    await world.later(SIGN_UP_CODE.pause);
    await browser.post('/users/sign-up/code', { channel: 'whatsapp' });
    await world.idle();
    expect(world.sentTo(owner.email)).toHaveLength(before + 1);
  }
  expect(states[1]).toEqual(states[0]);
  expect(states[2]).toEqual(states[0]);
});

/** Begins again with an address and a password that have an account, and confirms the code. */
async function confirm(form: Form, channel: 'whatsapp' | 'mail') {
  await world.later(60 * 60 * 1000);
  const browser = world.browser();
  const before = world.sentTo(form.email).length;
  expect((await browser.post('/users', form)).status).toBe(202);
  let code = await world.code(form.phone);
  if (channel === 'mail') {
    await world.later(SIGN_UP_CODE.pause);
    // The mailbox gets a mail that it has an account, and the code.
    await browser.post('/users/sign-up/code', { channel });
    code = await world.code(form.email, before + 2);
  }
  return { browser, confirmed: await browser.post<SessionInfo>('/users/sign-up/verify', { code }) };
}

const accountsNamed = (email: string) =>
  world.test.database.platform((sql) =>
    sql
      .selectFrom('users as u')
      .leftJoin('memberships as m', 'm.user_id', 'u.id')
      .select(['u.id', 'm.store_id', 'u.mailbox_proven'])
      .where('u.email', '=', email)
      .orderBy('u.id')
      .orderBy('m.store_id')
      .execute(),
  );

test('[AUT-11] who signs up again with the password of their own account enters it: no second account, no empty store', async () => {
  for (const channel of ['whatsapp', 'mail'] as const) {
    const form = world.form();
    const own = await open(form, 'whatsapp');
    const [account] = await accountsNamed(form.email);
    const again = { ...world.form(), email: form.email, store: 'Otra tienda' };
    const { confirmed } = await confirm(again, channel);
    expect(confirmed).toMatchObject({
      status: 201,
      body: { user: { user_id: own.userId }, store: { id: account?.store_id, name: form.store } },
    });
    // A mailed code proves the address; one on a phone proves no more than before.
    expect(await accountsNamed(form.email)).toEqual([{ ...account, mailbox_proven: channel === 'mail' }]);
    expect(await enter(form)).toBe(own.userId);
  }
  const proven = world.form();
  const own = await open(proven, 'mail');
  const { confirmed } = await confirm({ ...world.form(), email: proven.email }, 'whatsapp');
  expect([confirmed.status, confirmed.body.user.user_id]).toEqual([201, own.userId]);
  expect(await accountsNamed(proven.email)).toHaveLength(1);
}, 60_000);

test('[CVE-2026-44166] another password than the account’s joins nothing, nor one that was its password when the sign-up began', async () => {
  const stranger = world.form();
  const taken = await open(stranger, 'whatsapp');
  const victim = { ...world.form(), email: stranger.email, password: 'la clave de la dueña del correo' };
  const own = await open(victim, 'mail');
  expect(own.userId).not.toBe(taken.userId);
  expect(await enter(stranger)).toBe(taken.userId);

  const form = world.form();
  const account = await open(form, 'whatsapp');
  await world.later(60 * 60 * 1000);
  const late = world.browser();
  const begun = { ...world.form(), email: form.email };
  expect((await late.post('/users', begun)).status).toBe(202);
  const code = await world.code(begun.phone);
  const password = 'una clave nueva de la dueña';
  const change = { current_password: form.password, password };
  expect((await account.browser.put('/users/change-password', change)).status).toBe(204);
  expect((await late.post('/users/sign-up/verify', { code })).status).toBe(200);
  const opened = await late.put<SessionInfo>('/users/sign-up/information', INFORMATION);
  expect([opened.status, opened.body.user.user_id === account.userId]).toEqual([201, false]);
  expect(await enter({ email: form.email, password })).toBe(account.userId);
}, 60_000);

test('a member of another’s store who signs up with their own password gets a store of their own, in the same account', async () => {
  const form = world.form();
  const { userId } = await open(form, 'mail');
  const [first] = await accountsNamed(form.email);
  await world.test.database.platformWrite((sql) =>
    sql.updateTable('memberships').set({ owner: false }).where('user_id', '=', userId).execute(),
  );
  const again = { ...world.form(), email: form.email };
  const { browser, confirmed } = await confirm(again, 'whatsapp');
  expect(confirmed.status).toBe(200);
  const opened = await browser.put<SessionInfo>('/users/sign-up/information', INFORMATION);
  expect(opened).toMatchObject({
    status: 201,
    body: { user: { user_id: userId }, store: { name: again.store } },
  });
  expect(await accountsNamed(form.email)).toEqual([
    first,
    { id: userId, store_id: opened.body.store?.id, mailbox_proven: true },
  ]);
}, 60_000);

test('the mailbox’s owner takes the address back; the account that took it is out', async () => {
  const stranger = world.form();
  const { browser, userId } = await open(stranger, 'whatsapp');
  const token = await resetLink(stranger.email);
  const password = 'una clave nueva de la dueña';
  expect((await world.browser().put('/users/change-password', { token, password })).status).toBe(204);
  expect(await verified(userId)).toEqual({ verified: true, mailbox_proven: true });
  expect((await browser.get('/users/token')).status).toBe(401);
  expect(await enter(stranger)).toBeUndefined();
  expect(await enter(stranger, browser)).toBeUndefined();
  expect(await enter({ email: stranger.email, password })).toBe(userId);
});

const names = fc.array(fc.constantFrom(...'abcdefghijklmnñopqrstuvwxyzáéíóú'), {
  minLength: 10,
  maxLength: 20,
});

test('no mail to an unproven mailbox carries a word of the person who typed its address', async () => {
  await fc.assert(
    fc.asyncProperty(names, names, names, async (first, last, shop) => {
      const typed = [first, last, shop].map((each) => `Z${each.join('')}`);
      const [first_name = '', last_name = '', store = ''] = typed;
      const form = { ...world.form(), first_name, last_name, store };
      const user_information = { ...INFORMATION.user_information, first_name, last_name };
      const { browser } = await open(form, 'whatsapp', { ...INFORMATION, user_information });
      await browser.post('/welcome-message');
      const change = { current_password: form.password, password: 'aguapanela con limón a las ocho' };
      expect((await browser.put('/users/change-password', change)).status).toBe(204);
      await resetLink(form.email);
      const again = world.browser();
      await again.post('/users', { ...form, phone: world.form().phone });
      await world.later(SIGN_UP_CODE.pause);
      await again.post('/users/sign-up/code', { channel: 'mail' });
      await expect.poll(() => world.sentTo(form.email).length).toBe(6);
      const all = JSON.stringify(world.sentTo(form.email));
      for (const word of typed) expect(all).not.toContain(word);
      expect(all).not.toMatch(/%\{|, :|Hola,/);
      await world.later(24 * 60 * 60 * 1000);
    }),
    { numRuns: 4 },
  );
}, 120_000);

test('names take characters of any script: no address, no digits, no control character, at most 60', () => {
  const name = new RegExp(PERSON_NAME_PATTERN, 'u');
  const store = new RegExp(STORE_NAME_PATTERN, 'u');
  for (const good of [
    'Ana',
    'María José',
    "O'Neil",
    'Ma. Elena',
    'J. R. R.',
    'Ñuñez-Díaz',
    '李',
    'مريم',
    ' Ana ',
  ])
    expect([good, name.test(good)]).toEqual([good, true]);
  for (const good of ['Café & Co. 24', 'Dulces 1a', 'S.A.S.', '¡!', 'Dra. Belleza', 'M&M'])
    expect([good, store.test(good)]).toEqual([good, true]);
  const address = fc.oneof(
    fc.webUrl(),
    fc.emailAddress(),
    fc.domain(),
    fc.domain().map((host) => `Gana en ${host} ya`),
  );
  fc.assert(
    fc.property(address, (text) => {
      expect([text, name.test(text), store.test(text)]).toEqual([text, false, false]);
    }),
  );
  const broken = fc.tuple(
    fc.string(),
    fc.constantFrom(...'0123456789٣', ...'\r\n\t\0\u007f\u0085\u2028\u200b\u202e'),
    fc.string(),
  );
  fc.assert(
    fc.property(broken, (parts) => {
      expect(name.test(`Ana${parts.join('')}a`)).toBe(false);
    }),
  );
});

test('a name that is none is refused at its field, in each step and in an invitation', async () => {
  const bad = ['x'.repeat(61), 'Ana\nBcc: x', 'gana.premios.co', 'http://x.co', '3001234567', ' '];
  for (const first_name of bad) {
    const begun = await world.browser().post<{ errors: object }>('/users', { ...world.form(), first_name });
    expect([first_name, begun.status, Object.keys(begun.body.errors ?? {})]).toEqual([
      first_name,
      422,
      ['first_name'],
    ]);
  }
  const browser = world.browser();
  const form = world.form();
  expect((await browser.post('/users', form)).status).toBe(202);
  const code = await world.code(form.phone);
  expect((await browser.post('/users/sign-up/verify', { code })).status).toBe(200);
  const owner = await signedIn(world.test, 'owner');
  for (const last_name of bad) {
    const user_information = { ...INFORMATION.user_information, last_name };
    const last = await browser.put('/users/sign-up/information', { ...INFORMATION, user_information });
    expect([last_name, last]).toMatchObject([
      last_name,
      { status: 422, body: { errors: { 'user_information.last_name': {} } } },
    ]);
    const invited = await owner.post(`/stores/${world.test.storeId}/users/invitations`, {
      first_name: 'Lina',
      last_name,
      email: 'lina@correo.co',
      all_permissions: true,
    });
    expect([last_name, invited]).toMatchObject([
      last_name,
      { status: 422, body: { errors: { last_name: {} } } },
    ]);
  }
});

test('a phone is proven by a code that was read on it, and is not the one that the form names later', async () => {
  const proven = async (userId: number | undefined) =>
    world.test.database.platform((sql) =>
      sql
        .selectFrom('users')
        .select(['phone', 'proven_phone'])
        .where('id', '=', userId ?? 0)
        .executeTakeFirstOrThrow(),
    );
  const form = world.form();
  const phone = '573150000001';
  const other = {
    ...INFORMATION,
    user_information: { ...INFORMATION.user_information, phone_number: phone },
  };
  const shown = await open(form, 'whatsapp', other);
  expect(await proven(shown.userId)).toEqual({ phone, proven_phone: form.phone });
  expect((await proven((await open(world.form(), 'mail')).userId)).proven_phone).toBeNull();
});
