import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

/**
 * A variable of the file, an empty collection in one, or what one of our own factories makes. It outlives a call of the
 * API and a page of the admin. All APIs and all tests of the process share it.
 */
const STATE = [
  /^(?:export )?let /m,
  /^(?:export )?(?:const|var) \w+\b(?!: Readonly)[^=\n]*= new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\)/m,
  /^(?:export )?(?:const|var) [^=\n]+= createContext(?:<.*>)?\((?:create|new )/m,
  /^(?:export )?(?:const|var) [^=\n]+= create(?!Context\b|Theme\b)\w*(?:<.*>)?\(/m,
];

/** A constant list or object of the file that the file changes. */
const CONSTANT = /^(?:export )?const (\w+)(?:: [^=\n]+)? = [[{]/gm;

function changesIn(text: string): string[] {
  const names = [...text.matchAll(CONSTANT)].map(([, name = '']) => name);
  return names.filter((name) =>
    new RegExp(
      `^\\s.*(?<![\\w.])${name}(?:\\.(?:push|pop|shift|unshift|splice|sort|reverse|fill)\\(|(?:\\.\\w+|\\[[^\\]]+\\]) (?:[-+?|&]{0,2})= )`,
      'm',
    ).test(text),
  );
}

function isState(text: string): boolean {
  return STATE.some((kind) => kind.test(text)) || changesIn(text).length > 0;
}

/**
 * Files that may. The first three start a page or a worker and are imported by nothing: their state lives as long as it.
 * The tables of `domain/` are functions of their key alone. What is in them changes only how soon they answer.
 * For the same reason `memoizePromise`, `lazy`, `lazyPart` and `lazyPopup` may stand at the top of a file. They remember
 * code, as the module loader does anyway.
 */
const MAY = [
  'src/main.tsx',
  'src/custom/imports/file/session-worker.ts',
  'src/demo/',
  'domain/dates/format.ts',
  'domain/dates/zone.ts',
  'domain/imports/read-place.ts',
  'domain/money/amount-text.ts',
  'domain/money/format.ts',
  'domain/numbers/count.ts',
  'domain/schema/lint/meta.ts',
];

function withState(folder: string): string[] {
  return readSources()
    .filter(({ file, text }) => file.startsWith(folder) && isState(text))
    .map(({ file }) => file)
    .filter((file) => !MAY.some((may) => file.startsWith(may)));
}

test('no file of the server keeps state: that is in server/api-state.ts, made by createApi', () => {
  expect(withState('server/')).toEqual([]);
});

test('no file of the admin and of the public pages keeps state: it is made by createServices, or by their start', () => {
  expect(withState('src/')).toEqual([]);
});

test('no rule keeps state', () => {
  expect(withState('domain/')).toEqual([]);
});

test.each([
  'let last = 0;',
  'const known = new WeakMap<Ports, Map<string, number>>();',
  'export const seen: Map<number, number> = new Map();',
  "export const http = createHttp({ baseUrl: '/api/v1' });",
  'export const PageContext = createContext<Page>(createPage());',
  'const waiting: string[] = [];\nfunction wait(name: string) {\n  waiting.push(name);\n}',
  'const current = { page: 0 };\nfunction turn() {\n  current.page += 1;\n}',
])('%s is state', (line) => {
  expect(isState(`import x from 'x';\n${line}\n`)).toBe(true);
});

test.each([
  "const KINDS = new Set(['a']);",
  '  const seen = new Map<string, number>();',
  'export const PageContext = createContext<Page | null>(null);',
  'const NONE: ReadonlyMap<string, number> = new Map();',
  "const NONE: readonly string[] = [];\nfunction first() {\n  return NONE[0] === 'a';\n}",
])('%s is none', (line) => {
  expect(isState(`${line}\n`)).toBe(false);
});

test('a file that replaces a module leaves the real one to the next file of its worker', () => {
  const replacing = readSources().filter(
    ({ file, text }) => /^tests\/.*\.tsx?$/.test(file) && /^vi\.mock\(/m.test(text),
  );
  const leaving = replacing.filter(({ text }) => {
    const replaced = [...text.matchAll(/^vi\.mock\('([^']+)'/gm)].map(([, name = '']) => name);
    const resets = text.match(/vi\.resetModules\(\)/g) ?? [];
    return resets.length === 2 && replaced.every((name) => text.includes(`vi.doUnmock('${name}')`));
  });
  expect(replacing.length).toBeGreaterThan(0);
  expect(replacing.map(({ file }) => file)).toEqual(leaving.map(({ file }) => file));
});
