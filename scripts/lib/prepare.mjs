import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isBuilt } from './freshness.mjs';
import { ROOT, run } from './run.mjs';

/**
 * Ends the process with a sentence in a folder from which Vite serves no files: it takes the rest of a path after one of
 * these characters for a query. Building and `npm start` work there.
 */
export function requireServableFolder() {
  if (!/[?#]/.test(ROOT)) return;
  console.error(
    `Vite serves no files from a folder with a # or a ? in its path, and this one is ${ROOT}. Rename it; npm start works here too.`,
  );
  process.exit(1);
}

/** Installs the packages of the lock file unless they are installed. Ends the process on failure. */
export async function ensurePackages() {
  if (packagesMatchLock()) return;
  console.log('Installing packages…');
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { asOwner: true });
  if (code === 0) return;
  console.error('The packages could not be installed: see the messages of npm above.');
  process.exit(code);
}

/** Builds unless the build is of these sources. Ends the process on failure. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  console.error('Building…');
  const code = await run(process.execPath, ['scripts/build.mjs'], { asOwner: true });
  if (code !== 0) process.exit(code);
}

/** Compares contents, not times, so that a fresh checkout of the same lock file needs no installation. */
function packagesMatchLock() {
  const wanted = readLock('package-lock.json');
  const installed = readLock('node_modules/.package-lock.json');
  if (wanted === null || installed === null) return false;
  return Object.entries(wanted).every(
    ([name, { version, optional }]) =>
      name === '' ||
      (installed[name] === undefined ? optional === true : installed[name].version === version),
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }> | null}
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).packages;
  } catch {
    return null;
  }
}
