import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** First the one without a window: the same engine, and a page in a profile of its own costs it a quarter. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
/** Of Debian; older ones have the second only. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * A browser for the end-to-end tests: the one that `TENDERO_CHROMIUM` names, the system's, or Playwright's.
 * @returns {Promise<string | null>} its program
 */
export async function findChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const system = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const { chromium } = await import('playwright-core');
  const candidates = [process.env.TENDERO_CHROMIUM, ...system, MAC, chromium.executablePath()];
  return candidates.find((file) => file !== undefined && file !== '' && isProgram(file)) ?? null;
}

/**
 * Finds a browser, or installs one: Debian's package where this user may, Playwright's download elsewhere.
 * @returns {Promise<string | null>} null when none could be had
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found !== null) return found;
  if (process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')) {
    console.log('Installing Chromium from Debian…');
    const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update', '-qq'], quiet);
    for (const name of PACKAGES) {
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
      const installed = await findChromium();
      if (installed !== null) return installed;
    }
  }
  console.log('Installing Playwright’s Chromium…');
  await run('npx', ['--no-install', 'playwright-core', 'install', 'chromium']);
  return findChromium();
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
