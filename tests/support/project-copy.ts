import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What a clone does not have, or has of its own. */
const LEFT_OUT = new Set(['.git', 'node_modules', 'dist', 'data', '.cache', 'coverage', 'test-results']);

/** The folders of copies have the characters that the address of a file escapes: all that starts there finds its files. */
const COPY = 'mi tienda ñ ';

export interface ProjectCopy {
  root: string;
  remove(): Promise<void>;
}

/** A copy of the current project in its own folder, with the same packages, so that tests can change it. */
export async function copyProject(): Promise<ProjectCopy> {
  const root = await mkdtemp(path.join(tmpdir(), COPY));
  for (const name of await readdir(ROOT))
    if (!LEFT_OUT.has(name)) await cp(path.join(ROOT, name), path.join(root, name), { recursive: true });
  await linkPackages(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

/** Each package is linked, but the caches of tools (`.vite`, `.cache`) are the copy's own. */
async function linkPackages(from: string, to: string, copied: string[] = []): Promise<void> {
  await mkdir(to);
  for (const name of await readdir(from)) {
    const own = name.startsWith('.') && !['.bin', '.package-lock.json'].includes(name);
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (copied.includes(name)) await cp(source, target, { recursive: true, verbatimSymlinks: true });
    else if (!own) await symlink(source, target);
  }
}

export interface BuildCopy {
  /** The folder that holds build and packages. */
  root: string;
  /** As `dist/`. */
  build: string;
  /** Replaces or adds a schema of the build. */
  writeSchema(name: string, schema: object): Promise<void>;
  remove(): Promise<void>;
}

/**
 * The built server with its own schemas to change, in a folder that other users cannot enter.
 * @param ownPackages packages to copy; all others are linked
 */
export async function copyBuild(ownPackages: string[] = []): Promise<BuildCopy> {
  const root = await mkdtemp(path.join(tmpdir(), `${COPY}# `));
  const build = path.join(root, 'dist');
  await linkPackages(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'), ownPackages);
  for (const name of ['server', 'schemas'])
    await cp(path.join(ROOT, 'dist', name), path.join(build, name), { recursive: true });
  for (const name of ['client', 'demo']) await symlink(path.join(ROOT, 'dist', name), path.join(build, name));
  return {
    root,
    build,
    writeSchema: (name, schema) =>
      writeFile(path.join(build, 'schemas', `${name}.json`), JSON.stringify(schema)),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
