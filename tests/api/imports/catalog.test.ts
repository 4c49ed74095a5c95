import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CatalogFile } from '../../../server/modules/imports/catalog.ts';
import {
  importCatalog,
  readCatalog,
  storeWriter,
  type StoreWriter,
} from '../../../server/modules/imports/module.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';

const SAMPLE = readFileSync(new URL('../../fixtures/woocommerce_sample_products.csv', import.meta.url));

let api: TestApi;
let owner: TestClient;
let writer: StoreWriter;
let file: CatalogFile;

beforeAll(async () => {
  api = await createTestApi();
  owner = await signedIn(api, 'owner');
  const found = await storeWriter(api.ports, api.storeId);
  if (!found) throw new Error('No writer');
  writer = found;
  file = await readCatalog(writer, SAMPLE);
});
afterAll(() => api.close());

test('a real export becomes products, variants and nested collections; the same file again changes nothing', async () => {
  expect(await importCatalog(writer, file)).toEqual({ created: 13, updated: 0, unchanged: 0, failed: [] });
  const {
    body: [hoodie],
  } = await owner.get<{ product_variants: unknown[] }[]>(
    `/stores/${api.storeId}/products?search=cc-hoodie&sort=id,asc`,
  );
  expect(hoodie?.product_variants).toHaveLength(6);
  const { body: collections } = await owner.get<{ id: number; name: string; parent_id: number | null }[]>(
    `/stores/${api.storeId}/collections?limit=100`,
  );
  const clothing = collections.find(({ name }) => name === 'Clothing');
  expect(collections.find(({ name }) => name === 'Hoodies')?.parent_id).toBe(clothing?.id);

  expect(await importCatalog(writer, file)).toEqual({ created: 0, updated: 0, unchanged: 13, failed: [] });
  const {
    body: [again],
  } = await owner.get<{ product_variants: unknown[] }[]>(
    `/stores/${api.storeId}/products?search=cc-hoodie&sort=id,asc`,
  );
  expect(again).toEqual(hoodie);
});

test('a product that breaks a rule is reported with its line, and nothing of it is stored', async () => {
  const cells = { name: 'x'.repeat(200), sku: 'nuevo', price: '1000' };
  const report = await importCatalog(writer, {
    ...file,
    records: [{ line: 7, lines: [{ line: 7, cells }] }],
  });
  expect(report).toMatchObject({
    created: 0,
    failed: [{ line: 7, code: 'invalid', errors: { name: { key: 'import_too_long' } } }],
  });
  const answer = await owner.get(`/stores/${api.storeId}/products?search=nuevo`);
  expect(answer.headers.get('x-total-count')).toBe('0');
});
