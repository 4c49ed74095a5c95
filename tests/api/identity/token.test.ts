import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SESSION_POLICY } from '../../../domain/identity/sign-in-limits.ts';
import { signToken, type Claims } from '../../../server/modules/identity/token.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import { toBase64Url } from '../../../server/encoding.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const encode = (value: object) => toBase64Url(new TextEncoder().encode(JSON.stringify(value)));
const decode = (part: string) => JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));

/** The owner's genuine token, in its parts. */
async function genuine(): Promise<{ header: string; payload: string; signature: string; claims: Claims }> {
  const browser = await signedIn(api, 'owner');
  const [header = '', payload = '', signature = ''] = (browser.cookies.get('tendero') ?? '').split('.');
  return { header, payload, signature, claims: decode(payload) };
}

async function answerTo(token: string) {
  const browser = api.anonymous();
  browser.cookies.set('tendero', token);
  const { status, body } = await browser.get<{ message: string; code: string }>('/users/token');
  return { status, message: body.message, code: body.code };
}

const MALFORMED = { status: 401, message: 'missing or malformed jwt', code: 'missing_jwt' };
const INVALID = { status: 401, message: 'invalid or expired jwt', code: 'invalid_jwt' };

describe('[AUT-07] the token in the cookie', () => {
  test('none at all', async () => {
    const { status, body } = await api.anonymous().get('/users/token');
    expect({ status, body }).toMatchObject({ status: 401, body: { message: MALFORMED.message } });
  });

  test('no token by its form', async () => {
    for (const text of ['x', 'a.b', 'a.b.c.d', '..', '%00'])
      expect({ text, ...(await answerTo(text)) }).toEqual({ text, ...MALFORMED });
  });

  test('the genuine one opens', async () => {
    const { header, payload, signature } = await genuine();
    expect((await answerTo(`${header}.${payload}.${signature}`)).status).toBe(200);
  });

  test('alg none, with and without a signature', async () => {
    const { payload, signature } = await genuine();
    for (const alg of ['none', 'None', 'NONE'])
      for (const tail of ['', signature]) {
        const token = `${encode({ alg, typ: 'JWT' })}.${payload}.${tail}`;
        expect(await answerTo(token)).toEqual(INVALID);
      }
  });

  test('another algorithm, a key of its own choice, an unknown extension', async () => {
    const { payload, signature } = await genuine();
    const headers = [
      { alg: 'HS512', typ: 'JWT' },
      { alg: 'RS256', typ: 'JWT' },
      { alg: 'HS256', typ: 'JWT', kid: '../../dev/null' },
      { alg: 'HS256', typ: 'JWT', jwk: { kty: 'oct', k: '' } },
      { alg: 'HS256', typ: 'JWT', crit: ['exp'] },
      { typ: 'JWT', alg: 'HS256' },
    ];
    for (const header of headers)
      expect(await answerTo(`${encode(header)}.${payload}.${signature}`)).toEqual(INVALID);
  });

  test('claims or signature changed by one character', async () => {
    const { header, payload, signature, claims } = await genuine();
    const richer = encode({ ...claims, exp: claims.exp + 1 });
    expect(await answerTo(`${header}.${richer}.${signature}`)).toEqual(INVALID);
    const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
    expect(await answerTo(`${header}.${payload}.${flipped}`)).toEqual(INVALID);
  });

  test('signed by another secret', async () => {
    const { claims } = await genuine();
    expect(await answerTo(await signToken(claims, 'x'.repeat(40)))).toEqual(INVALID);
  });

  test('well signed, but for another audience, from the future, expired, or of no session', async () => {
    const { claims } = await genuine();
    const { sessionSecret } = api.ports.settings;
    const now = Math.floor(Date.now() / 1000);
    const bad: Claims[] = [
      { ...claims, aud: 'device' },
      { ...claims, iat: now + 2 * 3600 },
      { ...claims, exp: now - 1 },
      { ...claims, sub: 'nobody' },
    ];
    for (const one of bad) expect(await answerTo(await signToken(one, sessionSecret))).toEqual(INVALID);
    expect((await answerTo(await signToken(claims, sessionSecret))).status).toBe(200);
  });
});

describe('[AUT-07] a session ends by itself', () => {
  test('after a working day without use', async () => {
    const test = await createTestApi();
    const browser = await signedIn(test, 'owner');
    test.clock.advance(SESSION_POLICY.browser.idle - 60_000);
    expect((await browser.get('/users/token')).status).toBe(200);
    test.clock.advance(SESSION_POLICY.browser.idle - 60_000);
    expect((await browser.get('/users/token')).status).toBe(200);
    test.clock.advance(SESSION_POLICY.browser.idle + 60_000);
    expect(await browser.get('/users/token')).toMatchObject({
      status: 401,
      body: { message: 'invalid or expired jwt' },
    });
    await test.close();
  });

  test('at its absolute end, however much it is used', async () => {
    const test = await createTestApi();
    const browser = await signedIn(test, 'owner');
    const step = SESSION_POLICY.browser.idle / 2;
    for (let used = 0; used + step < SESSION_POLICY.browser.absolute; used += step) {
      test.clock.advance(step);
      expect((await browser.get('/users/token')).status).toBe(200);
    }
    test.clock.advance(step);
    expect((await browser.get('/users/token')).status).toBe(401);
    await test.close();
  });
});
