import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countProjects, failedFiles, readReport, replaceResults } from '../../scripts/lib/vitest-results.mjs';
import { ROOT } from './sources.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tendero-count-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ran {
  [file: string]: { status: string; tests: string[] };
}

/** `npm test`'s count of a run of these files, as `passed/failed` by project. */
function count(ran: Ran, exitCode: number, projects: string[]): Record<string, string> {
  const report = path.join(folder, 'report.json');
  const testResults = Object.entries(ran).map(([file, { status, tests }]) => ({
    name: path.join(ROOT, 'tests', file),
    status,
    startTime: 0,
    endTime: 1000,
    assertionResults: tests.map((outcome) => ({ status: outcome, failureMessages: [] })),
  }));
  writeFileSync(report, JSON.stringify({ testResults }));
  const counts = [...countProjects(readReport(report), exitCode, projects)];
  return Object.fromEntries(counts.map(([name, { passed, failed }]) => [name, `${passed}/${failed}`]));
}

const RIGHT = { status: 'passed', tests: ['passed', 'passed', 'skipped'] };

test('each project has its own tests counted, those left out by themselves in neither number', () => {
  const ran = { 'api/a.test.ts': RIGHT, 'api/b/c.test.ts': RIGHT, 'ui/d.test.tsx': RIGHT };
  expect(count(ran, 0, ['api', 'ui'])).toEqual({ api: '4/0', ui: '2/0' });
  const wrong = { ...ran, 'ui/d.test.tsx': { status: 'failed', tests: ['passed', 'failed'] } };
  expect(count(wrong, 1, ['api', 'ui'])).toEqual({ api: '4/0', ui: '1/1' });
});

test('a file that could not run, a project that did not, and a bad end that no test tells of are failures', () => {
  const broken = { 'api/a.test.ts': RIGHT, 'api/b.test.ts': { status: 'failed', tests: [] } };
  expect(count(broken, 1, ['api'])).toEqual({ api: '2/1' });
  const hooks = { 'api/a.test.ts': { status: 'failed', tests: ['passed', 'skipped'] } };
  expect(count(hooks, 1, ['api'])).toEqual({ api: '1/1' });
  expect(count({ 'api/a.test.ts': RIGHT }, 0, ['api', 'ui'])).toEqual({ api: '2/0', ui: '0/1' });
  expect(count({ 'api/a.test.ts': RIGHT }, 1, ['api'])).toEqual({ api: '2/0', 'the run itself': '0/1' });
  const none = countProjects(readReport(path.join(folder, 'no report')), 1, ['api']);
  expect(none.get('api')).toMatchObject({ passed: 0, failed: 1 });
});

const file = (name: string, assertionResults: ReturnType<typeof ran>[], message = '') => ({
  name: path.join(ROOT, 'tests', name),
  status: assertionResults.every(({ status }) => status === 'passed') && message === '' ? 'passed' : 'failed',
  message,
  startTime: 0,
  endTime: 1000,
  assertionResults,
});
const ran = (fullName: string, failure?: string) => ({
  status: failure === undefined ? 'passed' : 'failed',
  fullName,
  failureMessages: failure === undefined ? [] : [failure],
});

test('a test that passed only when its file ran again is passed, and named with what it failed with first', () => {
  const first = [
    file('e2e/rows.test.ts', [ran('a row is dragged', 'Timeout 30000ms exceeded.'), ran('a row is shown')]),
    file('ui/cards.test.tsx', [], 'The set-up failed.'),
    file('api/orders.test.ts', [ran('an order is stored')]),
  ];
  expect(failedFiles(first, ['ui', 'e2e']).map((name) => path.relative(ROOT, name))).toEqual([
    'tests/e2e/rows.test.ts',
    'tests/ui/cards.test.tsx',
  ]);
  const second = [
    file('e2e/rows.test.ts', [ran('a row is dragged'), ran('a row is shown')]),
    file('ui/cards.test.tsx', [ran('a card is shown')]),
  ];
  const counts = countProjects(replaceResults(first, second), 0, ['api', 'ui', 'e2e']);
  expect(counts.get('e2e')).toMatchObject({
    passed: 2,
    failed: 0,
    retried: ['tests/e2e/rows.test.ts: a row is dragged\n  Timeout 30000ms exceeded.'],
  });
  expect(counts.get('ui')?.retried).toEqual([
    'tests/ui/cards.test.tsx: a card is shown\n  The set-up failed.',
  ]);
  expect(counts.get('api')).toMatchObject({ passed: 1, retried: [] });
});

test('what fails twice is a failure, and what the second run did not bring stays one', () => {
  const first = [
    file('ui/cards.test.tsx', [ran('a card is shown', 'first')]),
    file('ui/forms.test.tsx', [ran('a form is shown', 'first')]),
  ];
  const second = [file('ui/cards.test.tsx', [ran('a card is shown', 'second')])];
  expect(countProjects(replaceResults(first, second), 1, ['ui']).get('ui')).toMatchObject({
    passed: 0,
    failed: 2,
    retried: [],
  });
});
