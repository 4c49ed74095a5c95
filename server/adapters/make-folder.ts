import { access, chown, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ordinaryOwner } from './folder-owner.ts';
import { FolderError } from './embedded-postgres/folder-error.ts';

/**
 * Makes a folder of the data, and those above it, unless they are there.
 * @param mode of a new one
 * @throws FolderError when this user may not write there, or something else has the name
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode }).catch((cause: unknown) =>
    refuse(folder, 'cannot be made', cause),
  );
  if (first !== undefined) await giveToOwnerAbove(first, folder);
  await access(folder, constants.W_OK | constants.X_OK).catch((cause: unknown) =>
    refuse(folder, 'cannot be written', cause),
  );
}

/** What root makes below the folder of an ordinary user is that user's: their own next start must be able to use it. */
async function giveToOwnerAbove(first: string, folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const owner = await ordinaryOwner(path.dirname(first));
  if (owner === undefined) return;
  const below = path.relative(first, folder).split(path.sep);
  for (let part = first; ; part = path.join(part, below.shift() ?? '')) {
    await chown(part, owner.uid, owner.gid);
    if (part === path.resolve(folder)) return;
  }
}

function refuse(folder: string, what: string, cause: unknown): never {
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new FolderError(
    `The folder ${folder} ${what} (${reason}). Name one that this user may write to with TENDERO_DATA.`,
    { cause },
  );
}
