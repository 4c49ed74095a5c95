import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNT } from '../../../domain/identity/credentials.ts';
import { createUser } from '../../../server/modules/identity/accounts.ts';
import { createTestApi, type TestApi } from '../../support/api.ts';

let world: TestApi;
beforeAll(async () => {
  world = await createTestApi();
});
afterAll(() => world.close());

const named = async (api: TestApi): Promise<unknown> => (await api.anonymous().get('/users/demo')).body;
const NOBODY = { account: null };
const demo = { ...DEMO_ACCOUNT, firstName: 'Demo', lastName: '', verified: true };

test('the login is told the account of a demo that signs in with the published password, and no other', async () => {
  expect(await named(world)).toEqual(NOBODY);
  const userId = await createUser(world.ports, demo);
  expect(await named(world)).toEqual({ account: DEMO_ACCOUNT });
  // A person's own from then on, whose address the server publishes to nobody.
  const password_hash = await world.ports.passwords.hash('otra contraseña larga');
  await world.database.platformWrite((sql) =>
    sql
      .updateTable('users')
      .set({ password_hash })
      .where('id', '=', userId ?? 0)
      .execute(),
  );
  expect(await named(world)).toEqual(NOBODY);
});

test('a server that others reach names no account, even on the data of a demo', async () => {
  const { settings } = world.ports;
  const reached = await createTestApi({ ports: { settings: { ...settings, demoSignIn: false } } });
  await createUser(reached.ports, demo);
  expect(await named(reached)).toEqual(NOBODY);
  await reached.close();
});
