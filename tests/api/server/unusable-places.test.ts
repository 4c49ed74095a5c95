import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openConfiguredDatabase } from '../../../server/adapters/configured-database.ts';
import { FolderError } from '../../../server/adapters/embedded-postgres/folder-error.ts';
import { makeFolder } from '../../../server/adapters/make-folder.ts';
import { silentLogger } from '../../../server/adapters/silent-logger.ts';
import { readConfig } from '../../../server/config.ts';
import { openPostgres } from '../../../server/db/postgres.ts';
import { SetupError } from '../../../server/db/failures.ts';
import { openPorts } from '../../../server/open-ports.ts';
import { mountSmallDisk } from '../../support/small-disk.ts';
import { freePort } from '../../support/server-process.ts';

test('a sentence without the password reports a database that does not answer', async () => {
  const url = `postgres://tendero:secreto@127.0.0.1:${await freePort()}/tienda`;
  const refusal: unknown = await openPostgres({ url }, []).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(SetupError);
  expect(String(refusal)).toMatch(
    /The database 127\.0\.0\.1:\d+\/tienda cannot be opened: .*Check DATABASE_URL\.$/,
  );
  expect(String(refusal)).not.toContain('secreto');
});

test('a sentence reports a data folder that cannot be made', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tendero-folder-'));
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  const refusal: unknown = await makeFolder(path.join(file, 'data')).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(FolderError);
  expect(String(refusal)).toContain('Name one that this user may write to with TENDERO_DATA.');
  await rm(folder, { recursive: true });
});

const disk = mountSmallDisk(4);
afterAll(() => disk?.remove());

test.skipIf(disk === null)(
  'a sentence reports a data folder that is there and cannot be written',
  async () => {
    if (disk === null) return;
    const data = path.join(disk.folder, 'data');
    await mkdir(path.join(data, 'postgres'), { recursive: true });
    execFileSync('mount', ['-o', 'remount,ro', disk.folder]);
    const config = readConfig({ TENDERO_DATA: data });
    const starts: (() => Promise<unknown>)[] = [
      () => makeFolder(data),
      () => openPorts(config, silentLogger, path.resolve(import.meta.dirname, '../../..')),
      () => openConfiguredDatabase(config, []),
    ];
    for (const start of starts) {
      const refusal: unknown = await start().catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(FolderError);
      expect(String(refusal)).toMatch(/cannot be written .* with TENDERO_DATA\.$/);
    }
  },
);
