import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SIGN_UP_CODE, SIGN_UP_LIFETIME } from '../../../domain/identity/sign-up.ts';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import type { SignUpState } from '../../../domain/identity/sign-in-answers.ts';
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
const countUsers = () =>
  world.test.database.platform(async (sql) => {
    const { n } = await sql
      .selectFrom('users')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  });
/** Codes that are not the right one. */
const wrong = (code: string, i = 1) => String((Number(code) + i) % 10_000).padStart(4, '0');

describe('[AUT-03] the code', () => {
  test('has five tries, in a row or at once, and then not even the right one counts', async () => {
    const form = world.form();
    const browser = world.browser();
    await browser.post('/users', form);
    const code = await world.code(form.phone);
    const answers = await Promise.all([1, 2, 3, 4].map((i) => verify(browser, wrong(code, i))));
    expect(answers.every(({ status }) => status === 422)).toBe(true);
    const last = await verify(browser, wrong(code, 5));
    expect(last.body.errors).toEqual({ code: { key: 'code_over' } });
    expect((await verify(browser, code)).body.errors).toEqual({ code: { key: 'code_over' } });
  });

  test('says how many tries are left', async () => {
    const form = world.form();
    const browser = world.browser();
    await browser.post('/users', form);
    const code = await world.code(form.phone);
    const { body } = await verify(browser, wrong(code));
    expect(body.errors).toEqual({ code: { key: 'wrong_code', args: { left: SIGN_UP_CODE.tries - 1 } } });
    expect((await verify(browser, code)).status).toBe(200);
  });

  test('ends after ten minutes', async () => {
    const form = world.form();
    const browser = world.browser();
    await browser.post('/users', form);
    const code = await world.code(form.phone);
    expect(SIGN_UP_CODE.lifetime).toBeLessThanOrEqual(600_000);
    await world.later(SIGN_UP_CODE.lifetime + 1000);
    expect((await verify(browser, code)).body.errors).toEqual({ code: { key: 'code_over' } });
  });

  test('is worth nothing in another browser, nor used twice', async () => {
    const form = world.form();
    const browser = world.browser();
    await browser.post('/users', form);
    const code = await world.code(form.phone);
    expect((await verify(world.browser(), code)).status).toBe(404);
    const other = world.browser();
    const another = world.form();
    await other.post('/users', another);
    const others = await world.code(another.phone);
    if (others !== code) expect((await verify(other, code)).status).toBe(422);
    await verify(browser, code);
    await finish(browser);
    expect((await verify(browser, code)).status).toBe(404);
  });

  test('can be asked for again after a minute, by mail too; the one before is then over', async () => {
    const form = world.form();
    const browser = world.browser();
    const begun = await browser.post<SignUpState>('/users', form);
    expect(begun.body.resend_after).toBeGreaterThan(58);
    const first = await world.code(form.phone);
    const soon = await browser.post<{ retry_after: number }>('/users/sign-up/code', { channel: 'mail' });
    expect(soon.status).toBe(429);
    expect(soon.body.retry_after).toBeGreaterThan(55);
    await world.later(SIGN_UP_CODE.pause);
    const again = await browser.post<SignUpState>('/users/sign-up/code', { channel: 'mail' });
    expect(again).toMatchObject({ status: 202, body: { channel: 'mail', sent_to: form.email } });
    const second = await world.code(form.email);
    expect(world.sentTo(form.email)[0]?.subject).toContain(second);
    if (first !== second) expect((await verify(browser, first)).status).toBe(422);
    expect((await verify(browser, second)).status).toBe(200);
  });

  test('goes by mail where WhatsApp does not take it', async () => {
    const form = world.form();
    const whatsApp = { sendCode: () => Promise.reject(new Error('WhatsApp answered 400')) };
    const other = await createSignUpWorld({ whatsApp });
    const browser = other.browser();
    await browser.post('/users', form);
    const code = await other.code(form.email);
    expect((await verify(browser, code)).status).toBe(200);
    await other.close();
  });

  test('that nothing takes is told as not sent, and nothing but the sign-up is stored; once it goes out it counts', async () => {
    const sent: string[] = [];
    let down = true;
    const whatsApp = {
      sendCode: async ({ code }: { code: string }) => {
        if (down) throw new Error('WhatsApp answered 500');
        sent.push(code);
        return null;
      },
    };
    const other = await createSignUpWorld({ whatsApp, mail: undefined });
    const form = other.form();
    const browser = other.browser();
    expect((await browser.post<SignUpState>('/users', form)).body.sent).toBe(false);
    await other.idle();
    expect((await browser.get<SignUpState>('/users/sign-up')).body).toMatchObject({
      sent: false,
      step: 'code',
    });
    const accounts = await other.test.database.platform((sql) =>
      sql.selectFrom('users').select('id').where('email', '=', form.email).execute(),
    );
    expect(accounts).toEqual([]);
    down = false;
    await other.later(SIGN_UP_CODE.pause);
    await expect.poll(() => sent.length, { interval: 5 }).toBeGreaterThanOrEqual(1);
    await other.idle();
    expect((await browser.get<SignUpState>('/users/sign-up')).body.sent).toBe(true);
    expect((await verify(browser, sent.at(-1) ?? '')).status).toBe(200);
    await other.close();
  });

  test('stands nowhere in the database, nor does the password or the browser’s secret', async () => {
    const form = world.form();
    const browser = world.browser();
    await browser.post('/users', form);
    const code = await world.code(form.phone);
    const [row, jobs] = await world.test.database.platform(async (sql) => [
      await sql.selectFrom('sign_ups').selectAll().where('email', '=', form.email).executeTakeFirstOrThrow(),
      await sql.selectFrom('jobs').selectAll().execute(),
    ]);
    expect(row.code_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(jobs)).not.toContain(`"${code}"`);
    expect(JSON.stringify(row)).not.toContain(form.password);
    expect(JSON.stringify(row)).not.toContain(browser.cookies.get('tendero_sign_up') ?? '-');
  });

  test('a sign-up left lying for a day is gone', async () => {
    const form = world.form();
    const browser = world.browser();
    await browser.post('/users', form);
    await world.code(form.phone);
    expect((await browser.get('/users/sign-up')).status).toBe(200);
    await world.later(SIGN_UP_LIFETIME + 1000);
    expect((await browser.get('/users/sign-up')).status).toBe(404);
  });
});

