import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import en from '../../../i18n/en.json' with { type: 'json' };
import es from '../../../i18n/es.json' with { type: 'json' };
import pt from '../../../i18n/pt.json' with { type: 'json' };
import { ApiError, ERRORS } from '../../../server/errors.ts';
import { createBodyCheck } from '../../../server/http/body-check.ts';
import { createTestApi, type TestApi } from '../../support/api.ts';

interface Document {
  paths: Record<
    string,
    Record<string, { operationId: string; responses: Record<string, { description: string }> }>
  >;
  components: { schemas: Record<string, { properties?: Record<string, { enum?: string[] }> }> };
}

let api: TestApi;
let document: Document;

beforeAll(async () => {
  api = await createTestApi();
  document = (await api.anonymous().get<Document>('/openapi.json')).body;
}, 60_000);
afterAll(() => api.close());

test('the document passes the recommended rules of a public linter without an error', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(
    errors.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''}: ${message}`),
  ).toEqual([]);
});

test('every route is an operation of the document, and every operation a route', () => {
  const routes = api.api.routes.map(({ method, path }) => `${method} ${path}`);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(operations.sort()).toEqual([...new Set(routes)].sort());
});

test('the linter does find a mistake', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const broken = { ...document, paths: { '/x/{id}': { get: { responses: {} } } } };
  const problems = await lintFromString({ source: JSON.stringify(broken), config });
  expect(problems.filter(({ severity }) => severity === 'error')).not.toEqual([]);
});

test('the body schema of every route compiles and refuses what is no body', () => {
  const checkBody = createBodyCheck();
  const checked = api.api.routes.filter((route) => route.body !== undefined && route.bodyCheck !== 'handler');
  expect(checked.length).toBeGreaterThan(0);
  for (const { body = {}, bodyType, path } of checked)
    if (bodyType !== 'multipart/form-data') expect(() => checkBody(body, 'no body'), path).toThrow(ApiError);
});

test('a call names the errors that its handler refuses with', () => {
  const responses = (method: string, path: string) => document.paths[path]?.[method]?.responses ?? {};
  const undo = responses('post', '/stores/{storeId}/products/changes/{id}/undo');
  expect(undo['409']?.description).toContain('undone_already');
  expect(undo['410']?.description).toBe('undo_expired');
  expect(responses('get', '/stores/{storeId}/customers/{id}')['410']?.description).toBe('merged');
  const byHand = responses('post', '/stores/{storeId}/create-manual-order');
  expect(byHand['409']?.description).toBe('out_of_stock');
});

test('operation ids are unique', () => {
  const ids = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(ids).toEqual([...new Set(ids)]);
});

test('the catalogue of errors, the document and the three languages name the same codes', () => {
  const codes = Object.keys(ERRORS);
  expect(document.components.schemas['Error']?.properties?.['code']?.enum).toEqual(codes);
  for (const words of [es, en, pt]) expect(Object.keys(words.errors)).toEqual(expect.arrayContaining(codes));
});

test('no secret of any schema is part of a readable record', () => {
  for (const resource of api.ports.resources) {
    const name = resource.name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    const properties = document.components.schemas[name]?.properties ?? {};
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['id', 'version']));
    for (const field of resource.fields.filter(({ writeOnly }) => writeOnly))
      expect(properties).not.toHaveProperty(field.source);
  }
});
