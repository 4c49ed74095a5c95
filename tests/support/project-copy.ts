import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What a clone does not have, or has of its own. */
const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'data', '.cache', 'coverage', 'test-results']);

export interface ProjectCopy {
  root: string;
  remove(): Promise<void>;
}

/** The project as it is now in a folder of its own, with the same packages: what is done to it harms nobody. */
export async function copyProject(): Promise<ProjectCopy> {
  const root = await mkdtemp(path.join(tmpdir(), 'tendero-copy-'));
  for (const name of await readdir(ROOT))
    if (!LEFT_OUT.has(name)) await cp(path.join(ROOT, name), path.join(root, name), { recursive: true });
  await linkPackages(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

/** Each package is linked, but the caches of tools (`.vite`, `.cache`) are the copy's own. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const name of await readdir(from)) {
    const own = name.startsWith('.') && !['.bin', '.package-lock.json'].includes(name);
    if (!own) await symlink(path.join(from, name), path.join(to, name));
  }
}
