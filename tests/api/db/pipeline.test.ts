import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Connection } from '../../../server/db/connection.ts';
import { PgConnection, type PgSessions } from '../../../server/db/pg-connection.ts';
import { openSessions } from '../../../server/db/postgres.ts';
import { newDatabase } from '../../support/postgres-server.ts';

/** A session prepares a statement at its second use, under a name; what follows uses that. */
const USES = 4;

const ADD = 'insert into notes (id, text) values ($1, $2)';
const DIVIDE = 'select 10 / $1::int as n';

let database: Awaited<ReturnType<typeof newDatabase>>;
let sessions: PgSessions;
let connection: Connection;
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  sessions = openSessions(database.url, { maxConnections: 1 }, 'select 1');
  connection = await sessions.acquire();
  await connection.script('create temporary table notes (id int primary key, text text)');
  for (let use = 0; use < USES; use += 1) {
    await connection.script('begin');
    await connection.query(ADD, [use, 'warm']);
    await connection.query(DIVIDE, [1]);
    await connection.commit();
  }
  await connection.script('delete from notes');
});
afterEach(async () => {
  await connection.close();
  await sessions.close();
});

const kept = async () => (await connection.query('select id, text from notes order by id', [])).rows;

test('statements of a transaction that are sent together run in order and each gets its own answer', async () => {
  const answers = await Promise.all([
    connection.script('begin'),
    connection.query(ADD, [1, 'one']),
    connection.query(DIVIDE, [5]),
    connection.query(ADD, [2, null]),
    connection.commit(),
  ]);
  expect(answers).toMatchObject([
    undefined,
    { affected: 1 },
    { rows: [{ n: 2 }] },
    { affected: 1 },
    undefined,
  ]);
  expect(await kept()).toEqual([
    { id: 1, text: 'one' },
    { id: 2, text: null },
  ]);
});

test('behind one that fails nothing runs, and the commit says that it was rolled back', async () => {
  const [begun, added, divided, again, committed] = await Promise.allSettled([
    connection.script('begin'),
    connection.query(ADD, [1, 'one']),
    connection.query(DIVIDE, [0]),
    connection.query(ADD, [2, 'two']),
    connection.commit(),
  ]);
  expect([begun.status, added.status]).toEqual(['fulfilled', 'fulfilled']);
  expect(divided).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  expect(again).toMatchObject({ status: 'rejected', reason: { code: '25P02' } });
  expect(committed).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('rolled back') },
  });
  // The session has left the transaction: what is read and written now stands for itself.
  expect(await kept()).toEqual([]);
  await connection.query(ADD, [3, 'three']);
  expect((await connection.query('select pg_current_xact_id_if_assigned() as x', [])).rows).toEqual([
    { x: null },
  ]);
  expect(await kept()).toEqual([{ id: 3, text: 'three' }]);
});