describe('sent twice', () => {
  test('the same request is one sign-up with one code, at once and one after the other', async () => {
    const form = world.form();
    const browser = world.browser();
    const headers = { 'x-request-id': 'el-mismo-envio-0001' };
    const send = () => browser.post<SignUpState>('/users', form, { headers });
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    const code = await world.code(form.phone);
    await world.idle();
    expect(world.sentTo(form.phone)).toHaveLength(1);
    const rows = await world.test.database.platform((sql) =>
      sql.selectFrom('sign_ups').select('id').where('email', '=', form.email).execute(),
    );
    expect(rows).toHaveLength(1);
    expect((await verify(browser, code)).status).toBe(200);
  });

  test('the last step makes one account, and signs in again when its answer was lost', async () => {
    const form = world.form();
    const before = await countUsers();
    const browser = world.browser();
    await browser.post('/users', form);
    await verify(browser, await world.code(form.phone));
    const cookie = browser.cookies.get('tendero_sign_up') ?? '';
    const headers = { 'x-request-id': 'ultimo-paso-000001' };
    const lost = world.browser();
    lost.cookies.set('tendero_sign_up', cookie);
    const answers = await Promise.all([
      finish(browser, INFORMATION, headers),
      finish(lost, INFORMATION, headers),
    ]);
    expect(answers.map(({ status }) => status)).toContain(201);
    lost.cookies.set('tendero_sign_up', cookie);
    expect((await finish(lost, INFORMATION, headers)).status).toBe(201);
    lost.cookies.set('tendero_sign_up', cookie);
    expect((await finish(lost, INFORMATION, { 'x-request-id': 'otro-envio-0001' })).status).toBe(404);
    expect(await countUsers()).toBe(before + 1);
  });
});
