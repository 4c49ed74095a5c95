import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNT } from '../../domain/identity/credentials.ts';
import { silentLogger } from '../../server/adapters/silent-logger.ts';
import { readConfig } from '../../server/config.ts';
import { createUser } from '../../server/modules/identity/module.ts';
import { openPorts } from '../../server/open-ports.ts';
import { startServer } from '../../server/server.ts';
import { freePort } from '../support/server-process.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tendero-demo-account-'));
  const { ports, close } = await openPorts(readConfig({ TENDERO_DATA: folder }), silentLogger, ROOT);
  await createUser(ports, { ...DEMO_ACCOUNT, firstName: 'Mariana', lastName: 'Restrepo', verified: true });
  await close();
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A server on the folder, asked from this machine. */
async function started<T>(
  env: Record<string, string>,
  work: (server: { demoRefused: boolean; call(route: string, init?: RequestInit): Promise<Response> }) => T,
): Promise<Awaited<T>> {
  const port = await freePort();
  const config = readConfig({ TENDERO_DATA: folder, TENDERO_DEMO: '0', PORT: String(port), ...env });
  const server = await startServer(config, silentLogger, ROOT);
  const call = (route: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/api/v1${route}`, init);
  try {
    return await work({ demoRefused: server.demoRefused, call });
  } finally {
    await server.stop(1000);
  }
}

const signIn = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const HTTPS = 'https://panel.example.co';
const REACHED_BY_OTHERS: [string, Record<string, string>][] = [
  ['production', { NODE_ENV: 'production', TENDERO_ORIGIN: HTTPS }],
  ['production on loopback', { NODE_ENV: 'production', TENDERO_ORIGIN: HTTPS, HOST: '127.0.0.1' }],
  ['every interface', { HOST: '0.0.0.0' }],
  ['every interface of IPv6', { HOST: '::' }],
];

test('the demo account signs in where only this machine reaches the server', async () => {
  await started({ HOST: 'localhost' }, async ({ demoRefused, call }) => {
    expect(demoRefused).toBe(false);
    expect((await call('/users/auth', signIn(DEMO_ACCOUNT))).status).toBe(200);
  });
}, 60_000);

test.each(REACHED_BY_OTHERS)(
  'on %s it is refused, and a session of before has ended',
  async (_, env) => {
    const cookie = await started({}, async ({ call }) => {
      const answer = await call('/users/auth', signIn(DEMO_ACCOUNT));
      return answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
    });
    const names = cookie.map((pair) => pair.split('=')[0] ?? '');
    expect(names).toContain('tendero');
    // As a browser would that had been signed in over https.
    const secure = cookie.map((pair) => pair.replace(/^tendero=/, '__Host-tendero='));
    await started(env, async ({ demoRefused, call }) => {
      expect(demoRefused).toBe(true);
      for (const spelling of [
        DEMO_ACCOUNT.email,
        DEMO_ACCOUNT.email.toUpperCase(),
        ` ${DEMO_ACCOUNT.email} `,
      ]) {
        const answer = await call('/users/auth', signIn({ ...DEMO_ACCOUNT, email: spelling }));
        expect([spelling, answer.status]).toEqual([spelling, 401]);
      }
      const session = await call('/users/token', {
        headers: { cookie: [...cookie, ...secure].join('; ') },
      });
      expect(session.status).toBe(401);
    });
  },
  60_000,
);

test('an account whose password is its own is none of the demo’s', async () => {
  await started({}, async ({ call }) => {
    const answer = await call('/users/auth', signIn({ ...DEMO_ACCOUNT, password: 'otra-clave-larga' }));
    expect(answer.status).toBe(401);
  });
  const { ports, close } = await openPorts(readConfig({ TENDERO_DATA: folder }), silentLogger, ROOT);
  const password_hash = await ports.passwords.hash('una-clave-de-la-dueña');
  await ports.database.platformWrite((sql) =>
    sql.updateTable('users').set({ password_hash }).where('email', '=', DEMO_ACCOUNT.email).execute(),
  );
  await close();
  await started({ NODE_ENV: 'production', TENDERO_ORIGIN: HTTPS }, async ({ demoRefused, call }) => {
    expect(demoRefused).toBe(false);
    const answer = await call('/users/auth', signIn({ ...DEMO_ACCOUNT, password: 'una-clave-de-la-dueña' }));
    expect(answer.status).toBe(200);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(2);
    expect(cookies.filter((cookie) => !/; Secure(;|$)/.test(cookie))).toEqual([]);
  });
}, 60_000);

test('the store that is loaded has the account that is refused', async () => {
  const store: unknown = JSON.parse(await readFile(path.join(ROOT, 'demo/store.json'), 'utf8'));
  expect(store).toMatchObject({ user: DEMO_ACCOUNT });
});
