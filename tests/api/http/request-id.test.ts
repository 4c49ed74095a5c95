import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { effort } from '../../support/effort.ts';

let api: TestApi;
let owner: TestClient;
beforeAll(async () => {
  api = await createTestApi();
  owner = await signedIn(api, 'owner');
});
afterAll(() => api.close());

const signs = ['a', 'Z', '9', '-', '_', '.', '/', ' ', ';', '"', "'", '%0a', '<b>', '=', '+', '{'];
const id = fc
  .array(fc.constantFrom(...signs), { maxLength: 80 })
  .map((parts) => parts.join(''))
  .filter((text) => text === text.trim());

test('a request id has its form, or the call is refused and gets one of ours', async () => {
  const path = `/stores/${api.storeId}/products?limit=1`;
  await fc.assert(
    fc.asyncProperty(id, async (text) => {
      const { status, headers } = await owner.get(path, { headers: { 'x-request-id': text } });
      const good = /^[A-Za-z0-9_-]{8,64}$/.test(text);
      expect([text, status]).toEqual([text, good ? 200 : 400]);
      if (!good) expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }),
    { numRuns: effort(50, 60) },
  );
});
