import { existsSync } from 'node:fs';
import { readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { findBinaries } from '../embedded-postgres/binaries.ts';
import { ENGINE_FOLDER } from '../embedded-postgres/engine-marker.ts';
import { FolderError } from '../embedded-postgres/folder-error.ts';
import { findRunner } from '../embedded-postgres/run-as.ts';
import { makeFolder } from '../make-folder.ts';
import { copyTree, syncTree } from './copy-tree.ts';
import { checkedManifest, MANIFEST, type Manifest } from './manifest.ts';

/**
 * Makes a data folder of a backup, whole or not at all. The next start of a server on it brings the database up.
 * @param dataFolder must not exist, or be empty
 * @throws FolderError when it holds something, or the backup is damaged
 */
export async function restoreBackup(backup: string, dataFolder: string): Promise<Manifest> {
  if (existsSync(dataFolder) && (await readdir(dataFolder)).length > 0)
    throw new FolderError(
      `${dataFolder} is not empty: a backup is restored into a folder of its own. Name one with TENDERO_DATA.`,
    );
  const manifest = await checkedManifest(backup);
  await makeFolder(path.dirname(dataFolder));
  const unfinished = `${dataFolder}.restoring`;
  await rm(unfinished, { recursive: true, force: true });
  await copyTree(backup, unfinished, { skip: (name) => name === MANIFEST });
  await giveToPostgres(path.join(unfinished, ENGINE_FOLDER.embedded));
  await syncTree(unfinished);
  if (existsSync(dataFolder)) await rmdir(dataFolder);
  await rename(unfinished, dataFolder);
  return manifest;
}

/** As root, PostgreSQL runs as another user, who must own its files. */
async function giveToPostgres(folder: string): Promise<void> {
  const { postgres } = await findBinaries();
  const runner = await findRunner(postgres, folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) await runner.give(path.join(entry.parentPath, entry.name));
}
