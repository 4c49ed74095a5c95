import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bytes } from '../encoding.ts';
import { newKey, readKey, writeKey } from '../secrets/keys.ts';
import { FolderError } from './embedded-postgres/folder-error.ts';
import { makeFolder } from './make-folder.ts';
import { syncFolder } from './sync-folder.ts';

export type Keys = [Bytes, ...Bytes[]];

function fileIn(dataFolder: string): string {
  return path.join(dataFolder, 'secrets-keys');
}

/**
 * The keys of this machine, beside the database and not in it: the first one made once, readable by the server's user only.
 * @throws FolderError when the file holds something else
 */
export async function keptKeys(dataFolder: string): Promise<Keys> {
  const file = fileIn(dataFolder);
  await makeFolder(dataFolder);
  await writeFile(file, `${writeKey(newKey())}\n`, { mode: 0o600, flag: 'wx', flush: true }).then(
    () => syncFolder(dataFolder),
    (error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    },
  );
  // Empty is what a crash leaves of the first one, before anything was sealed with it.
  if ((await stat(file)).size === 0) await keepKeys(dataFolder, [newKey()]);
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const keys = lines.map((line) => readKey(line.trim()));
  const [first, ...others] = keys.filter((key) => key !== null);
  if (first === undefined || keys.includes(null))
    throw new FolderError(
      `${file} is damaged: it holds a key of 64 hexadecimal digits a line. Restore it from a backup.`,
    );
  return [first, ...others];
}

/** Whole or not at all: a key that is lost takes its secrets with it. */
export async function keepKeys(dataFolder: string, keys: Keys): Promise<void> {
  const file = fileIn(dataFolder);
  const unfinished = `${file}.new`;
  await rm(unfinished, { force: true });
  await writeFile(unfinished, `${keys.map(writeKey).join('\n')}\n`, { mode: 0o600, flush: true });
  await rename(unfinished, file);
  await syncFolder(dataFolder);
}
