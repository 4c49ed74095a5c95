import type { Access } from '../../../domain/access/access.ts';
import { dayOf, daysBetween } from '../../../domain/dates/day.ts';
import { DEFAULT_PRO_PLAN_ID, FREE_PLAN_ID } from '../../../domain/plans/catalogue.ts';
import { STORE, type StoredStore } from '../../../domain/stores/store-answers.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import type { StoreRoute } from '../../http/route.ts';

export interface StoreAnswer {
  body: StoredStore;
  headers: { etag: string };
}

/**
 * A store as its members see it.
 * @throws ApiError `not_found`
 */
export async function storeAnswer(
  sql: Sql,
  storeId: number,
  access: Access,
  now: Date,
): Promise<StoreAnswer> {
  const store = await selectStore(sql, storeId);
  if (!store) throw new ApiError('not_found');
  const line = await selectMainLine(sql, storeId);
  const { plan, plan_id, store_plan_status_id, next_cut_date, trial_ended_at, ...profile } = store;
  const payment = await selectLastInvoice(sql, storeId);
  const planId = plan === 'pro' ? (plan_id ?? DEFAULT_PRO_PLAN_ID) : FREE_PLAN_ID;
  const body: StoredStore = {
    ...profile,
    custom_domain_created_at: profile.custom_domain_created_at?.toISOString() ?? null,
    created_at: profile.created_at.toISOString(),
    updated_at: profile.updated_at.toISOString(),
    default_user_store: line ?? null,
    store_plan: {
      plan: { id: planId, name: plan },
      plan_id: planId,
      store_plan_status_id,
      store_plan_payment_status_id: payment?.invoice_status_id ?? null,
      days_to_pay: next_cut_date === null ? null : daysBetween(dayOf(now, profile.time_zone), next_cut_date),
      next_cut_date,
      trial_ended_at: trial_ended_at?.toISOString() ?? null,
    },
    plan_features: { ...access.features },
  };
  return { body, headers: { etag: etagOfStore(profile) } };
}

export function etagOfStore({ version }: { version: number }): string {
  return `"${version}"`;
}

function selectStore(sql: Sql, storeId: number) {
  return sql
    .selectFrom('stores')
    .leftJoin('subscriptions as s', 's.store_id', 'stores.id')
    .select([
      'stores.id',
      's.plan_id',
      'name',
      'description',
      'url',
      'domain',
      'custom_domain_created_at',
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
      'delivery_zones',
      'delivery_free_from',
      'shipping_time_enabled',
      'shipping_details',
      'chat_pay',
      'chat_paid',
      'chat_sent',
      'chat_done',
      'plan',
      'store_plan_status_id',
      'next_cut_date',
      'trial_ended_at',
      'stores.version',
      'stores.created_at',
      'stores.updated_at',
    ])
    .where('stores.id', '=', storeId)
    .executeTakeFirst();
}

/** Whether its plan is paid: the newest invoice says it. */
function selectLastInvoice(sql: Sql, storeId: number) {
  return sql
    .selectFrom('invoices')
    .select('invoice_status_id')
    .where('store_id', '=', storeId)
    .orderBy('id', 'desc')
    .limit(1)
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

export const readStore: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}',
  operationId: 'readStore',
  summary: 'The store with its plan, the plan’s features and its main line',
  access: { permission: null },
  answers: { 200: { description: 'The store', schema: STORE } },
  handle: async ({ ports, storeId, access, now }) => ({
    status: 200,
    ...(await ports.database.read(storeId, (sql) => storeAnswer(sql, storeId, access, now))),
  }),
};
