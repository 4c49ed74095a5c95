import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './run.mjs';

/**
 * Packages of hundreds of small modules; reading them took half of every start. The others stay in `node_modules`. So
 * does Hono: bundled with its server, it answered a tenth fewer calls.
 */
const BUNDLED = ['ajv', 'fast-deep-equal', 'fast-uri', 'json-schema-traverse', 'hucre', 'kysely'];

const DECODER = 'picture-decoder.mjs';

/**
 * Bundles the server into one file, `main.js`, for Node. It reads `schemas/` and `demo/` beside its folder.
 * @param {string} folder is emptied first
 */
export function bundleServer(folder) {
  return bundlePrograms(['server/main.ts'], folder);
}

/**
 * Bundles some of our programs for Node, each into a file of the same name. What they share is read once, and lies
 * beside them.
 * @param {string[]} sources from the root
 * @param {string} folder is emptied first
 */
export async function bundlePrograms(sources, folder) {
  // Imported here, because on a fresh clone the packages are not installed yet when Node reads this file.
  const { build } = await import('vite');
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: BUNDLED },
    build: {
      ssr: true,
      outDir: folder,
      target: 'node20',
      sourcemap: true,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(sources.map((source) => [path.basename(source, '.ts'), source])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  // A program of its own, which the server starts.
  await copyFile(path.join(ROOT, 'server/adapters', DECODER), path.join(folder, DECODER));
}
