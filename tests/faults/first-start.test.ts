import { execFile } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../server/adapters/embedded-postgres/start.ts';
import { silentLogger } from '../../server/adapters/silent-logger.ts';
import { readConfig } from '../../server/config.ts';
import { startServer } from '../../server/server.ts';
import { mountSmallDisk } from '../support/small-disk.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const isRoot = process.getuid?.() === 0;
/** `daemon`, an ordinary user of every Unix. */
const SOMEBODY = 1;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tendero-first-'));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function ownersBelow(place: string): Promise<number[]> {
  const names = await readdir(place, { recursive: true });
  const owners = await Promise.all(names.map(async (name) => (await stat(path.join(place, name))).uid));
  return [...new Set(owners)];
}

test.skipIf(!isRoot)(
  'root starts the database of an ordinary user as that user, and takes nothing',
  async () => {
    await chown(folder, SOMEBODY, SOMEBODY);
    const data = path.join(folder, 'data');
    const server = await startEmbeddedPostgres(data);
    expect(await ownersBelow(path.join(data, 'postgres/data'))).toEqual([SOMEBODY]);
    await server.stop();
    for (const name of ['', 'postgres', 'postgres/data', 'postgres/password', 'postgres/postgres.log'])
      expect((await stat(path.join(data, name))).uid, name).toBe(SOMEBODY);
  },
  60_000,
);

test.skipIf(!isRoot)(
  'a process of root goes on as the user of the data folder, and not as root',
  async () => {
    await cp(path.join(ROOT, 'server/adapters/folder-owner.ts'), path.join(folder, 'folder-owner.ts'));
    await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
    const users = path.join(folder, 'users');
    await mkdir(users);
    await chown(users, SOMEBODY, SOMEBODY);
    const program = path.join(folder, 'program.ts');
    await writeFile(
      program,
      `import { mkdirSync } from 'node:fs';
import { becomeOwnerOf } from './folder-owner.ts';
const [, , data = ''] = process.argv;
console.log(await becomeOwnerOf(data), process.getuid?.(), process.getgid?.(), process.getgroups?.().join());
mkdirSync(data);`,
    );
    const run = (data: string) =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', program, data], { cwd: ROOT });
    expect((await run(path.join(users, 'data'))).stdout).toBe('daemon 1 1 1\n');
    expect((await stat(path.join(users, 'data'))).uid).toBe(SOMEBODY);
    expect((await run(path.join(folder, 'own'))).stdout).toMatch(/^undefined 0 0/);
  },
);

test('a port in use is refused before anything is made', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const data = path.join(folder, 'data');
  const config = readConfig({ TENDERO_DATA: data, HOST: '127.0.0.1', PORT: String(port) });
  await expect(startServer(config, silentLogger, ROOT)).rejects.toThrow(`Port ${port} is in use.`);
  expect(await readdir(folder)).toEqual([]);
  await new Promise((resolve) => other.close(resolve));
});

const disk = mountSmallDisk(160);

test.skipIf(disk === null)(
  'without space a start says in one sentence what to do, and the next one goes on',
  async () => {
    if (disk === null) return;
    const data = path.join(disk.folder, 'data');
    try {
      // What is left of a start that was killed while it made the cluster.
      await mkdir(path.join(data, 'postgres/data.new'), { recursive: true });
      await writeFile(path.join(data, 'postgres/data.new/PG_VERSION'), '18\n');
      const ballast = path.join(disk.folder, 'ballast');
      await writeFile(ballast, Buffer.alloc(60_000_000));
      await expect(startEmbeddedPostgres(data)).rejects.toThrow(
        /^The disk of \S+ has 1\d\d MB free, and a new shop needs 150 MB\. Free some space, [^\n]+$/,
      );
      await rm(ballast);
      await (await startEmbeddedPostgres(data)).stop();
      expect(await readdir(path.join(data, 'postgres'))).not.toContain('data.new');

      await disk.fill();
      await expect(startEmbeddedPostgres(data)).rejects.toThrow(/^The disk of \S+ is full\. [^\n]+$/);
      await disk.free();
      await (await startEmbeddedPostgres(data)).stop();
    } finally {
      await disk.remove();
    }
  },
  60_000,
);
