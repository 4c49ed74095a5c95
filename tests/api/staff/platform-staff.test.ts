import { readXlsx } from 'hucre/xlsx';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import type { NewUsersReport } from '../../../domain/staff/platform-answers.ts';
import { insertUser } from '../../../server/modules/identity/accounts.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { endStaff, makeStaff } from '../../support/staff.ts';
import { query } from '../db/rows.ts';

const CALLS = ['/stores/new-users-report?year=2026&month=5&day=2', '/platform/stores', '/platform/invoices'];

let world: TestApi;
/** The merchant of another store, who is also of the staff. */
let staff: TestClient;
let staffId: number;

beforeAll(async () => {
  world = await createTestApi();
  staffId = world.people.outsider.userId;
  await makeStaff(world, staffId);
  staff = await signedIn(world, 'outsider');
}, 60_000);
afterAll(() => world.close());

interface Noted {
  user_id: number;
  email: string;
  action: string;
  call: string | null;
  details: unknown;
}

async function noted(userId: number): Promise<Noted[]> {
  return world.database.platform((sql) =>
    sql
      .selectFrom('platform_staff_log')
      .select(['user_id', 'email', 'action', 'call', 'details'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
  );
}

describe('[BIL-10] who may ask about all stores', () => {
  test('the staff, of stores that are not theirs too', async () => {
    for (const call of CALLS) expect((await staff.get(call)).status, call).toBe(200);
  });

  test.each(['owner', 'admin', 'seller', 'viewer'] as const)('not %s of a store', async (who) => {
    const client = await signedIn(world, who);
    for (const call of CALLS)
      expect(await client.get(call), call).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('not a visitor', async () => {
    for (const call of CALLS)
      expect(await world.anonymous().get(call), call).toMatchObject({
        status: 401,
        body: { code: 'missing_jwt' },
      });
  });

  test('who is refused learns nothing of a wrong query', async () => {
    const owner = await signedIn(world, 'owner');
    expect(await owner.get('/platform/stores?nonsense=1')).toMatchObject({ status: 403 });
  });

  test('not who was of the staff a moment ago, in the session that is open', async () => {
    const { userId } = world.people.admin;
    const client = await signedIn(world, 'admin');
    await makeStaff(world, userId);
    expect((await client.get('/platform/stores')).status).toBe(200);
    expect((await client.get<SessionInfo>('/users/token')).body.user.platform_staff).toBe(true);
    await endStaff(world, userId);
    for (const call of CALLS) expect((await client.get(call)).status, call).toBe(403);
    expect((await client.get<SessionInfo>('/users/token')).body.user.platform_staff).toBe(false);
  });

  test('the role opens no other store', async () => {
    expect((await staff.get(`/stores/${world.storeId}`)).status).toBe(404);
    expect((await staff.get(`/stores/${world.storeId}/orders`)).status).toBe(404);
  });
});

describe('[BIL-10] the log of the staff', () => {
  test('has each call with its query before it is answered', async () => {
    const before = (await noted(staffId)).length;
    await staff.get('/platform/stores?search=uno');
    await staff.get('/platform/invoices?nonsense=1');
    const { email } = world.people.outsider;
    expect((await noted(staffId)).slice(before)).toEqual([
      { user_id: staffId, email, action: 'read', call: 'listPlatformStores', details: { search: 'uno' } },
      { user_id: staffId, email, action: 'read', call: 'listPlatformInvoices', details: { nonsense: '1' } },
    ]);
  });

  test('has a refusal once an hour, however often it comes', async () => {
    const { userId } = world.people.seller;
    const client = await signedIn(world, 'seller');
    const refused = async () =>
      (await noted(userId)).filter(({ call }) => call === 'listPlatformStores').map(({ action }) => action);
    for (let time = 0; time < 5; time += 1) await client.get('/platform/stores');
    expect(await refused()).toEqual(['refused']);
    world.clock.advance(61 * 60 * 1000);
    await client.get('/platform/stores');
    expect(await refused()).toEqual(['refused', 'refused']);
  });
});

describe('[BIL-10] what the database lets the staff do', () => {
  const stores = () =>
    world.database.staff(staffId, (sql) => sql.selectFrom('stores').select('id').execute());

  test('reads across stores need the role at that moment', async () => {
    const other = world.people.viewer.userId;
    expect((await stores()).length).toBeGreaterThan(1);
    for (const table of ['stores', 'users', 'memberships', 'user_stores', 'invoices', 'row_counts'])
      expect(await world.database.staff(other, (sql) => query(sql, `select * from ${table}`)), table).toEqual(
        [],
      );
  });

  test('what the calls do not need stays hidden', async () => {
    const owner = await signedIn(world, 'owner');
    await owner.post(`/stores/${world.storeId}/collections`, { name: 'Ruanas' });
    for (const table of ['collections', 'orders', 'customers', 'products', 'sessions', 'audit'])
      expect(
        await world.database.staff(staffId, (sql) => query(sql, `select * from ${table}`)),
        table,
      ).toEqual([]);
  });

  test.each(["update stores set name = 'x'", 'delete from users'])(
    'nothing of it can be written by %s',
    async (statement) => {
      const rows = () => world.database.platform((sql) => query(sql, 'select name from stores order by id'));
      const users = () => world.database.platform((sql) => query(sql, 'select id from users order by id'));
      const before = [await rows(), await users()];
      // Row-level security finds no row; a transaction that may only read refuses the statement.
      const written = world.database.staff(staffId, (sql) => query(sql, `${statement} returning id`));
      expect(await written.catch(() => [])).toEqual([]);
      expect([await rows(), await users()]).toEqual(before);
    },
  );

  test('the application cannot give the role, whatever its scope', async () => {
    const { userId } = world.people.owner;
    const give = raw`insert into platform_staff (user_id) values (${userId})`;
    await expect(world.database.platformWrite((sql) => give.execute(sql))).rejects.toMatchObject({
      code: '42501',
    });
    await expect(
      world.database.platformWrite((sql) => raw`delete from platform_staff`.execute(sql)),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      world.database.platformWrite((sql) => raw`delete from platform_staff_log`.execute(sql)),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      world.database.platformWrite((sql) => raw`update platform_staff_log set email = ''`.execute(sql)),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('a store sees who is of the staff as little as what they asked for', async () => {
    for (const table of ['platform_staff', 'platform_staff_log'])
      expect(await world.database.read(world.storeId, (sql) => query(sql, `select * from ${table}`))).toEqual(
        [],
      );
  });
});

describe('[BIL-10] the report of new users', () => {
  const report = (query: string) => staff.get<NewUsersReport>(`/stores/new-users-report?${query}`);

  async function linesOf(base64: string): Promise<unknown[][]> {
    const { sheets } = await readXlsx(new Uint8Array(Buffer.from(base64, 'base64')));
    return (sheets[0]?.rows ?? []).map((row) => [...row]);
  }

  async function signUp(email: string, at: string): Promise<void> {
    const user = { email, firstName: '=1+1', lastName: 'Ríos', passwordHash: '-', verified: true };
    await world.database.platformWrite((sql) => insertUser(sql, user, new Date(at)));
  }

  test('has the people of the day in Bogotá, from midnight to midnight', async () => {
    // Bogotá is five hours behind UTC.
    await signUp('antes@prueba.co', '2026-05-02T04:59:59Z');
    await signUp('primera@prueba.co', '2026-05-02T05:00:00Z');
    await signUp('ultima@prueba.co', '2026-05-03T04:59:59Z');
    await signUp('despues@prueba.co', '2026-05-03T05:00:00Z');
    const { status, body } = await report('year=2026&month=5&day=2');
    expect({ status, ...body, base64Content: '' }).toEqual({
      status: 200,
      day: '2026-05-02',
      total: 2,
      listed: 2,
      base64Content: '',
    });
    const [headers, ...lines] = await linesOf(body.base64Content);
    expect(headers).toContain('Correo');
    expect(lines.map((line) => line.slice(1, 4))).toEqual([
      // A text, never a formula.
      ['=1+1', 'Ríos', 'primera@prueba.co'],
      ['=1+1', 'Ríos', 'ultima@prueba.co'],
    ]);
    expect(lines[0]).toContainEqual(new Date('2026-05-02T00:00:00Z'));
  });

  test('names the stores of each', async () => {
    const today = new Date(world.clock.now().getTime() - 5 * 3_600_000).toISOString().slice(0, 10);
    const [year, month, day] = today.split('-');
    await world.database.platformWrite((sql) =>
      raw`update users set created_at = ${world.clock.now()} where id = ${world.people.owner.userId}`.execute(
        sql,
      ),
    );
    const { body } = await report(`year=${year}&month=${month}&day=${day}`);
    const line = (await linesOf(body.base64Content)).find((cells) =>
      cells.includes(world.people.owner.email),
    );
    expect(line?.at(-1)).toMatch(/^Tienda Uno \(/);
  });

  test('of an empty day is a workbook with its headers alone', async () => {
    const { body } = await report('year=2020&month=2&day=29');
    expect(body).toMatchObject({ total: 0, listed: 0 });
    expect(await linesOf(body.base64Content)).toHaveLength(1);
  });

  test.each([
    ['', { year: { key: 'required' }, month: { key: 'required' }, day: { key: 'required' } }],
    ['year=2026&month=2&day=29', { day: { key: 'date' } }],
    ['year=2026&month=13&day=1', { month: { key: 'maximum', args: { limit: 12 } } }],
    ['year=x&month=1&day=1', { year: { key: 'number' } }],
    ['year=2999&month=1&day=1', { day: { key: 'future' } }],
  ])('refuses "%s" at its field', async (query, errors) => {
    expect(await report(query)).toMatchObject({ status: 400, body: { code: 'invalid_parameter', errors } });
  });
});
