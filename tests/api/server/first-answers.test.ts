import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFirstAnswers } from '../../../server/http/static/first-answers.ts';
import { createTestApi, ORIGIN, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import type { Who } from '../../support/people.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
  const { post } = await signedIn(api, 'owner');
  const product = { name: 'Ruana </script><script>alert(1)</script>', price: 90_000 };
  expect((await post(`/stores/${api.storeId}/products`, product)).status).toBe(201);
});
afterAll(() => api.close());

interface Page {
  at: number;
  answers: Record<string, { headers: Record<string, string>; json: unknown }>;
}

async function open(path: string, cookies: TestClient['cookies']): Promise<{ page: Page; text: string }> {
  const answers = createFirstAnswers({
    fetch: api.api.fetch,
    resources: api.ports.resources,
    now: () => api.clock.now(),
  });
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
  const request = new Request(ORIGIN + path, { headers: { cookie } });
  const text = await answers(request, new URL(request.url).pathname, {});
  return { page: JSON.parse(text), text };
}

const openAs = async (who: Who, path: string) => open(path, (await signedIn(api, who)).cookies);

test.each(['/', '/orders', '/products'])(
  'the page %s has the answers that its calls would get',
  async (path) => {
    const { cookies, get } = await signedIn(api, 'owner');
    const { page } = await open(path, cookies);
    const calls = Object.keys(page.answers);
    expect(calls).toContain('/users/token');
    expect(calls.length).toBeGreaterThan(2);
    for (const call of calls) {
      const { status, headers, body } = await get(call);
      expect([call, status, body]).toEqual([call, 200, page.answers[call]?.json]);
      for (const name of ['x-total-count', 'x-next-after'])
        expect(page.answers[call]?.headers[name] ?? null).toBe(headers.get(name));
    }
  },
);

test('no value ends the element that holds the answers', async () => {
  const { page, text } = await openAs('owner', '/products');
  expect(text).not.toContain('<');
  expect(JSON.stringify(page.answers)).toContain('Ruana </script>');
});

test('a page has only what its reader may read', async () => {
  expect((await open('/orders', new Map())).page.answers).toEqual({});
  const outsider = await openAs('outsider', '/orders');
  for (const call of Object.keys(outsider.page.answers))
    expect(call).not.toContain(`/stores/${api.storeId}/`);
});

test('a record, and a list in a state of its own, have the session alone', async () => {
  for (const path of ['/orders/7', '/orders?filter=%7B%7D'])
    expect(Object.keys((await openAs('owner', path)).page.answers)).toEqual(['/users/token']);
});
