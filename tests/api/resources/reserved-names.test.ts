import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_SEGMENTS } from '../../../domain/schema/lint/names.ts';
import { createTestApi, type TestApi } from '../../support/api.ts';
import { productResources } from '../../support/resources.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test('no resource can be named like a route: the reserved names are those of the routes', () => {
  const own = new Set(productResources().map(({ name }) => name));
  const segments = new Set(
    api.api.routes.flatMap(({ path }) => {
      const [, stores, id, segment] = path.split('/');
      return stores === 'stores' && id === '{storeId}' && segment !== undefined ? [segment] : [];
    }),
  );
  const routes = [...segments].filter((segment) => !own.has(segment) && !segment.startsWith('{'));
  // `counts` and `export` are the last part of a list's own address.
  expect([...routes, 'counts', 'export'].toSorted()).toEqual([...API_SEGMENTS]);
});
