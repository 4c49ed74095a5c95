import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../../server/adapters/embedded-postgres/folder-lock.ts';
import { identify } from '../../server/adapters/embedded-postgres/process-identity.ts';
import { startEmbeddedPostgres } from '../../server/adapters/embedded-postgres/start.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import type { StoreEvent } from '../../server/ports/ports.ts';
import { query } from '../api/db/rows.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tendero-embedded-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('an empty folder becomes a server of its own, with a password that only its user reads, and stops whole', async () => {
  const server = await startEmbeddedPostgres(folder);
  const password = path.join(folder, 'postgres/password');
  expect((await stat(password)).mode & 0o777).toBe(0o600);
  expect(server.source.ownerUrl).toContain((await readFile(password, 'utf8')).trim());
  expect(server.adopted).toBe(false);
  const database = await openPostgres(server.source, []);
  const settings = await database.platform((sql) =>
    query(
      sql,
      `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'listen_addresses') order by name`,
    ),
  );
  expect(settings).toEqual([
    { name: 'data_checksums', setting: 'on' },
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'listen_addresses', setting: '127.0.0.1' },
    { name: 'synchronous_commit', setting: 'on' },
  ]);
  await database.close();
  await server.stop();
  expect(existsSync(path.join(folder, 'postgres/data/postmaster.pid'))).toBe(false);
  expect(existsSync(path.join(folder, 'postgres/tendero.pid'))).toBe(false);
}, 60_000);

test('a start that is ended while it makes its folder leaves no server, and gives the folder free', async () => {
  const ending = new AbortController();
  const start = startEmbeddedPostgres(folder, ending.signal);
  const begun = () => existsSync(path.join(folder, 'postgres/data.new/PG_VERSION'));
  await expect.poll(begun, { interval: 5, timeout: 60_000 }).toBe(true);
  ending.abort(new Error('Ctrl+C'));
  await expect(start).rejects.toThrow('Ctrl+C');
  expect(existsSync(path.join(folder, 'postgres/data'))).toBe(false);
  expect(existsSync(path.join(folder, 'postgres/tendero.pid'))).toBe(false);
});

test('a folder of another engine is refused, with its name or without', async () => {
  const named = path.join(folder, 'named');
  await mkdir(named, { recursive: true });
  await writeFile(path.join(named, 'engine'), 'pglite\n');
  const unnamed = path.join(folder, 'unnamed');
  await mkdir(path.join(unnamed, 'pglite'), { recursive: true });
  for (const other of [named, unnamed])
    await expect(startEmbeddedPostgres(other)).rejects.toThrow('was made by the engine "pglite"');
});

test('a lock is held once, and a dead process’s lock is taken over, even when its number lives again', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow('already open');
  await unlock();
  const reborn = { ...(await identify(process.pid)), started: 'another boot, long ago' };
  await writeFile(path.join(folder, 'tendero.pid'), JSON.stringify(reborn));
  await (
    await lockFolder(folder)
  )();
  await writeFile(path.join(folder, 'tendero.pid'), 'half a fi');
  await (
    await lockFolder(folder)
  )();
  expect(existsSync(path.join(folder, 'tendero.pid'))).toBe(false);
});

test('of many that find a dead lock at once, one gets it', async () => {
  await writeFile(path.join(folder, 'tendero.pid'), JSON.stringify({ pid: 999_999_999, started: '' }));
  const attempts = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('while the server is away calls are unavailable; when it is back they answer, and listeners get resync', async () => {
  const server = await startEmbeddedPostgres(folder);
  const database = await openPostgres(server.source, []);
  const heard: StoreEvent[] = [];
  database.events.subscribe(1, (event) => heard.push(event));
  expect(await database.healthy()).toBe(true);
  const [pid] = (await readFile(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGINT');
  await expect.poll(() => database.healthy(), { timeout: 60_000, interval: 10 }).toBe(false);
  await expect(database.read(1, (sql) => query(sql, 'select 1'))).rejects.toMatchObject({
    code: 'unavailable',
  });
  await expect.poll(() => database.healthy()).toBe(true);
  await expect.poll(() => heard).toEqual([{ storeId: 1, type: 'resync' }]);
  expect(database.events.healthy()).toBe(true);
  await database.close();
  await server.stop();
}, 60_000);

test('a server that hangs is given up while it still hangs, and serves again when it goes on', async () => {
  const server = await startEmbeddedPostgres(folder);
  const database = await openPostgres(server.source, [], { statementTimeout: 500 });
  const look = () => database.read(1, (sql) => query(sql, 'select 1 as one'));
  expect(await look()).toEqual([{ one: 1 }]);
  const [postmaster = ''] = (await readFile(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split(
    '\n',
  );
  const children = (await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8'))
    .trim()
    .split(' ');
  const everyProcess = [postmaster, ...children].map(Number);
  for (const pid of everyProcess) process.kill(pid, 'SIGSTOP');
  try {
    expect(await database.healthy()).toBe(false);
    await expect(look()).rejects.toMatchObject({ code: 'unavailable' });
  } finally {
    for (const pid of everyProcess) process.kill(pid, 'SIGCONT');
  }
  await expect.poll(look).toEqual([{ one: 1 }]);
  await database.close();
  await server.stop();
}, 60_000);
