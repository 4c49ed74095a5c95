import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/** The sources of the build. */
const SOURCES = [
  'schemas',
  'i18n',
  'domain',
  'server',
  'src',
  'demo',
  'scripts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

/** The build writes this file last. Without it there is no build, or an incomplete one. */
export const STAMP = path.join(ROOT, 'dist/built');

/** Whether no source has changed since the last whole build. */
export function isBuilt() {
  return isNewer(STAMP, ROOT, SOURCES);
}

/**
 * Whether a file was written after the last change of all sources.
 * @param {string} file
 * @param {string} root of the sources
 * @param {readonly string[]} sources files or folders, from the root
 */
export function isNewer(file, root, sources) {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return written !== undefined && sources.every((source) => newest(path.join(root, source)) < written);
}

/**
 * The last change below a path. Folders count too, because removing a file changes its folder.
 * @param {string} file
 * @returns {number} milliseconds; 0 for a missing path
 */
function newest(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const below = readdirSync(file).map((name) => newest(path.join(file, name)));
  return Math.max(stats.mtimeMs, ...below);
}
