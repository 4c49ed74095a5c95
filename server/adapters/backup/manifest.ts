import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FolderError } from '../embedded-postgres/folder-error.ts';
import { digestOf, type Digests } from './copy-tree.ts';

export const MANIFEST = 'backup.json';

/** Written last: a backup without it was cut off. */
export interface Manifest {
  /** ISO, UTC: whatever was acknowledged before is in it. */
  begun: string;
  files: Digests;
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, {
    mode: 0o600,
    flush: true,
  });
}

/**
 * The manifest of a backup whose every file is as it was written.
 * @throws FolderError when it is no backup, an unfinished one, or a damaged one
 */
export async function checkedManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, MANIFEST);
  if (!existsSync(file)) throw new FolderError(`${folder} is no finished backup: it has no ${MANIFEST}.`);
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'));
  for (const [name, digest] of Object.entries(manifest.files)) {
    const found = await digestOf(path.join(folder, name)).catch(() => null);
    if (found !== digest)
      throw new FolderError(
        `The backup ${folder} is damaged: ${name} is ${found === null ? 'missing' : 'not as it was written'}. Take another one.`,
      );
  }
  return manifest;
}
