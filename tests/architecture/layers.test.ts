import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { circles, folderGraph, readLayers, upwardImports } from './layers.ts';
import { readSources, ROOT, type Import } from './sources.ts';

const layers = readLayers();

function planted(file: string, target: string): { file: string; text: string; imports: Import[] } {
  return { file, text: '', imports: [{ specifier: target, target, line: 1 }] };
}

test('the table of layers names every folder of src, and nothing else', () => {
  const folders = readdirSync(path.join(ROOT, 'src'));
  expect([...layers.keys()].toSorted()).toEqual(folders.toSorted());
  for (const below of layers.values()) for (const name of below) expect(folders).toContain(name);
});

test('the table of layers allows no circle', () => {
  const graph = new Map([...layers].map(([layer, below]) => [layer, new Set(below)]));
  expect(circles(graph)).toEqual([]);
});

test('imports inside src run down the layers', () => {
  expect(upwardImports(readSources(), layers)).toEqual([]);
});

test.each([
  ['src/ui/page/PageBody.tsx', 'src/shell/frame/AppLayout.tsx'],
  ['src/generator/list/ListRow.tsx', 'src/resources/orders/manifest.ts'],
  ['src/resources/orders/manifest.ts', 'src/custom/home/HomePage.tsx'],
  ['src/schema/paths.ts', 'src/app/App.tsx'],
  ['src/dataProvider/http.ts', 'src/authProvider/session-store.ts'],
  ['src/public/start.tsx', 'src/ui/page/PageBody.tsx'],
])('an import of %s that points up is found', (file, target) => {
  expect(upwardImports([planted(file, target)], layers)).toEqual([`${file} imports ${target}`]);
});

test('a glob that points up is found', () => {
  const source = {
    file: 'src/generator/form/load.ts',
    text: "const all = import.meta.glob<{ default: X }>('/src/resources/*/parts.tsx');",
    imports: [],
  };
  expect(upwardImports([source], layers)).toEqual([
    'src/generator/form/load.ts imports src/resources/*/parts.tsx',
  ]);
});

test('no folder of src imports itself in a circle', () => {
  expect(circles(folderGraph(readSources()))).toEqual([]);
});

test('a circle of folders is found', () => {
  const sources = [
    planted('src/generator/list/A.tsx', 'src/generator/filters/B.tsx'),
    planted('src/generator/filters/B.tsx', 'src/generator/list/A.tsx'),
  ];
  expect(circles(folderGraph(sources))).toEqual(['src/generator/list', 'src/generator/filters']);
});

test('the generator and the kit name no entity of the shop', () => {
  const entities = readdirSync(path.join(ROOT, 'schemas'))
    .filter((name) => name.endsWith('.json') && name !== 'common.json')
    .map((name) => name.replace('.json', ''));
  const quoted = new RegExp(`['"\`/](${entities.join('|')})['"\`/]`);
  const wrong = readSources()
    .filter(({ file }) => /^src\/(generator|ui)\//.test(file))
    .filter(({ text }) =>
      quoted.test(text.replaceAll(/^import .*$/gm, '').replaceAll(/\/\*[\s\S]*?\*\//g, '')),
    )
    .map(({ file }) => file);
  expect(wrong).toEqual([]);
});
