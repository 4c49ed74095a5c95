import { randomInt } from 'node:crypto';
import { runPackage } from '../../scripts/lib/run.mjs';
import { readSources, type Source } from '../architecture/sources.ts';
import type { Finding } from './experiments.ts';

const EFFORT = 'tests/support/effort.ts';

/** Runs every test that the gate runs short, whole and from a new seed. */
export async function generated(): Promise<Finding[]> {
  const seed = process.env['TENDERO_SOAK'] ?? String(randomInt(2 ** 31));
  const files = generatedTests();
  process.stdout.write(`TENDERO_SOAK=${seed}: ${files.length} files\n`);
  const code = await runPackage('vitest/vitest.mjs', ['run', ...files], { env: { TENDERO_SOAK: seed } });
  return [{ id: 'generated', met: code === 0, seed }];
}

/** Files with properties, and those whose amounts come from the effort, by any way of imports. */
function generatedTests(): string[] {
  const sources = new Map(readSources().map((source) => [source.file, source]));
  const generates = ({ imports }: Source, seen: Set<string>): boolean =>
    imports.some(({ specifier, target }) => {
      if (specifier === 'fast-check' || target === EFFORT) return true;
      if (target === null || !target.startsWith('tests/') || seen.has(target)) return false;
      seen.add(target);
      const imported = sources.get(target);
      return imported !== undefined && generates(imported, seen);
    });
  return [...sources.values()]
    .filter(({ file }) => /^tests\/(?!e2e\/).*\.test\.tsx?$/.test(file))
    .filter((source) => generates(source, new Set()))
    .map(({ file }) => file);
}
