import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

const LONGEST = 400;

test(`no file has more than ${LONGEST} lines`, () => {
  const long = readSources()
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
