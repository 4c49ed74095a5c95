import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { replacedPackages } from '../../../scripts/vite/replaced-packages.ts';

const PACKAGES = path.resolve(import.meta.dirname, '../../../node_modules');

/** react-admin's own packages. What a developer imports from 'react-admin' reaches all of their files. */
const SOURCES = readdirSync(PACKAGES)
  .filter((name) => name === 'react-admin' || name.startsWith('ra-'))
  .map((name) => path.join(PACKAGES, name, 'dist'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(file, 'utf8'));

/** The names that react-admin imports of a package. */
function namesAskedOf(asked: RegExp): string[] {
  const names = SOURCES.flatMap((source) =>
    [...source.matchAll(/^import (.+?) from ['"](.+?)['"]/gm)].flatMap(([, names = '', from = '']) =>
      asked.test(from) ? namesIn(names) : [],
    ),
  );
  return [...new Set(names)].toSorted();
}

function namesIn(clause: string): string[] {
  const named = /^\{(.+)\}$/.exec(clause.trim())?.[1];
  return named === undefined
    ? ['default']
    : named.split(',').map((name) => name.trim().split(' as ')[0] ?? '');
}

const ours = replacedPackages
  .filter(({ replacement }) => path.isAbsolute(replacement))
  .map(({ find, replacement }) => ({ find, replacement, names: namesAskedOf(find) }))
  .filter(({ names }) => names.length > 0);

test('react-admin asks for names of the replaced packages', () => {
  expect(ours.map(({ names }) => names)).toContainEqual(expect.arrayContaining(['humanize', 'singularize']));
});

// A missing name is an error of the dev server, which bundles whole packages: every import from 'react-admin' breaks.
test.each(ours)(
  '[SCH-05] the replacement of $find has every name that react-admin imports',
  async ({ replacement, names }) => {
    expect(Object.keys(await import(replacement))).toEqual(expect.arrayContaining(names));
  },
);
