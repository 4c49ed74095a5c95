import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../../server/db/connection.ts';
import { StatementNames, type PgSessions } from '../../../server/db/pg-connection.ts';
import { openSessions } from '../../../server/db/postgres.ts';
import { newDatabase } from '../../support/postgres-server.ts';

let database: Awaited<ReturnType<typeof newDatabase>>;
let sessions: PgSessions | undefined;
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.drop());
afterEach(() => sessions?.close().finally(() => (sessions = undefined)));

/** @param options of the pool */
function pool(options: {
  maxConnections: number;
  acquireTimeout?: number;
  longestQueue?: number;
}): PgSessions {
  sessions = openSessions(database.url, options, 'select 1');
  return sessions;
}

async function pidOf(session: Connection): Promise<unknown> {
  return (await session.query('select pg_backend_pid() as pid', [])).rows[0]?.['pid'];
}

test('who waits longest is served first, and no more than so many are open', async () => {
  const lending = pool({ maxConnections: 1 });
  const first = await lending.acquire();
  const pid = await pidOf(first);
  const served: unknown[] = [];
  const waiting = ['a', 'b'].map(async (name) => {
    const session = await lending.acquire();
    served.push([name, await pidOf(session)]);
    await session.close();
  });
  await first.close();
  await Promise.all(waiting);
  expect(served).toEqual([
    ['a', pid],
    ['b', pid],
  ]);
});

test('a caller who waits too long gets the error unavailable and leaves the queue', async () => {
  const lending = pool({ maxConnections: 1, acquireTimeout: 300 });
  const session = await lending.acquire();
  await expect(lending.acquire()).rejects.toThrow('timeout exceeded');
  await session.close();
  await (await lending.acquire()).close();
});

test('who finds the queue full is refused at once, and those in it are served', async () => {
  const lending = pool({ maxConnections: 1, longestQueue: 2 });
  const session = await lending.acquire();
  const waiting = [lending.acquire(), lending.acquire()];
  await expect(lending.acquire()).rejects.toMatchObject({ code: 'unavailable' });
  await session.close();
  for (const next of waiting) await (await next).close();
  await (await lending.acquire()).close();
});

test('a session that was lost, or left in a transaction, is never lent again', async () => {
  const lending = pool({ maxConnections: 1 });
  const lost = await lending.acquire();
  const pid = await pidOf(lost);
  await expect(lost.script('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow(/terminat/);
  await expect.poll(() => lost.broken).toBe(true);
  await lost.close();
  const open = await lending.acquire();
  const second = await pidOf(open);
  expect(second).not.toBe(pid);
  await open.script('begin');
  await open.close();
  const third = await lending.acquire();
  expect(await pidOf(third)).not.toBe(second);
  await third.close();
});

test('what was given back answers nobody who still holds it', async () => {
  const lending = pool({ maxConnections: 1 });
  const session = await lending.acquire();
  await session.close();
  await expect(session.script('select 1')).rejects.toThrow('given back');
  const next = await lending.acquire();
  await session.close();
  expect(await pidOf(next)).toBeGreaterThan(0);
  await next.close();
});

test('closing waits for the work under way, and refuses new work', async () => {
  const lending = pool({ maxConnections: 2 });
  const session = await lending.acquire();
  const closing = lending.close();
  await expect(lending.acquire()).rejects.toMatchObject({ code: 'unavailable' });
  expect(await pidOf(session)).toBeGreaterThan(0);
  await session.close();
  await closing;
  sessions = undefined;
});

test('a statement is named at its second use and keeps its name; only so many are named', () => {
  const names = new StatementNames(2);
  const uses = ['a', 'b', 'a', 'a', 'b', 'once', 'c', 'c', 'a'];
  expect(uses.map((text) => names.of(text))).toEqual([
    undefined,
    undefined,
    's1',
    's1',
    's2',
    undefined,
    undefined,
    undefined,
    's1',
  ]);
  names.forget('a');
  expect(['a', 'a', 'b'].map((text) => names.of(text))).toEqual([undefined, 's3', 's2']);
});
