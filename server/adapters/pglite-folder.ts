import path from 'node:path';
import type { PgliteSource } from '../db/pglite.ts';
import { ENGINE_FOLDER, claimEngine } from './embedded-postgres/engine-marker.ts';
import { lockFolder } from './embedded-postgres/folder-lock.ts';
import { makeFolder } from './make-folder.ts';

/**
 * PGlite on a folder, for an operator who names this engine. PGlite does not write through to the disk, so a power cut
 * may lose the last orders. Only our lock keeps a second process out.
 * @throws FolderError when the folder is in use or of another engine
 */
export async function openPgliteFolder(
  dataFolder: string,
): Promise<{ source: PgliteSource; release(): Promise<void> }> {
  await claimEngine(dataFolder, 'pglite');
  const folder = path.join(dataFolder, ENGINE_FOLDER.pglite);
  await makeFolder(folder);
  const release = await lockFolder(folder);
  return { source: { kind: 'pglite', dataDir: path.join(folder, 'data') }, release };
}
