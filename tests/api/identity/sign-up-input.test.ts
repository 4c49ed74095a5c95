import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SIGN_UP_CODE } from '../../../domain/identity/sign-up-policy.ts';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import type { SignUpState } from '../../../server/modules/sign-up/pending.ts';
import { createTestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
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
  test('[AUT-03] the same answers at each step, and its owner gets a letter instead of a code', async () => {
    const form = world.form();
    const known = world.browser();
    const unknown = world.browser();
    const { email } = world.test.people.owner;
    const one = await known.post<SignUpState>('/users', { ...form, email });
    const two = await unknown.post<SignUpState>('/users', { ...form, email: 'nueva@correo.co' });
    expect(one.status).toBe(two.status);
    expect(one.body).toEqual(two.body);
    await world.code(form.phone);
    await world.code(email);
    const [letter] = world.sentTo(email);
    expect(letter?.channel).toBe('mail');
    expect(letter?.text.replaceAll(/http\S+/g, '')).not.toMatch(/\d/);
    expect(world.sentTo(form.phone)).toHaveLength(1);
    const tried = [await verify(known, '0000'), await verify(known, '0001')];
    expect(tried.map(({ body }) => body.errors)).toEqual([
      { code: { key: 'wrong_code', args: { left: 4 } } },
      { code: { key: 'wrong_code', args: { left: 3 } } },
    ]);
    world.test.clock.advance(SIGN_UP_CODE.pause);
    const again = await Promise.all(
      [known, unknown].map((browser) =>
        browser.post<SignUpState>('/users/sign-up/code', { channel: 'whatsapp' }),
      ),
    );
    expect(again[0]).toMatchObject({ status: 202, body: again[1]?.body });
    const [row] = await world.test.database.platform((sql) =>
      sql.selectFrom('users').select('first_name').where('email', '=', email).execute(),
    );
    expect(row?.first_name).toBe('owner');
  });

  test('of two sign-ups for one address the first to end gets it; the other is told nothing of it', async () => {
    const form = world.form();
    const [first, second] = [world.browser(), world.browser()];
    await first.post('/users', form);
    const code = await world.code(form.phone);
    const { phone } = world.form();
    await second.post('/users', { ...form, phone });
    const otherCode = await world.code(phone);
    await verify(first, code);
    await verify(second, otherCode);
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
