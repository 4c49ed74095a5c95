import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './run.mjs';

/**
 * Packages of hundreds of small modules, whose reading took half of every start; the others stay in `node_modules`. So does
 * Hono: bundled with its server, it answered a tenth fewer calls.
 */
const BUNDLED = ['ajv', 'fast-deep-equal', 'fast-uri', 'json-schema-traverse', 'hucre', 'kysely'];

const DECODER = 'picture-decoder.mjs';

/**
 * Makes the server one file, `main.js`, that Node runs. It reads `schemas/` and `demo/` beside its folder.
 * @param {string} folder which is emptied before
 */
export function bundleServer(folder) {
  return bundleProgram('server/main.ts', folder);
}

/**
 * Makes one of our programs a file of the same name that Node runs.
 * @param {string} source from the root
 * @param {string} folder which is emptied before
 */
export async function bundleProgram(source, folder) {
  // Not at the head: on a fresh clone there are no packages yet when this file is read.
  const { build } = await import('vite');
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: BUNDLED },
    build: { ssr: source, outDir: folder, target: 'node20', sourcemap: true, emptyOutDir: true },
  });
  // A program of its own, which the server starts.
  await copyFile(path.join(ROOT, 'server/adapters', DECODER), path.join(folder, DECODER));
}
