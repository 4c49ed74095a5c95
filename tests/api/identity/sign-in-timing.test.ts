import { createOutbox } from '../../../server/adapters/outbox.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApi, ORIGIN, type TestApi } from '../../support/api.ts';
import { createClient } from '../../support/client.ts';
import { recordedDatabase } from '../../support/statements.ts';

let api: TestApi;
let statements: string[];

beforeAll(async () => {
  const recorded = await recordedDatabase();
  statements = recorded.statements;
  const { mail } = createOutbox();
  api = await createTestApi({ database: recorded.database, ports: { mail } });
});
afterAll(() => api.close());

interface Work {
  statements: string[];
  /** Algorithm, version and cost of each password that was verified. */
  verified: string[];
  hashed: number;
  answer: { status: number; body: object };
}

let tries = 0;

/** What one wrong try makes the server do. Each comes from an address of its own: the limits are not the subject here. */
async function workOf(
  email: string,
  path = '/users/auth',
  form: object = { password: 'no-es-esta' },
): Promise<Work> {
  const { passwords } = api.ports;
  using verify = vi.spyOn(passwords, 'verify');
  using hash = vi.spyOn(passwords, 'hash');
  statements.length = 0;
  tries += 1;
  const remoteAddress = `40.1.0.${tries}`;
  const client = createClient((request) => api.api.fetch(request, { remoteAddress }), { origin: ORIGIN });
  const { status, body } = await client.post<object>(path, { ...form, email });
  return {
    statements: [...statements],
    verified: verify.mock.calls.map(([stored]) => stored.split('$').slice(0, 4).join('$')),
    hashed: hash.mock.calls.length,
    answer: { status, body: { ...body, request_id: undefined, sent_to: undefined, phone: undefined } },
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

test('a link for a new password costs the same for a known, an unknown and a deactivated account', async () => {
  const { owner, seller } = api.people;
  await workOf('calienta@prueba.co', '/users/reset', {});
  const known = await workOf(owner.email, '/users/reset', {});
  expect(known).toMatchObject({ hashed: 0, verified: [], answer: { status: 202 } });
  expect(known.statements.length).toBeGreaterThan(1);
  expect(await workOf('nadie@prueba.co', '/users/reset', {})).toEqual(known);
  expect(await workOf(seller.email, '/users/reset', {})).toEqual(known);
});

test('a sign-up costs the same with an address that has an account and with one that has none', async () => {
  const form = (phone: string) => ({
    first_name: 'Marcela',
    last_name: 'Ríos',
    phone,
    contact_phone_number: phone,
    country_code: 'CO',
    store: 'Dulces Marcela',
    password: 'panela con queso a las seis',
  });
  await workOf('calienta@prueba.co', '/users', form('573001110000'));
  const known = await workOf(api.people.owner.email, '/users', form('573001110001'));
  expect(known).toMatchObject({ hashed: 1, answer: { status: 202 } });
  expect(known.statements.length).toBeGreaterThan(2);
  expect(await workOf('nadie@prueba.co', '/users', form('573001110002'))).toEqual(known);
});
