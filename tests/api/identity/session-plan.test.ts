import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const session = async (): Promise<SessionInfo> =>
  (await (await signedIn(api, 'owner')).get<SessionInfo>('/users/token')).body;

test('the session carries what the shell judges the plan by, as it is now', async () => {
  expect((await session()).store).toMatchObject({
    plan: 'pro',
    store_plan_status_id: 1,
    next_cut_date: null,
    trial_ended_at: null,
    access: { inactive: false },
  });
  await api.database.platformWrite((sql) =>
    sql
      .updateTable('stores')
      .set({
        store_plan_status_id: 3,
        next_cut_date: '2026-03-01',
        trial_ended_at: new Date('2026-02-01T05:00:00Z'),
      })
      .where('id', '=', api.storeId)
      .execute(),
  );
  expect((await session()).store).toMatchObject({
    store_plan_status_id: 3,
    next_cut_date: '2026-03-01',
    trial_ended_at: '2026-02-01T05:00:00.000Z',
  });
});

test('the session says where help is, or that there is none', async () => {
  expect((await session()).support).toEqual({ whatsapp: null, help_url: null, terms_url: null });
  const support = { whatsapp: '573001112233', help_url: 'https://ayuda.example.co/', terms_url: null };
  api.ports.settings.support = support;
  expect((await session()).support).toEqual(support);
});
