import { expect, test } from 'vitest';
import type { Connection } from '../../../server/db/connection.ts';
import { ConnectionPool } from '../../../server/db/pool.ts';
import { StatementNames } from '../../../server/db/statement-names.ts';

class FakeConnection implements Connection {
  broken = false;
  closed = false;
  query = async () => ({ rows: [] });
  script = async () => {};
  begin = async () => {};
  commit = async () => {};
  rollback = async () => {};
  close = async () => void (this.closed = true);
}

function makePool(
  max: number,
  patience = 1000,
  longestQueue = 100,
): { pool: ConnectionPool; opened: FakeConnection[] } {
  const opened: FakeConnection[] = [];
  const open = async (): Promise<Connection> => {
    const connection = new FakeConnection();
    opened.push(connection);
    return connection;
  };
  return { pool: new ConnectionPool({ open, max, patience, longestQueue }), opened };
}

test('an idle connection that has the store already is preferred', async () => {
  const { pool, opened } = makePool(3);
  const slots = await Promise.all(['1', '2', '3'].map((scope) => pool.acquire(scope)));
  slots.forEach((slot, index) => (slot.scope = String(index + 1)));
  slots.forEach((slot) => pool.release(slot));
  expect((await pool.acquire('1')).scope).toBe('1');
  expect((await pool.acquire('9')).scope).toBe('3');
  expect(opened).toHaveLength(3);
});

test('who waits longest is served first, and no more than `max` are open', async () => {
  const { pool, opened } = makePool(1);
  const first = await pool.acquire('1');
  const served: string[] = [];
  const waiting = ['a', 'b'].map((name) =>
    pool.acquire('1').then((slot) => {
      served.push(name);
      pool.release(slot);
    }),
  );
  pool.release(first);
  await Promise.all(waiting);
  expect(served).toEqual(['a', 'b']);
  expect(opened).toHaveLength(1);
});

test('a caller who waits too long gets the error unavailable and leaves the queue', async () => {
  const { pool } = makePool(1, 20);
  const slot = await pool.acquire('1');
  await expect(pool.acquire('1')).rejects.toMatchObject({ code: 'unavailable' });
  pool.release(slot);
  expect(await pool.acquire('1')).toBe(slot);
});

test('who finds the queue full is refused at once, and those in it are served', async () => {
  const { pool } = makePool(1, 1000, 2);
  const slot = await pool.acquire('1');
  const waiting = [pool.acquire('1'), pool.acquire('1')];
  await expect(pool.acquire('1')).rejects.toMatchObject({ code: 'unavailable' });
  pool.release(slot);
  for (const next of waiting) pool.release(await next);
  expect(await pool.acquire('1')).toBe(slot);
});

test('[R22] stores take turns: what one of them has waiting does not keep another waiting for all of it', async () => {
  const { pool } = makePool(1);
  const first = await pool.acquire('flood');
  const served: string[] = [];
  const wait = (scope: string): Promise<void> =>
    pool.acquire(scope).then((slot) => {
      served.push(scope);
      pool.release(slot);
    });
  const waiting = [...Array.from({ length: 20 }, () => 'flood'), 'calm', 'other', 'calm'].map(wait);
  pool.release(first);
  await Promise.all(waiting);
  expect(served.slice(0, 6)).toEqual(['flood', 'calm', 'other', 'flood', 'calm', 'flood']);
  expect(served).toHaveLength(23);
});

test('[R22] a store that fills the queue makes room for another, by its last caller', async () => {
  const { pool } = makePool(1, 1000, 3);
  const first = await pool.acquire('flood');
  const flood = Array.from({ length: 3 }, () => pool.acquire('flood'));
  const outcomes = flood.map((each) =>
    each.then(
      () => 'served',
      () => 'refused',
    ),
  );
  const calm = pool.acquire('calm');
  expect(await outcomes[2]).toBe('refused');
  // Two and one: nobody has so much more that it would be fair to take it away.
  await expect(pool.acquire('calm')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(pool.acquire('flood')).rejects.toMatchObject({ code: 'unavailable' });
  pool.release(first);
  for (const next of [flood[0], calm, flood[1]]) if (next !== undefined) pool.release(await next);
  expect(await Promise.all(outcomes)).toEqual(['served', 'served', 'refused']);
});

test('a broken connection is never lent again, and makes room for a new one', async () => {
  const { pool, opened } = makePool(1);
  const slot = await pool.acquire('1');
  const waiting = pool.acquire('1');
  const [connection] = opened;
  if (connection === undefined) throw new Error('none was opened');
  connection.broken = true;
  pool.release(slot);
  const next = await waiting;
  expect(next).not.toBe(slot);
  expect(connection.closed).toBe(true);
  pool.release(next);
  const [, second] = opened;
  if (second === undefined) throw new Error('no second was opened');
  second.broken = true;
  expect(await pool.acquire('1')).not.toBe(next);
});

test('closing waits for the work under way, and refuses new work', async () => {
  const { pool, opened } = makePool(2);
  const slot = await pool.acquire('1');
  const closing = pool.close();
  await expect(pool.acquire('1')).rejects.toMatchObject({ code: 'unavailable' });
  expect(opened[0]?.closed).toBe(false);
  pool.release(slot);
  await closing;
  expect(opened[0]?.closed).toBe(true);
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
