import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { servePglite } from '../../../server/db/pglite.ts';
import { createTestApi, ORIGIN, type TestApi } from '../../support/api.ts';
import { createClient } from '../../support/client.ts';
import { lendPglite } from '../../support/lent-pglite.ts';
import { testTemplate } from '../../support/template.ts';

let api: TestApi;
/** What the database was asked, in order. */
const statements: string[] = [];

beforeAll(async () => {
  const pglite = recording(await lendPglite(await testTemplate()));
  api = await createTestApi({ database: await servePglite(pglite) });
});
afterAll(() => api.close());

/** Notes the text of each statement; its parameters differ from account to account. */
function recording(pglite: PGlite): PGlite {
  return new Proxy(pglite, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function' || (key !== 'query' && key !== 'exec')) return value;
      return (text: string, ...rest: unknown[]): unknown => {
        statements.push(text);
        return value.call(target, text, ...rest);
      };
    },
  });
}

interface Work {
  statements: string[];
  /** Algorithm, version and cost of each password that was verified. */
  verified: string[];
  hashed: number;
  answer: { status: number; body: object };
}

let tries = 0;

/** What one wrong try makes the server do. Each comes from an address of its own: the limits are not the subject here. */
async function workOf(email: string): Promise<Work> {
  const { passwords } = api.ports;
  using verify = vi.spyOn(passwords, 'verify');
  using hash = vi.spyOn(passwords, 'hash');
  statements.length = 0;
  tries += 1;
  const remoteAddress = `40.1.0.${tries}`;
  const client = createClient((request) => api.api.fetch(request, { remoteAddress }), { origin: ORIGIN });
  const { status, body } = await client.post<object>('/users/auth', { email, password: 'no-es-esta' });
  return {
    statements: [...statements],
    verified: verify.mock.calls.map(([stored]) => stored.split('$').slice(0, 4).join('$')),
    hashed: hash.mock.calls.length,
    answer: { status, body: { ...body, request_id: undefined } },
  };
}

test('a wrong sign-in does the same work for a known, an unknown and a deactivated account', async () => {
  const { owner, seller } = api.people;
  await api.database.platformWrite((sql) =>
    sql.updateTable('users').set({ user_status_id: 2 }).where('id', '=', seller.userId).execute(),
  );
  // The stand-in's hash is made by the first try of a process, whichever account it names.
  expect((await workOf(owner.email)).hashed).toBe(1);

  const known = await workOf(owner.email);
  expect(known).toMatchObject({ hashed: 0, answer: { status: 401 } });
  expect(known.statements.length).toBeGreaterThan(1);
  // One for the address's owner, one for who only says that it is theirs.
  const argon2 = expect.stringMatching(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+$/);
  expect(known.verified).toEqual([argon2, argon2]);
  expect(await workOf('nadie@prueba.co')).toEqual(known);
  expect(await workOf(seller.email)).toEqual(known);
});
