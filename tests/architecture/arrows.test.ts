import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSources, ROOT } from './sources.ts';

/** The table of docs/architecture.md: folder to the folders that it may import, `null` for everything. */
function readArrows(): Map<string, string[] | null> {
  const text = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8');
  const rows = [...text.matchAll(/^\|\s*`(\w+)\/`\s*\|.*\|([^|]*)\|\s*$/gm)];
  return new Map(
    rows.map(([, folder = '', may = '']): [string, string[] | null] => [
      folder,
      may.includes('everything') ? null : [...may.matchAll(/`([\w/]+)`/g)].map(([, name = '']) => name),
    ]),
  );
}

const arrows = readArrows();
const top = (file: string): string => file.split('/')[0] ?? '';

test('the table of the architecture names every folder of code', () => {
  for (const { file } of readSources()) expect(arrows.has(top(file)), file).toBe(true);
  expect(arrows.get('domain')).toEqual(['schemas/meta']);
});

test('imports follow the arrows of docs/architecture.md', () => {
  const wrong = readSources().flatMap(({ file, imports }) => {
    const allowed = arrows.get(top(file));
    if (allowed === null || allowed === undefined) return [];
    return (
      imports
        .filter(
          ({ target }) =>
            target !== null &&
            top(target) !== top(file) &&
            !allowed.some((folder) => target.startsWith(`${folder}/`)),
        )
        // The API in the browser: src/demo composes it as server/main.ts does.
        .filter(
          ({ target }) => !(file.startsWith('src/demo/') && /^(server|schemas|demo)\//.test(target ?? '')),
        )
        .map(({ target, line }) => `${file}:${line} imports ${target}`)
    );
  });
  expect(wrong).toEqual([]);
});

test('nothing but its entry point starts the demo in the browser', () => {
  const wrong = readSources()
    .filter(({ file }) => file.startsWith('src/') && !file.startsWith('src/demo/'))
    .flatMap(({ file, imports }) =>
      imports.filter(({ target }) => target?.startsWith('src/demo/')).map(({ line }) => `${file}:${line}`),
    );
  expect(wrong).toEqual([]);
});

test('what the browser runs imports nothing of Node', () => {
  const inBrowser = /^(domain|src|server\/(http|modules|resources|openapi|ports)|server\/api\.ts)/;
  const onlyUnderNode = /^server\/http\/(node|static)\//;
  const wrong = readSources()
    .filter(({ file }) => inBrowser.test(file) && !onlyUnderNode.test(file))
    .flatMap(({ file, imports }) =>
      imports.filter(({ specifier }) => specifier.startsWith('node:')).map(({ line }) => `${file}:${line}`),
    );
  expect(wrong).toEqual([]);
});

/** Name of the module that a file belongs to. */
function moduleOf(file: string): string | undefined {
  return /^server\/modules\/([^/]+)\//.exec(file)?.[1];
}

test('a module reaches another through its public file', () => {
  const wrong = readSources().flatMap(({ file, imports }) => {
    const own = moduleOf(file);
    if (own === undefined) return [];
    return imports
      .filter(({ target }) => {
        const other = target === null ? undefined : moduleOf(target);
        return other !== undefined && other !== own && !target?.endsWith(`/${other}/module.ts`);
      })
      .map(({ target, line }) => `${file}:${line} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('relative imports carry their extension', () => {
  const wrong = readSources().flatMap(({ file, imports }) =>
    imports
      .filter(({ target }) => target !== null && !/\.(ts|tsx|mjs|json|css|csv|svg|webp|png)$/.test(target))
      .map(({ specifier, line }) => `${file}:${line} imports ${specifier}`),
  );
  expect(wrong).toEqual([]);
});
