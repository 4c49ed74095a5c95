import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** SHA-256 of each file, hex, by its path below the folder, with slashes. */
export type Digests = Record<string, string>;

export interface CopyOptions {
  /** Left out, with all below it. Asked with the path below `from`, with slashes. */
  skip?(relative: string): boolean;
}

/**
 * Copies a folder with its modes. Files that vanish meanwhile are left out, as a running database expects.
 * @returns what was copied
 */
export async function copyTree(from: string, to: string, options: CopyOptions = {}): Promise<Digests> {
  const digests: Digests = {};
  await copyFolder(from, to, '', options, digests);
  return digests;
}

async function copyFolder(
  from: string,
  to: string,
  below: string,
  options: CopyOptions,
  digests: Digests,
): Promise<void> {
  const source = path.join(from, below);
  const target = path.join(to, below);
  await mkdir(target, { recursive: true, mode: (await stat(source)).mode & 0o777 });
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const relative = path.posix.join(below, entry.name);
    if (options.skip?.(relative) === true) continue;
    if (entry.isDirectory()) await copyFolder(from, to, relative, options, digests);
    else if (entry.isFile() && (await copyOne(path.join(from, relative), path.join(to, relative))))
      digests[relative] = await digestOf(path.join(to, relative));
  }
}

async function copyOne(source: string, target: string): Promise<boolean> {
  try {
    await copyFile(source, target);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
  return true;
}

export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Writes all of a copy through to the disk, so that it survives a power cut. One request for everything takes a
 * second; one for each of thousands of files takes many.
 */
export async function syncTree(folder: string): Promise<void> {
  await run('sync', []).catch(() => syncEach(folder));
}

async function syncEach(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const handle = await open(path.join(entry.parentPath, entry.name), 'r+');
    await handle.sync().finally(() => handle.close());
  }
}
