import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';

const HOUR = 60 * 60 * 1000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

interface Failure {
  code?: string;
}

test('[BIL-08] a trial has what Pro has; after its end the store keeps its products and publishes no more', async () => {
  await api.database.platformWrite((sql) =>
    sql
      .updateTable('stores')
      .set({ plan: 'free', trial_ended_at: new Date(api.clock.now().getTime() + HOUR) })
      .where('id', '=', api.storeId)
      .execute(),
  );
  const owner = await signedIn(api, 'owner');
  const products = `/stores/${api.storeId}/products`;
  const create = (name: string) => owner.post<Failure>(products, { name, price: 1000, active: 1 });
  const features = async () =>
    (await owner.get<{ plan_features: object }>(`/stores/${api.storeId}`)).body.plan_features;

  expect(await features()).toMatchObject({ max_lines: 5, is_bulk_upload_enabled: true });
  for (let n = 1; n <= 22; n += 1) expect((await create(`Taza ${n}`)).status).toBe(201);

  api.clock.advance(HOUR);
  expect(await features()).toMatchObject({ max_products: 20, max_lines: 1, is_bulk_upload_enabled: false });
  expect(await create('Taza 23')).toMatchObject({ status: 403, body: { code: 'plan_limit' } });
  const list = await owner.get<unknown[]>(products);
  expect(list.headers.get('x-total-count')).toBe('22');
});