test('a statement that a failed transaction refused runs in the next one', async () => {
  const fresh = 'select $1::int + 1 as n';
  for (let use = 0; use < USES; use += 1) {
    await connection.script('begin');
    const outcomes = await Promise.allSettled([
      connection.query(DIVIDE, [0]),
      connection.query(fresh, [use]),
      connection.query(fresh, [use]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await connection.rollback();
  }
  const answers = await Promise.all([connection.query(fresh, [1]), connection.query(fresh, [2])]);
  expect(answers.map(({ rows }) => rows)).toEqual([[{ n: 2 }], [{ n: 3 }]]);
});

test('outside of a transaction a statement that fails leaves its neighbours alone', async () => {
  const outcomes = await Promise.allSettled([
    connection.query(ADD, [1, 'one']),
    connection.query(DIVIDE, [0]),
    connection.query(ADD, [2, 'two']),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await kept()).toHaveLength(2);
});

test('an answer that cannot be read is the error of its own statement', async () => {
  const big = 'select $1::bigint as n';
  for (let use = 0; use < USES; use += 1) await connection.query(big, [use]);
  await connection.script('begin');
  const [, broken, after] = await Promise.allSettled([
    connection.query(DIVIDE, [5]),
    connection.query(big, ['9007199254740993']),
    connection.query(DIVIDE, [2]),
  ]);
  expect(broken).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('2^53') } });
  expect(after).toMatchObject({ status: 'fulfilled', value: { rows: [{ n: 5 }] } });
  await connection.commit();
});

test('parameters and columns of every kind are at the tenth use what they were at the first', async () => {
  const moment = new Date('2026-03-01T05:30:00.123Z');
  const text = `select $1::text as text, $2::bigint as whole, $3::numeric as part, $4::boolean as yes, $5::timestamptz as at,
    $6::bigint[] as ids, $7::text[] as words, $8::jsonb as data, $9::text as nothing, $10::bytea as bytes, '{}'::bigint[] as none`;
  const parameters = [
    'Ñandú "\\ \n',
    7,
    0.5,
    true,
    moment,
    [1, 2],
    ['a', 'b"c', ''],
    { a: [1] },
    null,
    Buffer.from([0, 255]),
  ];
  const expected = {
    text: 'Ñandú "\\ \n',
    whole: 7,
    part: 0.5,
    yes: true,
    at: moment,
    ids: [1, 2],
    words: ['a', 'b"c', ''],
    data: { a: [1] },
    nothing: null,
    bytes: Buffer.from([0, 255]),
    none: [],
  };
  for (let use = 0; use < 10; use += 1) {
    expect((await connection.query(text, parameters)).rows).toEqual([expected]);
    const simple = await connection.query(
      text
        .replaceAll('$7', 'null')
        .replaceAll('$8', `'{"a":[1]}'`)
        .replaceAll('$10', 'null')
        .replace('$9', '$7'),
      [...parameters.slice(0, 6), null],
    );
    expect(simple.rows).toEqual([{ ...expected, words: null, bytes: null }]);
  }
});

test('statements within a scope are transactions of their own, and none keeps what another was given', async () => {
  const seen = `select current_setting('app.store_id', true) as store, current_setting('app.platform', true) as platform, $1::int as n`;
  const [one, two, platform] = [{ store: 1 }, { store: 2 }, 'platform' as const].map((scope) =>
    connection.within?.(scope),
  );
  const asked = Array.from({ length: 30 }, (_, n) =>
    [one, two, platform, connection][n % 4]?.query(n % 5 === 4 ? DIVIDE : seen, [n % 5 === 4 ? 0 : n]),
  );
  const outcomes = await Promise.allSettled(asked);
  const scopes = [
    { store: '1', platform: '' },
    { store: '2', platform: '' },
    { store: '', platform: 'on' },
    { store: '', platform: '' },
  ];
  outcomes.forEach((outcome, n) => {
    if (n % 5 === 4) expect(outcome).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    else expect(outcome).toMatchObject({ value: { rows: [{ ...scopes[n % 4], n }] } });
  });
  // What it has never parsed, and what it may not do.
  await expect(one?.query('select nothing', [])).rejects.toMatchObject({ code: '42703' });
  await expect(one?.query('create table forbidden ()', [])).rejects.toMatchObject({ code: '25006' });
  expect(await one?.query('select 1 as n where $1', [false])).toEqual({ rows: [], affected: 0 });
  expect(await kept()).toEqual([]);
});

test('a session that is lost is the error of everything that was sent', async () => {
  const { rows } = await connection.query('select pg_backend_pid() as pid', []);
  const admin = await PgConnection.open(database.url);
  await connection.script('begin');
  await admin.query('select pg_terminate_backend($1)', [rows[0]?.['pid']]);
  await admin.close();
  const outcomes = await Promise.allSettled([
    connection.query(ADD, [1, 'one']),
    connection.query(DIVIDE, [1]),
    connection.commit(),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(connection.broken).toBe(true);
});
