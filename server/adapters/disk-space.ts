import { statfs } from 'node:fs/promises';
import { FolderError } from './embedded-postgres/folder-error.ts';

/** What a new shop takes at first, with room for its first days. */
const NEW_SHOP = 150_000_000;

/** `disk_full`, PostgreSQL documentation, appendix A. */
const FULL = ['ENOSPC', 'EDQUOT', '53100'];

/**
 * Refuses to make a shop that its disk has no room for: one that ends half made helps nobody.
 * @throws FolderError
 */
export async function requireSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= NEW_SHOP) return;
  throw new FolderError(
    `The disk of ${folder} has ${megabytes(free)} free, and a new shop needs ${megabytes(NEW_SHOP)}. Free some space, or name a folder on another disk with TENDERO_DATA; then start again.`,
  );
}

function megabytes(bytes: number): string {
  return `${Math.floor(bytes / 1_000_000)} MB`;
}

/** What an operator reads when a disk became full during the start. */
export function fullDisk(folder: string): string {
  return `The disk of ${folder} is full. Free some space on it, then start again: the next start goes on where this one stopped.`;
}

/** Whether an error, or what caused it, says that a disk has no space left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return FULL.includes(code) || saysDiskFull(error.message) || isDiskFull(error.cause);
}

/** What PostgreSQL and its programs print, in English as we start them. */
export function saysDiskFull(text: string): boolean {
  return text.includes('No space left on device');
}
