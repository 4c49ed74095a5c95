import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { GeneratedFiles } from './generate/generate.ts';

/** File of `generated/` that follows from the database, and not from the schemas. */
export const PLATFORM_TABLES = 'platform-tables.ts';

async function readGenerated(folder: string): Promise<GeneratedFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (path): Promise<[string, string]> => [
        path.slice(folder.length + 1).replaceAll('\\', '/'),
        await readFile(path, 'utf8'),
      ]),
    ),
  );
}

export interface Difference {
  /** Missing or with other content. */
  stale: string[];
  /** On disk, but of no schema. */
  surplus: string[];
}

/** How `generated/` differs from what the schemas give now. */
export async function compareGenerated(root: string, wanted: GeneratedFiles): Promise<Difference> {
  const actual = await readGenerated(join(root, 'generated'));
  return {
    stale: [...wanted].filter(([path, content]) => actual.get(path) !== content).map(([path]) => path),
    surplus: [...actual.keys()].filter((path) => path !== PLATFORM_TABLES && !wanted.has(path)),
  };
}

/** Writes what differs and removes what no schema gives any more; untouched files keep their times. */
export async function writeGenerated(root: string, wanted: GeneratedFiles): Promise<Difference> {
  const folder = join(root, 'generated');
  const difference = await compareGenerated(root, wanted);
  for (const path of difference.stale) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), wanted.get(path) ?? '');
  }
  const left = new Set([...wanted.keys()].map((path) => path.split('/')[0]));
  for (const path of difference.surplus) {
    const [top = path] = path.split('/');
    await rm(join(folder, left.has(top) ? path : top), { recursive: true, force: true });
  }
  return difference;
}
