import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

interface Entry {
  version?: string;
  engines?: { node?: string };
}

const { packages }: { packages: Record<string, Entry> } = JSON.parse(read('package-lock.json'));
const { engines }: { engines: { node: string } } = JSON.parse(read('package.json'));
const oldest = semver.minVersion(engines.node)?.version ?? '';

test('every package accepts the oldest Node that package.json promises, so that npm ci warns of none', () => {
  expect(oldest).toBe('20.19.0');
  const others = Object.entries(packages).filter(([name]) => name !== '');
  expect(others.length).toBeGreaterThan(300);
  const refusing = others.flatMap(([name, { version, engines: wanted }]) =>
    semver.satisfies(oldest, wanted?.node ?? '*') ? [] : [`${name}@${version} wants Node ${wanted?.node}`],
  );
  expect(refusing).toEqual([]);
});

test('the README and npm start ask for that Node', () => {
  const named = oldest.replace(/\.0$/, '');
  expect(read('README.md')).toContain(`Node ${named} or newer`);
  expect(read('scripts/lib/prepare.mjs')).toContain(`NEEDED = [${named.replace('.', ', ')}]`);
});
