import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FolderError } from '../../../server/adapters/embedded-postgres/folder-error.ts';
import { makeFolder } from '../../../server/adapters/make-folder.ts';
import { openPostgres } from '../../../server/db/postgres.ts';
import { SetupError } from '../../../server/db/setup-error.ts';
import { freePort } from '../../support/server-process.ts';

test('a sentence without the password reports a database that does not answer', async () => {
  const url = `postgres://tendero:secreto@127.0.0.1:${await freePort()}/tienda`;
  const refusal: unknown = await openPostgres({ kind: 'postgres', url }, []).catch((error: unknown) => error);
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
