import { readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleProgram } from '../../scripts/lib/server-bundle.mjs';
import { onceInRun } from './postgres-server.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * One of our programs as a file for Node, bundled once in a run. Reading its hundreds of sources takes longer than most
 * runs.
 * @param source from the root
 */
export async function program(source: string): Promise<string> {
  const name = path.basename(source, '.ts');
  const mark = await onceInRun(`${name}.program`, async (file) => {
    const folder = `${file}.files`;
    await bundleProgram(source, path.join(folder, 'bundle'));
    await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    await writeFile(file, folder);
  });
  return path.join(await readFile(mark, 'utf8'), 'bundle', `${name}.js`);
}
