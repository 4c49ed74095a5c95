import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface FolderOwner {
  name: string;
  uid: number;
  gid: number;
}

/** The user that a folder belongs to; undefined for root, and for a number without a name, which PostgreSQL refuses. */
export async function ordinaryOwner(folder: string): Promise<FolderOwner | undefined> {
  const { uid, gid } = await stat(folder);
  if (uid === 0) return undefined;
  return run('id', ['-un', String(uid)]).then(
    ({ stdout }) => ({ name: stdout.trim(), uid, gid }),
    () => undefined,
  );
}

/**
 * Started by root on the data of an ordinary user, the process goes on as that user: whatever it writes stays the
 * user's, whose own next start finds nothing that is closed to it.
 * @param folder may not be there yet; the nearest one above it then counts
 * @returns the name of the user; undefined when nothing changed: we are not root, or the folder's user is, or may not
 *   read this program
 */
export async function becomeOwnerOf(folder: string): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await ordinaryOwner(nearest(folder));
  if (owner === undefined || !(await mayRead(owner, [process.execPath, import.meta.filename, folder])))
    return undefined;
  process.setgroups?.([owner.gid]);
  process.setgid?.(owner.gid);
  process.setuid?.(owner.uid);
  return owner.name;
}

function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(path.dirname(folder));
}

function mayRead({ uid, gid }: FolderOwner, files: string[]): Promise<boolean> {
  const tests = files.map((file) => run('test', ['-r', nearest(file)], { uid, gid }));
  return Promise.all(tests).then(
    () => true,
    () => false,
  );
}
