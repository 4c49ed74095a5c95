import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
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

/**
 * Ends the process with a sentence where another program has one of the ports: the pages would sign in to that one, and
 * what was begun would go on without its other half.
 * @param {readonly number[]} ports of this machine; the first one is the one that `PORT` names
 */
export async function requireFreePorts(ports) {
  for (const port of ports) {
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`Port ${port} cannot be used: ${reason}.`);
      console.error(
        `End the program that has it, or choose other ports: PORT=${ports[0] + 100} npm run dev takes ${ports.map((one) => one + 100).join(' and ')}.`,
      );
      process.exit(1);
    }
    server.close();
    await once(server, 'close');
  }
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
