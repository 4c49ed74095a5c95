import { access, constants, mkdir } from 'node:fs/promises';
import { FolderError } from './embedded-postgres/folder-error.ts';

/**
 * Makes a folder of the data, and those above it, unless they are there.
 * @param mode of a new one
 * @throws FolderError when this user may not write there, or something else has the name
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  await mkdir(folder, { recursive: true, mode }).catch((cause: unknown) =>
    refuse(folder, 'cannot be made', cause),
  );
  await access(folder, constants.W_OK | constants.X_OK).catch((cause: unknown) =>
    refuse(folder, 'cannot be written', cause),
  );
}

function refuse(folder: string, what: string, cause: unknown): never {
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new FolderError(
    `The folder ${folder} ${what} (${reason}). Name one that this user may write to with TENDERO_DATA.`,
    { cause },
  );
}
