import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSources, ROOT } from './sources.ts';

const OWN = 'tests/architecture/one-run.test.ts';
const RUNNER = 'scripts/lib/vitest-run.mjs';

/** Options of Vitest that run a test again until it passes. A stream of events names its `retry:` first in a text. */
const AGAIN = /(?<!')\b(?:retry|repeats): *[\d{]|--retry\b/;

/** What configures or starts Vitest, besides the tests. */
const STARTERS = ['vitest.config.ts', 'package.json', '.ci/run'];

test('no test, project or script asks Vitest to run what failed again', () => {
  const tests = readSources().filter(({ file }) => /^(tests|scripts)\//.test(file) && file !== OWN);
  const starters = STARTERS.map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
  expect([...tests, ...starters].filter(({ text }) => AGAIN.test(text)).map(({ file }) => file)).toEqual([]);
});

test('npm test and npm run check start Vitest once for each of their lanes', () => {
  const text = readFileSync(path.join(ROOT, RUNNER), 'utf8');
  expect(text.match(/\bvitest\.mjs\b/g)).toHaveLength(1);
  // In no loop but that over the lanes.
  expect(text.match(/\bwhile \(|\.(?:map|forEach)\(/g)).toEqual(['.map(']);
  for (const script of ['scripts/test.mjs', 'scripts/check.mjs'])
    expect(readFileSync(path.join(ROOT, script), 'utf8').match(/\brunTests\(/g)).toHaveLength(1);
});

test('npm test runs every folder of tests that has some, in one lane', () => {
  const text = readFileSync(path.join(ROOT, 'scripts/test.mjs'), 'utf8');
  const lanes = [...text.matchAll(/projects: \[(.*?)\]/g)].flatMap(([, names = '']) => names.match(/\w+/g));
  const folders = readSources().flatMap(({ file }) => /^tests\/(\w+)\/.*\.test\.tsx?$/.exec(file)?.[1] ?? []);
  expect(lanes.toSorted()).toEqual([...new Set(folders)].toSorted());
});

/** Places that open the whole admin in a test of screens. It is for the frame and for journeys; `openPart` is for the rest. */
const WHOLE_ADMINS = 100;

test('few tests of screens open the whole admin: what is about one page opens that page', () => {
  const tests = readSources().filter(({ file }) => /^tests\/ui\/.*\.test\.tsx?$/.test(file));
  const places = tests.flatMap(({ text }) => [...text.matchAll(/\bopenAdmin\(/g)]);
  expect(places.length).toBeGreaterThan(0);
  expect(places.length).toBeLessThanOrEqual(WHOLE_ADMINS);
});

test.each(["test('x', { retry: 2 }, f)", 'retry: { count: 1 }', 'npx vitest run --retry 3', 'repeats: 5'])(
  '%s is refused',
  (line) => expect(line).toMatch(AGAIN),
);
