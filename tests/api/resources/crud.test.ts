import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { shelf } from './shelf.ts';

let api: TestApi;
let owner: TestClient;
let books: string;

beforeAll(async () => {
  api = await createTestApi({ resources: shelf() });
  owner = await signedIn(api, 'owner');
  books = `/stores/${api.storeId}/books`;
}, 60_000);
afterAll(() => api.close());

test('a record is created, read, changed and deleted, with its version as ETag', async () => {
  const created = await owner.post<Record<string, unknown>>(books, {
    title: 'María',
    pages: 300,
    secret: 's3cr3t',
  });
  expect(created.body).toMatchObject({
    title: 'María',
    pages: 300,
    version: 1,
    active: 1,
    lent: false,
    chapters: [],
  });
  expect(created.status).toBe(201);
});
