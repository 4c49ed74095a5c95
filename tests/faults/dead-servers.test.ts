import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../../server/adapters/embedded-postgres/folder-lock.ts';
import { identify, isSame } from '../../server/adapters/embedded-postgres/process-identity.ts';
import { startEmbeddedPostgres } from '../../server/adapters/embedded-postgres/start.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { query } from '../api/db/rows.ts';
import { effort } from '../support/effort.ts';

const onLinux = process.platform === 'linux';

let folder = '';
let helpers: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tendero-dead-'));
  helpers = [];
});
afterEach(async () => {
  for (const helper of helpers) helper.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** A process that has ended and that its parent, which lives on, never asks about: a zombie. */
async function zombie(): Promise<{ pid: number; started: string }> {
  const parent = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 100'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  helpers.push(parent);
  const pid = await new Promise<number>((resolve) => {
    parent.stdout.once('data', (text: Buffer) => resolve(Number(text.toString())));
  });
  const identity = await identify(pid);
  expect(identity.started).not.toBe('');
  await expect.poll(async () => (await readFile(`/proc/${pid}/stat`, 'utf8')).includes(') Z ')).toBe(true);
  return identity;
}

/** The `postmaster.pid` of a dead server names a living process. Returns what a start on it serves. */
async function startsAgainst(heir: (uid: number) => Promise<number>): Promise<unknown> {
  const pidFile = path.join(folder, 'postgres/data/postmaster.pid');
  const first = await startEmbeddedPostgres(folder);
  const database = await openPostgres(first.source, []);
  await database.platformWrite((sql) =>
    sql.insertInto('stores').values({ name: 'Ana', url: 'ana' }).execute(),
  );
  await database.close();
  const [pid = ''] = (await readFile(pidFile, 'utf8')).split('\n');
  const uid = Number(/^Uid:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]);
  const stranger = await heir(uid);
  await first.stop();
  // As a power cut leaves it, but for the number, which another process has got since.
  const lines = [
    stranger,
    path.dirname(pidFile),
    1_700_000_000,
    65_000,
    '',
    '127.0.0.1',
    '  0  0',
    'ready   ',
    '',
  ];
  await writeFile(pidFile, lines.join('\n'));
  const second = await startEmbeddedPostgres(folder);
  const again = await openPostgres(second.source, []);
  expect(second.adopted).toBe(false);
  const served = await again.platform((sql) => query(sql, 'select name from stores'));
  await again.close();
  await second.stop();
  return served;
}

test.skipIf(!onLinux)('a zombie holds nothing: its lock is taken over', async () => {
  const dead = await zombie();
  expect(await isSame(dead)).toBe(false);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'tendero.pid'), JSON.stringify(dead));
  await (
    await lockFolder(folder)
  )();
});

test.skipIf(!onLinux)(
  'a lock that names no living process is taken over, whatever stands in it',
  async () => {
    const living = [1, process.pid, process.ppid];
    const pid = fc.oneof(
      fc.constantFrom(...living, 0, -1, 1.5, 1e300),
      fc.integer(),
      fc.string(),
      fc.constant(null),
    );
    const content = fc.oneof(
      fc
        .record({ pid, started: fc.oneof(fc.string(), fc.constant(''), fc.nat()) })
        .map((one) => JSON.stringify(one)),
      fc.record({ pid }).map((one) => JSON.stringify(one)),
      fc.json(),
      fc.string(),
      // Cut off while it was written.
      fc.nat(40).map((length) => JSON.stringify({ pid: 1, started: 'a boot 123' }).slice(0, length)),
    );
    await fc.assert(
      fc.asyncProperty(content, async (text) => {
        await writeFile(path.join(folder, 'tendero.pid'), text);
        await (
          await lockFolder(folder)
        )();
      }),
      {
        numRuns: effort(50, 200),
        examples: [[JSON.stringify({ pid: -1, started: '' })], [JSON.stringify({ pid: 0, started: '' })]],
      },
    );
    // The one that does live keeps it.
    await writeFile(path.join(folder, 'tendero.pid'), JSON.stringify(await identify(process.ppid)));
    await expect(lockFolder(folder)).rejects.toThrow(/is in use by another Tendero/);
  },
);

test.skipIf(!onLinux)(
  'a PostgreSQL of another folder that got the number is neither adopted nor stopped',
  async () => {
    const other = await mkdtemp(path.join(tmpdir(), 'tendero-other-'));
    const neighbour = await startEmbeddedPostgres(other);
    const [pid = ''] = (await readFile(path.join(other, 'postgres/data/postmaster.pid'), 'utf8')).split('\n');
    expect(await startsAgainst(async () => Number(pid))).toEqual([{ name: 'Ana' }]);
    const alive = await openPostgres(neighbour.source, []);
    expect(await alive.healthy()).toBe(true);
    await alive.close();
    await neighbour.stop();
    await rm(other, { recursive: true, force: true });
  },
  90_000,
);

test.skipIf(!onLinux)(
  'any other program of the same user that got the number does not keep it from starting',
  async () => {
    const served = await startsAgainst(async (uid) => {
      const stranger = spawn('sleep', ['100'], {
        ...(process.getuid?.() === 0 ? { uid } : {}),
        stdio: 'ignore',
      });
      helpers.push(stranger);
      return stranger.pid ?? 0;
    });
    expect(served).toEqual([{ name: 'Ana' }]);
  },
  90_000,
);
