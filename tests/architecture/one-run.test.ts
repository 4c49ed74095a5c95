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

test('npm test and npm run check start Vitest once', () => {
  const text = readFileSync(path.join(ROOT, RUNNER), 'utf8');
  expect(text.match(/\brunPackage\(/g)).toHaveLength(1);
  // In no loop.
  expect(text).not.toMatch(/\b(?:for|while) \(|\.(?:map|forEach)\(/);
  for (const script of ['scripts/test.mjs', 'scripts/check.mjs'])
    expect(readFileSync(path.join(ROOT, script), 'utf8').match(/\brunTests\(/g)).toHaveLength(1);
});

test.each(["test('x', { retry: 2 }, f)", 'retry: { count: 1 }', 'npx vitest run --retry 3', 'repeats: 5'])(
  '%s is refused',
  (line) => expect(line).toMatch(AGAIN),
);
