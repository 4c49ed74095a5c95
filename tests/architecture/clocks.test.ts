import { expect, test } from 'vitest';
import { readSources, type Source } from './sources.ts';

const OWN = 'tests/architecture/clocks.test.ts';
/** Not of the gate: they measure (`npm run bench`), or run until somebody ends them (`npm run soak`). */
const OUTSIDE = /^tests\/(?:bench|soak)\//;

/** How a test would read how long something took. */
const MEASURE =
  /\bperformance\.now\(|\bcpuUsage\(|\bhrtime\b|(?<!\bnew Date\()\bDate\.now\(\) *(?:- *[a-zA-Z]|[<>])/;
/** How it would let time pass, and hope that what it waits for has happened. */
const SLEEP =
  /\bsetTimeout\(\s*(?:\w+\s*[,)]|\(\)\s*=>\s*\w+\(\s*\)\s*[,)])|from 'node:timers\/promises'|\.waitForTimeout\(|\bpg_sleep\(/;

/** What may read a clock or sleep, and why. */
const REASONS: Readonly<Record<string, string>> = {
  'tests/faults/writer.ts': 'a client of the database that tries again, as any client does',
  'tests/support/demo-database.ts': 'asks again until the jobs of the demo store are done',
  'tests/support/killed-writers.ts':
    'asks again until the writers have written, then kills at a random moment',
  'tests/support/lent-database.ts': 'takes a session from work that never ends, as the pool does',
  'tests/support/moved-clock.mjs': 'is a clock',
  'tests/support/pgbouncer.ts': 'asks again until the pooler answers',
  'tests/support/postgres-server.ts': 'asks again until another worker has made what this one needs',
  'tests/support/server-process.ts': 'asks again until the server answers, and has a deadline',
  'tests/support/writers.ts': 'clients of the API that try again, as the panel does',
};

const clocksOf = ({ file, text }: Pick<Source, 'file' | 'text'>): string[] =>
  text
    .split('\n')
    .filter((line) => MEASURE.test(line) || SLEEP.test(line))
    .map((line) => `${file}: ${line.trim()}`);

test('no test measures time or sleeps: figures are for npm run bench, and a test awaits what it means', () => {
  const found = readSources()
    .filter(({ file }) => file.startsWith('tests/') && file !== OWN && !OUTSIDE.test(file))
    .filter(({ file }) => !(file in REASONS))
    .flatMap(clocksOf);
  expect(found).toEqual([]);
});

test('who has a reason still needs it', () => {
  const needing = readSources().filter((source) => source.file in REASONS && clocksOf(source).length > 0);
  expect(needing.map(({ file }) => file).toSorted()).toEqual(Object.keys(REASONS).toSorted());
});

test.each([
  'const begun = performance.now();',
  'const { user } = process.cpuUsage();',
  'expect(Date.now() - begun).toBeLessThan(2000);',
  'while (Date.now() < end) await fetch(address);',
  'await new Promise((resolve) => setTimeout(resolve, 200));',
  'await page.waitForTimeout(200);',
  "await sql.unsafe('select pg_sleep(1)');",
  'await new Promise((done) => setTimeout(() => done(), 200));',
  "import { setTimeout as pause } from 'node:timers/promises';",
])('%s is refused', (text) => expect(clocksOf({ file: 'a.test.ts', text })).toHaveLength(1));

test.each([
  'const before = new Date(Date.now() - days * 86_400_000);',
  'timer = setTimeout(() => reject(new Error("Nothing came")), 5000);',
  "vi.useFakeTimers({ toFake: ['setTimeout'] });",
  'await new Promise(setImmediate);',
])('%s is not', (text) => expect(clocksOf({ file: 'a.test.ts', text })).toEqual([]));
