import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLogger } from '../../server/adapters/silent-logger.ts';
import { readConfig } from '../../server/config.ts';
import { openPorts } from '../../server/open-ports.ts';
import { createUser } from '../../server/modules/identity/accounts.ts';
import { createWatchedApi } from '../support/contract-watch.ts';
import { createClient } from '../support/client.ts';
import { PASSWORD } from '../support/people.ts';
import { ROOT, runProgram, runSource } from '../support/program.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tendero-staff-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const runStaff = (...args: string[]) => runProgram('scripts/staff.ts', { TENDERO_DATA: folder }, args);

const open = () => openPorts(readConfig({ TENDERO_DATA: folder }), silentLogger, ROOT);

test('[BIL-10] npm run staff: grants to a proven account alone, lists, revokes, and notes who did', async () => {
  const first = await open();
  const person = { password: PASSWORD, firstName: 'Eva', lastName: 'Equipo' };
  const userId = await createUser(first.ports, { ...person, email: 'eva@tendero.co' });
  await createUser(first.ports, { ...person, email: 'falsa@tendero.co', mailboxProven: false });
  await first.close();

  expect(await runStaff('list')).toMatchObject({ code: 0, out: 'Nobody is of the platform’s staff\n' });
  expect(await runStaff('grant', 'falsa@tendero.co')).toMatchObject({ code: 1, out: '' });
  expect(await runStaff('revoke', 'eva@tendero.co')).toMatchObject({
    code: 1,
    err: "eva@tendero.co is not of the platform's staff\n",
  });
  expect(await runStaff('grant', ' EVA@tendero.co')).toMatchObject({ code: 0 });
  expect((await runStaff('grant', 'eva@tendero.co')).out).toContain('already');
  expect((await runStaff('list')).out).toMatch(/^eva@tendero\.co {2}since \d{4}-\d{2}-\d{2}\n$/);

  const between = await open();
  expect(await staffOf(between)).toEqual([userId]);
  // A server that runs on the folder keeps the command out.
  expect(await runStaff('list')).toMatchObject({ code: 1, out: '' });
  await between.close();

  expect(await runStaff('revoke', 'eva@tendero.co')).toMatchObject({ code: 0 });
  const last = await open();
  expect(await staffOf(last)).toEqual([]);
  const log = await last.ports.database.platform((sql) =>
    sql.selectFrom('platform_staff_log').select(['action', 'email', 'user_id']).orderBy('id').execute(),
  );
  expect(log).toEqual([
    { action: 'grant', email: 'eva@tendero.co', user_id: userId },
    { action: 'revoke', email: 'eva@tendero.co', user_id: userId },
  ]);
  await last.close();
}, 180_000);

test('npm run staff -- owner opens an account and a shop where no code can be sent, once for an address', async () => {
  const made = await runStaff('owner', 'Primera@tienda.co', 'Ruanas', 'de', 'Ñandú');
  expect(made).toMatchObject({ code: 0, err: '' });
  const [, password = ''] = /primera@tienda\.co · (\S{16})\n/.exec(made.out) ?? [];
  expect(await runStaff('owner', 'primera@tienda.co', 'Otra')).toMatchObject({
    code: 1,
    err: 'primera@tienda.co has an account already\n',
  });
  const { ports, close } = await open();
  const api = createWatchedApi(ports);
  const client = createClient(api.fetch, { origin: 'http://localhost:4000' });
  expect((await client.post('/users/auth', { email: 'primera@tienda.co', password })).status).toBe(200);
  const stores = await ports.database.platform((sql) =>
    sql.selectFrom('stores').select(['name', 'url']).execute(),
  );
  expect(stores).toEqual([{ name: 'Ruanas de Ñandú', url: 'ruanas-de-nandu' }]);
  await close();
}, 180_000);

test('[BIL-10] the command says how it is called', async () => {
  const usage = { code: 1, err: expect.stringContaining('npm run staff -- grant <mail>') };
  expect(await runSource('scripts/staff.ts', { TENDERO_DATA: folder }, [])).toMatchObject(usage);
  for (const args of [
    ['grant'],
    ['list', 'x@y.co'],
    ['make', 'x@y.co'],
    ['owner', 'x@y.co'],
    ['grant', 'a@b.co', 'c'],
  ])
    expect(await runStaff(...args), args.join(' ')).toMatchObject(usage);
}, 60_000);

async function staffOf({ ports }: Awaited<ReturnType<typeof open>>): Promise<number[]> {
  const rows = await ports.database.platform((sql) =>
    sql.selectFrom('platform_staff').select('user_id').execute(),
  );
  return rows.map(({ user_id }) => user_id);
}
