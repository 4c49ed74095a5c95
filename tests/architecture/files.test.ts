import path from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

const LONGEST = 400;

test(`no file that people write has more than ${LONGEST} lines`, () => {
  const long = readSources()
    .filter(({ text }) => !text.startsWith('// Generated from '))
    .map(({ file, text }) => ({ file, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LONGEST);
  expect(long).toEqual([]);
});

/** Only the public file of a server module may re-export the module's public parts. */
const PUBLIC = /^server\/modules\/[^/]+\/module\.ts$/;

test('no file only passes on what others export', () => {
  const barrels = readSources().filter(({ file, isBarrel }) => isBarrel && !PUBLIC.test(file));
  expect(barrels.map(({ file }) => file)).toEqual([]);
});

test('no comment stands for work that was not done', () => {
  const open = /(\/\/|\*)\s*(TODO|FIXME|HACK|XXX)\b/;
  expect(readSources().flatMap(({ file, text }) => (open.test(text) ? [file] : []))).toEqual([]);
});

test('no file takes the pathname of its own URL: it is escaped, so a folder with a space or ñ would not be found', () => {
  const escaped = readSources().filter(({ text }) => /import\.meta\.url[^;]*?\)\.pathname/.test(text));
  expect(escaped.map(({ file }) => file)).toEqual([]);
});

/** Lines of a file that import. */
function importLines({ text, program }: ReturnType<typeof readSources>[number]): number {
  return program.body
    .filter((node) => node.type === 'ImportDeclaration')
    .reduce((sum, { start, end }) => sum + text.slice(start, end).split('\n').length, 0);
}

/** One task, one file: more imports than this are those of a task that is cut into pieces. */
test('at most 11.7 % of the lines of src import', () => {
  const sources = readSources().filter(({ file }) => file.startsWith('src/'));
  const lines = sources.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0);
  const imported = sources.reduce((sum, source) => sum + importLines(source), 0);
  expect(imported / lines).toBeLessThanOrEqual(0.117);
});

/** A file of fewer lines than this whose only importer stands beside it needs a reason, such as a worker. */
const SMALL = 60;

test.each([
  ['src', 0.043],
  ['server', 0.055],
  ['domain', 0.02],
])('few files of %s are small and have one importer, which stands beside them', (folder, most) => {
  const sources = readSources().filter(({ file }) => /^(src|server|domain)\//.test(file));
  const importers = new Map<string, Set<string>>();
  for (const { file, program } of sources)
    for (const node of program.body) {
      if (node.type !== 'ImportDeclaration') continue;
      const target = path.posix.join(path.posix.dirname(file), node.source.value);
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  const own = sources.filter(({ file }) => file.startsWith(`${folder}/`));
  const small = own.filter(({ file, text }) => {
    if (text.trimEnd().split('\n').length >= SMALL) return false;
    const from = [...(importers.get(file) ?? [])];
    return from.length === 1 && from.every((one) => path.dirname(one) === path.dirname(file));
  });
  expect(small.length / own.length).toBeLessThanOrEqual(most);
});
