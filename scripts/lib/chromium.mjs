import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** The headless shell comes first: the same engine, and a page in its own profile costs a quarter. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
/** Programs of Debian; older releases have only the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const APT = '/usr/bin/apt-get';
/** Where Debian's package puts the pooler that a test of the database runs through. */
const PGBOUNCER = '/usr/sbin/pgbouncer';
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * A browser for the end-to-end tests: the one that `TENDERO_CHROMIUM` names, the system's, or Playwright's.
 * @returns {Promise<string | null>} its program
 */
export async function findChromium() {
  const known = findInstalled();
  if (known !== null) return known;
  const { chromium } = await import('playwright-core');
  return isProgram(chromium.executablePath()) ? chromium.executablePath() : null;
}

/** @returns {string | null} the program that `TENDERO_CHROMIUM` names, or the system's */
function findInstalled() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const system = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const candidates = [process.env.TENDERO_CHROMIUM, ...system, MAC];
  return candidates.find((file) => file !== undefined && file !== '' && isProgram(file)) ?? null;
}

/**
 * Installs Debian's packages where a browser or PgBouncer is missing and this user may install, and says so first. It
 * needs no package of ours, so it can run beside `npm ci`.
 */
export async function installFromDebian() {
  const browsers = findInstalled() === null ? PACKAGES : [];
  const poolers = isProgram(PGBOUNCER) ? [] : ['pgbouncer'];
  if (browsers.length + poolers.length === 0 || process.getuid?.() !== 0 || !isProgram(APT)) return;
  console.log(
    `Tests need programs that are missing. Installing ${[...browsers.slice(0, 1), ...poolers].join(' and ')} from Debian…`,
  );
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run(APT, ['update', '-qq'], quiet);
  const install = (/** @type {string} */ name) =>
    run(APT, ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
  for (const name of poolers) await install(name);
  for (const name of browsers) if (findInstalled() === null) await install(name);
}

/**
 * The browser of the journeys. Ends the process with the command that installs one where there is none, so that nothing
 * runs for minutes in vain.
 * @returns {Promise<string>} its program
 */
export async function requireChromium() {
  const found = await findChromium();
  if (found !== null) return found;
  const command = isProgram(APT)
    ? `sudo apt-get install ${PACKAGES[0]}`
    : 'npx playwright-core install chromium';
  console.error(`The journeys need a browser, and there is none. Install one: ${command}`);
  console.error('Or name the program of one in TENDERO_CHROMIUM. Nothing was tested.');
  process.exit(1);
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
