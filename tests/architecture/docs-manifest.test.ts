import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = readFileSync('src/manifest/manifest.ts', 'utf8');
const guide = readFileSync('docs/guides/for-react-admin-developers.md', 'utf8');

/** What the table names in the column of this title. */
function namedBelow(title: string): string[] {
  const [, rest = ''] = guide.split(`| ${title} `);
  const [table = ''] = rest.split('\n\n');
  return table.split('\n').flatMap((line) => {
    const [, , cell = ''] = line.split('|');
    return [...cell.matchAll(/`(\w+)[`:]/g)].flatMap(([, name]) => name ?? []);
  });
}

test.each([
  ['ResourceManifest', 'name in the manifest'],
  ['ListParts', 'name in `listParts`'],
])('the guide names each property of %s, and no other', (type, title) => {
  const [, body = ''] = new RegExp(`^export interface ${type}<.*?\\{\\n(.*?)^\\}$`, 'ms').exec(source) ?? [];
  const properties = [...body.matchAll(/^ {2}(\w+)\?:/gm)].flatMap(([, name]) => name ?? []);
  expect(properties.length).toBeGreaterThan(5);
  expect(namedBelow(title).toSorted()).toEqual(properties.toSorted());
});
