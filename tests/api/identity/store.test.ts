import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test('GET /stores/{id} shows its members what it is and what its plan allows', async () => {
  for (const who of ['owner', 'admin', 'seller', 'viewer'] as const) {
    const { status, body, headers } = await (await signedIn(api, who)).get(`/stores/${api.storeId}`);
    expect(status).toBe(200);
    expect(headers.get('etag')).toBe('"1"');
    expect(body).toMatchObject({
      id: api.storeId,
      currency: 'COP',
      delivery_cost_details: 0,
      store_plan: { plan: { name: 'pro' }, days_to_pay: null },
      plan_features: { is_custom_domain_enabled: true, max_lines: 5 },
    });
  }
});

test('days until the cut date are days of the store', async () => {
  await api.database.platformWrite((sql) =>
    sql.updateTable('stores').set({ next_cut_date: '2026-05-10' }).where('id', '=', api.storeId).execute(),
  );
  // 23:30 of 30 April in Bogotá, already May in UTC.
  api.clock.set(new Date('2026-05-01T04:30:00Z'));
  const fresh = await signedIn(api, 'owner');
  const { body } = await fresh.get(`/stores/${api.storeId}`);
  expect(body).toMatchObject({ store_plan: { next_cut_date: '2026-05-10', days_to_pay: 10 } });
});

test('nobody else learns that the store exists', async () => {
  const outsider = await signedIn(api, 'outsider');
  const foreign = await outsider.get(`/stores/${api.storeId}`);
  expect(foreign.status).toBe(404);
  expect(foreign.body).toEqual((await outsider.get('/stores/999999')).body);
  expect((await api.anonymous().get(`/stores/${api.storeId}`)).status).toBe(401);
});
