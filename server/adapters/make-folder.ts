import { mkdir } from 'node:fs/promises';
import { FolderError } from './embedded-postgres/folder-error.ts';

/**
 * Makes a folder of the data, and those above it, unless they are there.
 * @throws FolderError when this user may not, or something else has the name
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new FolderError(
      `The folder ${folder} cannot be made (${reason}). Name one that this user may write to with TENDERO_DATA.`,
      { cause },
    );
  }
}
