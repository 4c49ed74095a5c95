import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countProjects, readReport } from '../../scripts/lib/vitest-results.mjs';
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
    assertionResults: tests.map((outcome) => ({ status: outcome })),
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

test('the end of the output names what failed and says why', () => {
  const results = [
    {
      name: path.join(ROOT, 'tests/api/a.test.ts'),
      status: 'failed',
      startTime: 0,
      endTime: 1000,
      assertionResults: [
        { status: 'passed', fullName: 'a sum' },
        { status: 'failed', fullName: 'a difference', failureMessages: ['expected 1 to be 2'] },
      ],
    },
    {
      name: path.join(ROOT, 'tests/api/b.test.ts'),
      status: 'failed',
      startTime: 0,
      endTime: 1000,
      message: 'no such module',
      assertionResults: [],
    },
  ];
  expect(countProjects(results, 1, ['api']).get('api')?.failures).toEqual([
    'tests/api/a.test.ts > a difference\nexpected 1 to be 2',
    'tests/api/b.test.ts\nno such module',
  ]);
});
