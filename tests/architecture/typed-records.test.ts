import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSources, ROOT } from './sources.ts';
import { TYPED_CODE } from './typed-code.ts';

/** The compiler's messages by file name. */
const messages = new Map<string, string[]>();
const folder = mkdtempSync(path.join(tmpdir(), 'typed-'));

function write(name: string, code: string): void {
  writeFileSync(path.join(folder, name), code.replaceAll(`'#/`, `'${ROOT}/`));
}

/** The compiler of the project with its settings, for the files of the folder alone. */
function compile(): Promise<string> {
  const compilerOptions = {
    typeRoots: [path.join(ROOT, 'node_modules/@types')],
    types: ['node', path.join(ROOT, 'node_modules/vite/client')],
    // What the examples import is theirs to share.
    noUnusedLocals: false,
  };
  write(
    'tsconfig.json',
    JSON.stringify({ extends: path.join(ROOT, 'tsconfig.json'), compilerOptions, include: ['.'] }),
  );
  const arguments_ = [path.join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'];
  return new Promise((resolve) => {
    execFile(process.execPath, arguments_, { cwd: folder }, (_error, stdout) => resolve(stdout));
  });
}

beforeAll(async () => {
  TYPED_CODE.forEach(({ code, field, misspelt, extension }, at) => {
    write(`right-${at}.${extension}`, code.replaceAll('FIELD', field));
    write(`wrong-${at}.${extension}`, code.replaceAll('FIELD', misspelt));
  });
  for (const line of (await compile()).split('\n').filter((text) => /^\S.*error TS/.test(text))) {
    const name = path.basename(line.split('(')[0] ?? '');
    messages.set(name, [...(messages.get(name) ?? []), line]);
  }
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(TYPED_CODE.map((typed, at) => ({ ...typed, at })))('$place', ({ at, extension, misspelt }) => {
  test('compiles as the schema spells it', () => {
    expect(messages.get(`right-${at}.${extension}`)).toBeUndefined();
  });

  test('does not compile when it is misspelt', () => {
    expect(messages.get(`wrong-${at}.${extension}`)).toEqual([expect.stringContaining(misspelt)]);
  });
});

test('nothing but the misspelt code fails', () => {
  expect([...messages.keys()].filter((name) => !name.startsWith('wrong-'))).toEqual([]);
});

test('a record without a type stays in the engine', () => {
  const users = readSources()
    .filter(({ imports }) => imports.some(({ target }) => target === 'server/resources/row.ts'))
    .map(({ file }) => file)
    .filter((file) => !file.startsWith('server/resources/'));
  // The log names records of every resource.
  expect(users).toEqual(['server/modules/audit/list-audit.ts']);
});

test('modules neither pass untyped records nor cast a body', () => {
  const wrong = readSources()
    .filter(({ file }) => file.startsWith('server/modules/'))
    .filter(({ text }) => /Record<string, unknown>|\bbody as [A-Z{]/.test(text))
    .map(({ file }) => file);
  expect(wrong).toEqual([]);
});

test('screens neither pass untyped records nor read them by hand', () => {
  // The palette finds records of whatever resource: its words come from their schemas. The staff's table is generic.
  const ofAny = ['src/custom/platform/PlatformFrame.tsx', 'src/shell/palette/usePalette.ts'];
  const users = readSources()
    .filter(({ file }) => /^src\/(resources|custom|shell)\//.test(file))
    .filter(({ text }) => /Record<string, unknown>|\bRaRecord\b|\b(is)?Values\b.*form\/payload/.test(text))
    .map(({ file }) => file);
  expect(users.sort()).toEqual(ofAny);
});

test('screens ask for records by the hooks of their resource', () => {
  // The rows of the platform's staff have no schema and no hooks of a resource: react-admin's are typed by their answers.
  const asking = readSources()
    .filter(({ file }) => /^src\/(resources|custom\/(?!platform\/)|shell)\//.test(file))
    .filter(({ text }) => /\buse(GetOne|GetList|GetMany\w*|Create|Update|RecordContext)\b/.test(text))
    .map(({ file }) => file);
  expect(asking).toEqual([]);
});
