import { dayOf, daysBetween } from '../../../domain/dates/day.ts';
import { ApiError } from '../../errors.ts';
import { STORE } from './store-schema.ts';
import type { Sql } from '../../db/database.ts';
import type { StoreRoute } from '../../http/route.ts';

export const readStore: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}',
  operationId: 'readStore',
  summary: 'The store with its plan, the plan’s features and its main line',
  tags: ['stores'],
  access: { permission: null },
  answers: { 200: { description: 'The store', schema: STORE } },
  async handle({ ports, storeId, access, now }) {
    const { store, line } = await ports.database.read(storeId, async (sql) => ({
      store: await selectStore(sql, storeId),
      line: await selectMainLine(sql, storeId),
    }));
    if (!store) throw new ApiError('not_found');
    const { plan, store_plan_status_id, next_cut_date, trial_ended_at, ...profile } = store;
    const body = {
      ...profile,
      created_at: profile.created_at.toISOString(),
      updated_at: profile.updated_at.toISOString(),
      default_user_store: line ?? null,
      store_plan: {
        plan: { name: plan },
        store_plan_status_id,
        days_to_pay:
          next_cut_date === null ? null : daysBetween(dayOf(now, profile.time_zone), next_cut_date),
        next_cut_date,
        trial_ended_at: trial_ended_at?.toISOString() ?? null,
      },
      plan_features: { ...access.features },
    };
    return { status: 200, body, headers: { etag: `"${profile.version}"` } };
  },
};

function selectStore(sql: Sql, storeId: number) {
  return sql
    .selectFrom('stores')
    .select([
      'id',
      'name',
      'description',
      'url',
      'domain',
      'profile_picture',
      'banner_picture',
      'currency',
      'country_code',
      'time_zone',
      'active',
      'verified',
      'terms_and_conditions',
      'call_to_action_button',
      'google_analitycs_tracking_id',
      'facebook_pixel_code',
      'delivery_cost_enabled',
      'delivery_cost_details',
      'shipping_time_enabled',
      'shipping_details',
      'plan',
      'store_plan_status_id',
      'next_cut_date',
      'trial_ended_at',
      'version',
      'created_at',
      'updated_at',
    ])
    .where('id', '=', storeId)
    .executeTakeFirst();
}

function selectMainLine(sql: Sql, storeId: number) {
  return sql
    .selectFrom('user_stores')
    .select(['id', 'mobile_phone_number'])
    .where('store_id', '=', storeId)
    .where('main', '=', 1)
    .executeTakeFirst();
}
