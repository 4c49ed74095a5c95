import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { circles, fileGraph, folderGraph, readLayers, upwardImports, type Root } from './layers.ts';
import { readSources, ROOT, type Import } from './sources.ts';

const ROOTS: readonly Root[] = ['src', 'server'];

function planted(file: string, target: string): { file: string; text: string; imports: Import[] } {
  return { file, text: '', imports: [{ specifier: target, target, line: 1 }] };
}

test.each(ROOTS)('the table of %s names every folder of it, and nothing else', (root) => {
  const layers = readLayers(root);
  const folders = readdirSync(path.join(ROOT, root));
  expect([...layers.keys()].toSorted()).toEqual(folders.toSorted());
  for (const below of layers.values()) for (const name of below) expect(folders).toContain(name);
});

test.each(ROOTS)('the table of %s allows no circle', (root) => {
  const graph = new Map([...readLayers(root)].map(([layer, below]) => [layer, new Set(below)]));
  expect(circles(graph)).toEqual([]);
});

test('the floors of the server stand in their order', () => {
  const floors = [...readLayers('server')];
  const wrong = floors.flatMap(([floor, below], at) =>
    below
      .filter((name) => !floors.slice(0, at).some(([lower]) => lower === name))
      .map((name) => [floor, name]),
  );
  expect(wrong).toEqual([]);
});

test.each(ROOTS)('imports inside %s run down', (root) => {
  expect(upwardImports(root, readSources(), readLayers(root))).toEqual([]);
});

test.each([
  ['src/ui/page/Page.tsx', 'src/shell/frame/AppLayout.tsx'],
  ['src/list/ListRow.tsx', 'src/form/RecordForm.tsx'],
  ['src/form/RecordForm.tsx', 'src/list/GeneratedList.tsx'],
  ['src/kinds/kind.ts', 'src/manifest/manifest.ts'],
  ['src/list/ListRow.tsx', 'src/resources/orders/manifest.ts'],
  ['src/resources/orders/manifest.ts', 'src/custom/home/HomePage.tsx'],
  ['src/schema/paths.ts', 'src/app/App.tsx'],
  ['src/dataProvider/http.ts', 'src/authProvider/session-store.ts'],
  ['src/public/start.tsx', 'src/ui/page/Page.tsx'],
  ['server/resources/service.ts', 'server/modules/module.ts'],
  ['server/http/route.ts', 'server/api-state.ts'],
  ['server/ports/ports.ts', 'server/db/database.ts'],
])('an import of %s that points up is found', (file, target) => {
  const root = file.startsWith('src/') ? 'src' : 'server';
  expect(upwardImports(root, [planted(file, target)], readLayers(root))).toEqual([
    `${file} imports ${target}`,
  ]);
});

test('a glob that points up is found', () => {
  const source = {
    file: 'src/form/load.ts',
    text: "const all = import.meta.glob<{ default: X }>('/src/resources/*/parts.tsx');",
    imports: [],
  };
  expect(upwardImports('src', [source], readLayers('src'))).toEqual([
    'src/form/load.ts imports src/resources/*/parts.tsx',
  ]);
});

test('no folder of src imports itself in a circle', () => {
  expect(circles(folderGraph(readSources()))).toEqual([]);
});

test('no file imports itself in a circle, by types or otherwise', () => {
  const ours = readSources().filter(({ file }) => !file.startsWith('tests/'));
  expect(circles(fileGraph(ours))).toEqual([]);
});

test('a circle of files is found, such as one that a type ties', () => {
  const sources = [planted('domain/a.ts', 'domain/b.ts'), planted('domain/b.ts', 'domain/a.ts')];
  expect(circles(fileGraph(sources))).toEqual(['domain/a.ts', 'domain/b.ts']);
});

test('a circle of folders is found', () => {
  const sources = [
    planted('src/list/cards/A.tsx', 'src/list/filters/B.tsx'),
    planted('src/list/filters/B.tsx', 'src/list/cards/A.tsx'),
  ];
  expect(circles(folderGraph(sources))).toEqual(['src/list/cards', 'src/list/filters']);
});

test('lists, forms, kinds and the kit name no entity of the shop', () => {
  const entities = readdirSync(path.join(ROOT, 'schemas'))
    .filter((name) => name.endsWith('.json') && name !== 'common.json')
    .map((name) => name.replace('.json', ''));
  const quoted = new RegExp(`['"\`/](${entities.join('|')})['"\`/]`);
  const wrong = readSources()
    .filter(({ file }) => /^src\/(kinds|list|form|manifest|ui)\//.test(file))
    .filter(({ text }) =>
      quoted.test(text.replaceAll(/^import .*$/gm, '').replaceAll(/\/\*[\s\S]*?\*\//g, '')),
    )
    .map(({ file }) => file);
  expect(wrong).toEqual([]);
});

test('two files of src spell the keys of react-admin', () => {
  const own = ['src/dataProvider/query-cache.ts', 'src/dataProvider/preferences.ts'];
  const spelled = /'(getList|getInfiniteList|getOne|getMany|getManyReference|auth)'|RaStore/;
  const wrong = readSources()
    .filter(
      ({ file, text }) => file.startsWith('src/') && !own.includes(file) && spelled.test(withoutTypes(text)),
    )
    .map(({ file }) => file);
  expect(wrong).toEqual([]);
});

/** Without indexed types such as `AppDataProvider['getMany']`. */
function withoutTypes(text: string): string {
  return text.replaceAll(/\w\['\w+'\]/g, '');
}
