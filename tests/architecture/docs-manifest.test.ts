import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = readFileSync('src/manifest/manifest.ts', 'utf8');
const guide = readFileSync('docs/guides/for-react-admin-developers.md', 'utf8');

test('the guide names each property of a manifest, and no other', () => {
  const [, body = ''] = /^export interface ResourceManifest.*?\{\n(.*?)^\}$/ms.exec(source) ?? [];
  const properties = [...body.matchAll(/^ {2}(\w+)\?:/gm)].map(([, name]) => name);
  const [, table = ''] = guide.split('name in the manifest');
  const named = table.split('\n').flatMap((line) => {
    const [, , cell = ''] = line.split('|');
    return [...cell.matchAll(/`(\w+)[`:]/g)].map(([, name]) => name);
  });
  expect(properties.length).toBeGreaterThan(15);
  expect(named.toSorted()).toEqual(properties.toSorted());
});
