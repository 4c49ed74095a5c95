import { readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { expect, test } from 'vitest';
import { acceptsNode } from '../../scripts/lib/require-node.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

interface Entry {
  version?: string;
  cpu?: string[];
  engines?: { node?: string };
}

const { packages }: { packages: Record<string, Entry> } = JSON.parse(read('package-lock.json'));
const { engines }: { engines: { node: string } } = JSON.parse(read('package.json'));

/** The first of each line that Tendero promises, and the last that no line holds. */
const ACCEPTED = ['20.19.0', '22.13.0', '24.0.0', '26.3.1'];
const REFUSED = ['18.20.8', '20.18.3', '21.7.3', '22.12.0', '23.11.1'];

test('every package accepts the Nodes that package.json promises, so that npm ci warns of none', () => {
  // There is no later Node for 32-bit Windows; npm leaves its packages out elsewhere.
  const others = Object.entries(packages).filter(([name, { cpu }]) => name !== '' && !cpu?.includes('ia32'));
  expect(others.length).toBeGreaterThan(300);
  const refusing = others.flatMap(([name, { version, engines: wanted }]) =>
    ACCEPTED.flatMap((node) =>
      semver.satisfies(node, wanted?.node ?? '*') ? [] : [`${name}@${version} wants Node ${wanted?.node}`],
    ),
  );
  expect(refusing).toEqual([]);
});

test('package.json, the programs and the README name the same Nodes', () => {
  for (const accepts of [acceptsNode, (node: string) => semver.satisfies(node, engines.node)]) {
    expect(ACCEPTED.filter((node) => !accepts(node))).toEqual([]);
    expect(REFUSED.filter(accepts)).toEqual([]);
  }
  expect(packages['']?.engines?.node).toBe(engines.node);
  expect(read('README.md')).toContain('Node 20.19, 22.13, or 24 or newer');
});
