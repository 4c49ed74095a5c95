import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

const API = 'server/api.ts';
/** Makes every API of a test, and holds its answers to the OpenAPI document. */
const WATCH = 'tests/support/contract-watch.ts';
/** They answer nobody: they load a store, run jobs, or measure. */
const WITHOUT_ANSWERS = ['tests/faults/demo-loader.ts', 'tests/faults/job-worker.ts', 'tests/soak/shops.ts'];
/** Its records are older than the rules of the document. */
const OLDER = 'tests/api/resources/narrower-rules.test.ts';

test('every API that a test calls holds its answers to the document', () => {
  const makers = readSources()
    .filter(({ file }) => file.startsWith('tests/'))
    .filter(({ imports, text }) => imports.some(({ target }) => target === API) && /\bcreateApi\(/.test(text))
    .map(({ file }) => file);
  expect(makers.toSorted()).toEqual([...WITHOUT_ANSWERS, OLDER, WATCH].toSorted());
});
