import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ApiError } from '../errors.ts';
import { contentTypeOf, requireKey } from './file-types.ts';
import { makeFolder } from './make-folder.ts';
import { syncFolder } from './sync-folder.ts';
import type { Files } from '../ports/ports.ts';

/** Half-written files that a killed server left; nobody writes one for so long. */
const ABANDONED_AFTER = 60 * 60 * 1000;

/**
 * Files in a folder of this machine. A file is there whole or not at all, also after a power cut:
 * written beside, synced, renamed, and the folder synced.
 */
export async function openFolderFiles(folder: string): Promise<Files> {
  const unfinished = path.join(folder, 'unfinished');
  await makeFolder(unfinished);
  await removeAbandoned(unfinished);

  return {
    async put(key, file) {
      const target = path.join(folder, requireKey(key));
      const temporary = path.join(unfinished, randomUUID());
      try {
        await writeSynced(temporary, file.body);
        await mkdir(path.dirname(target), { recursive: true });
        await rename(temporary, target);
        await syncFolder(path.dirname(target));
      } catch (cause) {
        await rm(temporary, { force: true });
        throw new ApiError('unavailable', { message: 'The file could not be stored', cause });
      }
    },
    async get(key) {
      const contentType = contentTypeOf(key);
      if (contentType === null) return null;
      const body = await readIfThere(path.join(folder, key));
      return body === null ? null : { body, contentType };
    },
    async delete(key) {
      await rm(path.join(folder, requireKey(key)), { force: true });
    },
  };
}

async function writeSynced(file: string, body: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o640);
  try {
    await handle.writeFile(body);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function readIfThere(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new ApiError('unavailable', { message: 'The file could not be read', cause: error });
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > ABANDONED_AFTER) await rm(file, { force: true });
  }
}
