import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { rm, rmdir, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface SmallDisk {
  /** An empty folder on it. */
  folder: string;
  /** Takes all the space that is left. */
  fill(): Promise<void>;
  /** Gives it back. */
  free(): Promise<void>;
  remove(): Promise<void>;
}

/** A disk of its own in memory; null where this user, or this container, may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'tendero-disk-'));
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder];
    execFileSync('mount', options, { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return null;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    async fill() {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch(() => undefined);
    },
    free: () => rm(ballast, { force: true }),
    async remove() {
      execFileSync('umount', ['-l', folder]);
      await rmdir(folder);
    },
  };
}
