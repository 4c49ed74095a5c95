import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

/**
 * A variable of the file, or an empty collection in one. It outlives a call, and every API of the process shares it.
 */
const STATE = /^(?:export )?(?:let |(?:const|var) [^=\n]+= new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\))/m;

test('no file of the server keeps state: that is in server/api-state.ts, made by createApi', () => {
  const keeping = readSources().filter(({ file, text }) => file.startsWith('server/') && STATE.test(text));
  expect(keeping.map(({ file }) => file)).toEqual([]);
});

test.each([
  'let last = 0;',
  'const known = new WeakMap<Ports, Map<string, number>>();',
  'export const seen: Map<number, number> = new Map();',
])('%s is state', (line) => {
  expect(STATE.test(`import x from 'x';\n${line}\n`)).toBe(true);
});

test.each(["const KINDS = new Set(['a']);", '  const seen = new Map<string, number>();'])(
  '%s is none',
  (line) => {
    expect(STATE.test(`${line}\n`)).toBe(false);
  },
);
