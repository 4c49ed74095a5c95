import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../make-folder.ts';
import { FolderError } from './folder-error.ts';

export type FolderEngine = 'embedded' | 'pglite';

/** Where each keeps its data, below the data folder. */
export const ENGINE_FOLDER: Record<FolderEngine, string> = { embedded: 'postgres', pglite: 'pglite' };

/**
 * Records for good which engine a data folder belongs to. Another engine would start empty beside the merchant's data.
 * @throws FolderError when the folder is another engine's
 */
export async function claimEngine(dataFolder: string, engine: FolderEngine): Promise<void> {
  await makeFolder(dataFolder);
  const marker = path.join(dataFolder, 'engine');
  const written = (await readFile(marker, 'utf8').catch(() => '')).trim();
  const found = written === '' ? guess(dataFolder) : written;
  if (found !== undefined && found !== engine) {
    throw new FolderError(
      `${dataFolder} was made by the engine "${found}", and "${engine}" would not see its data. Start with TENDERO_ENGINE=${found}, or choose another folder with TENDERO_DATA.`,
    );
  }
  if (written === '') await writeFile(marker, `${engine}\n`);
}

function guess(dataFolder: string): FolderEngine | undefined {
  const engines: FolderEngine[] = ['embedded', 'pglite'];
  return engines.find((engine) => existsSync(path.join(dataFolder, ENGINE_FOLDER[engine])));
}
