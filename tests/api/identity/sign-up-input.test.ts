import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SIGN_UP_CODE } from '../../../domain/identity/sign-up.ts';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import type { SignUpState } from '../../../domain/identity/sign-in-answers.ts';
import { createTestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { PASSWORD } from '../../support/people.ts';
import { createSignUpWorld, INFORMATION, type SignUpWorld } from './sign-up-world.ts';

let world: SignUpWorld;

beforeAll(async () => {
  world = await createSignUpWorld();
});
afterAll(() => world.close());

const verify = (browser: TestClient, code: string) =>
  browser.post<SignUpState & { errors: unknown }>('/users/sign-up/verify', { code });
const finish = (browser: TestClient, body: object = INFORMATION, headers = {}) =>
  browser.put<SessionInfo>('/users/sign-up/information', body, { headers });

describe('nobody learns whether an address has an account', () => {
  /** Begins a sign-up, has its code sent by mail, and tries two wrong ones. */
  async function byMail(form: object) {
    const browser = world.browser();
    const begun = await browser.post<SignUpState>('/users', form);
    await world.later(SIGN_UP_CODE.pause);
    const again = await browser.post<SignUpState>('/users/sign-up/code', { channel: 'mail' });
    const tried = [await verify(browser, '000000'), await verify(browser, '000001')];
    return [begun, again, ...tried].map(({ status, body }) => ({
      status,
      body: { ...body, request_id: '' },
    }));
  }

  test('[AUT-03] the same answers at each step, and by mail its owner gets a mail instead of a code', async () => {
    const { email } = world.test.people.owner;
    const known = { ...world.form(), email };
    const unknown = { ...world.form(), email: 'nueva@correo.co', phone: known.phone };
    const hide = (answers: unknown, { email: own }: { email: string }) =>
      JSON.stringify(answers).replaceAll(own, 'X');
    expect(hide(await byMail(known), known)).toBe(hide(await byMail(unknown), unknown));
    await world.code(email);
    const [mail] = world.sentTo(email);
    expect(mail?.channel).toBe('mail');
    expect(mail?.text.replaceAll(/http\S+/g, '')).not.toMatch(/\d/);
    const [row] = await world.test.database.platform((sql) =>
      sql.selectFrom('users').select('first_name').where('email', '=', email).execute(),
    );
    expect(row?.first_name).toBe('owner');
  });

  test('a phone gets the same messages and the same account, with or without an account of the address; the owner keeps theirs', async () => {
    const outcomes = [];
    for (const email of [world.test.people.owner.email, 'otra-nueva@correo.co']) {
      const form = { ...world.form(), email };
      const browser = world.browser();
      const begun = await browser.post('/users', form);
      const code = await world.code(form.phone);
      const verified = await verify(browser, code);
      const finished = await finish(browser);
      await expect
        .poll(() => world.sentTo(email).some(({ text }) => text.includes('sigue siendo tuyo')))
        .toBe(true);
      const wrong = { email, password: 'no-es-esta-clave' };
      outcomes.push({
        statuses: [begun.status, verified.status, finished.status],
        digits: code.length,
        toThePhone: world.sentTo(form.phone).length,
        again: (await browser.post('/users/auth', { email, password: form.password })).status,
        wrong: (await world.browser().post('/users/auth', wrong)).status,
      });
    }
    expect(outcomes[0]).toEqual({
      statuses: [202, 200, 201],
      digits: 4,
      toThePhone: 1,
      again: 200,
      wrong: 401,
    });
    expect(outcomes[1]).toEqual(outcomes[0]);
    const { email } = world.test.people.owner;
    const owner = await world.browser().post<SessionInfo>('/users/auth', { email, password: PASSWORD });
    expect(owner.body.user.user_id).toBe(world.test.people.owner.userId);
  });

  test('of two sign-ups that prove one mailbox the first to end gets it; the other learns nothing of it', async () => {
    const form = world.form();
    const browsers = [world.browser(), world.browser()];
    for (const [nth, browser] of browsers.entries()) {
      const { phone } = world.form();
      await browser.post('/users', { ...form, phone });
      await world.later(SIGN_UP_CODE.pause);
      await browser.post('/users/sign-up/code', { channel: 'mail' });
      expect((await verify(browser, await world.code(form.email, nth + 1))).status).toBe(200);
    }
    const [first, second] = browsers;
    if (first === undefined || second === undefined) throw new Error('two browsers');
    expect((await finish(first)).status).toBe(201);
    const late = await finish(second);
    const nothing = await finish(world.browser());
    expect(late.status).toBe(404);
    expect(late.body).toEqual(nothing.body);
  });
});

describe('bad input', () => {
  test('passwords that are tried first are refused at their field', async () => {
    const form = world.form();
    const keyOf = async (password: string, over = {}) => {
      const { body } = await world
        .browser()
        .post<{ errors: { password?: { key: string } } }>('/users', { ...form, ...over, password });
      return body.errors?.password?.key;
    };
    expect(await keyOf('corta')).toBe('minLength');
    expect(await keyOf('x'.repeat(257))).toBe('maxLength');
    for (const weak of ['12345678', 'Contraseña123', 'QWERTYUIOP', 'aaaaaaaaaa', 'medellin123'])
      expect({ weak, key: await keyOf(weak) }).toEqual({ weak, key: 'common_password' });
    const own = [form.email, '  MarcelaRíos ', `${form.store}2026!`, form.phone];
    for (const password of own)
      expect({ password, key: await keyOf(password) }).toEqual({ password, key: 'common_password' });
    const huge = await world.browser().post('/users', { ...form, password: 'a'.repeat(1_000_000) });
    expect(huge.status).toBe(413);
    expect(world.sentTo(form.phone)).toEqual([]);
  });

  test('a source that is an address, script or anything but a label is dropped, and nobody is sent there', async () => {
    const sources = ['https://evil.example', '//evil.example', 'javascript:alert(1)', '<img src=x>', ' '];
    const forms = sources.map((source) => ({ ...world.form(), source }));
    for (const one of forms) {
      const { status, headers } = await world.browser().post('/users', one);
      expect(status).toBe(202);
      expect(headers.get('location')).toBeNull();
    }
    const rows = await world.test.database.platform((sql) =>
      sql
        .selectFrom('sign_ups')
        .select('source')
        .where(
          'email',
          'in',
          forms.map(({ email }) => email),
        )
        .execute(),
    );
    expect(rows.map(({ source }) => source)).toEqual(sources.map(() => null));
  });

  test('a phone of another country than the chosen one is refused at its field', async () => {
    const form = world.form();
    const { body } = await world.browser().post('/users', { ...form, phone: '882123456789' });
    expect(body).toMatchObject({ errors: { phone: { key: 'phone_prefix' } } });
  });

  test('without any way to send a code the call says so', async () => {
    const form = world.form();
    const mute = await createTestApi();
    expect(await mute.anonymous().post('/users', form)).toMatchObject({ status: 503 });
    await mute.close();
  });
});
