import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { FolderError } from './folder-error.ts';

type FolderEngine = 'embedded' | 'pglite';

/** Where each keeps its data, below the data folder. No version opens a folder of PGlite any more. */
export const ENGINE_FOLDER: Record<FolderEngine, string> = { embedded: 'postgres', pglite: 'pglite' };

/**
 * Records that a data folder belongs to the embedded PostgreSQL, which would start empty beside data of another engine.
 * @throws FolderError when the folder is another engine's
 */
export async function claimEngine(dataFolder: string): Promise<void> {
  await makeFolder(dataFolder);
  const marker = path.join(dataFolder, 'engine');
  const written = (await readFile(marker, 'utf8').catch(() => '')).trim();
  const found = written === '' ? guess(dataFolder) : written;
  if (found !== undefined && found !== 'embedded') {
    throw new FolderError(
      `${dataFolder} was made by the engine "${found}", whose data this version does not read. Choose another folder with TENDERO_DATA.`,
    );
  }
  if (written === '') await writeFile(marker, 'embedded\n');
}

function guess(dataFolder: string): FolderEngine | undefined {
  const engines: FolderEngine[] = ['embedded', 'pglite'];
  return engines.find((engine) => existsSync(path.join(dataFolder, ENGINE_FOLDER[engine])));
}
