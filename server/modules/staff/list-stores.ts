import type { InferResult } from 'kysely';
import { planOf } from '../../../domain/plans/catalogue.ts';
import { editionOf, subscriptionState } from '../../../domain/plans/subscription.ts';
import { PLATFORM_STORE, type PlatformStore } from '../../../domain/staff/platform-answers.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StaffRoute } from '../../http/route.ts';
import { subscriptionOf } from '../billing/module.ts';
import { isCalled, pageParameters, readPage, type PageQuery } from './page-query.ts';

const FIELDS = ['created_at', 'name', 'next_cut_date'] as const;
type Field = (typeof FIELDS)[number];

export const listPlatformStores: StaffRoute = {
  method: 'GET',
  path: '/platform/stores',
  operationId: 'listPlatformStores',
  summary: 'All stores with their plans, the newest first; for the staff of the platform',
  access: 'staff',
  query: pageParameters(FIELDS),
  answers: {
    200: {
      description: 'A page of them',
      schema: { type: 'array', items: PLATFORM_STORE },
      headers: { 'x-total-count': 'Stores of the selection' },
    },
  },
  async handle({ ports, user, query, now }) {
    const page = readPage(query, FIELDS);
    const { body, total } = await ports.database.staff(user.userId, async (sql) => ({
      body: await readStores(sql, page, now),
      total: await countStores(sql, page),
    }));
    return { status: 200, body, headers: { 'x-total-count': String(total) } };
  },
};

export const readPlatformStore: StaffRoute = {
  method: 'GET',
  path: '/platform/stores/{id}',
  operationId: 'readPlatformStore',
  summary: 'A store with its plan; for the staff of the platform',
  access: 'staff',
  refusals: ['not_found'],
  answers: { 200: { description: 'The store', schema: PLATFORM_STORE } },
  async handle({ ports, user, params, now }) {
    const id = pathId(params, 'id');
    const row = await ports.database.staff(user.userId, (sql) =>
      selectStores(sql).where('st.id', '=', id).executeTakeFirst(),
    );
    if (row === undefined) throw new ApiError('not_found');
    return { status: 200, body: storeOf(row, now) };
  },
};

type StoreRow = InferResult<ReturnType<typeof selectStores>>[number];

function selectStores(sql: Sql) {
  return sql
    .selectFrom('stores as st')
    .leftJoin('subscriptions as s', 's.store_id', 'st.id')
    .select(['st.id', 'st.name', 'st.url', 'st.active', 'st.created_at'])
    .select(['st.plan', 'st.store_plan_status_id', 'st.next_cut_date', 'st.trial_ended_at', 'st.time_zone'])
    .select(['s.plan_id', 's.anchor_day', 's.next_plan_id'])
    .select((eb) => [
      eb
        .selectFrom('user_stores as u')
        .select((line) => line.fn.countAll<number>().as('lines'))
        .whereRef('u.store_id', '=', 'st.id')
        .where('u.active', '=', 1)
        .as('lines'),
      // Kept by triggers, so that a page does not count the products of a hundred stores.
      eb
        .selectFrom('row_counts as r')
        .select((count) => count.fn.sum<number>('r.n').as('products'))
        .whereRef('r.store_id', '=', 'st.id')
        .where('r.table_name', '=', 'products')
        .as('products'),
    ]);
}

async function readStores(sql: Sql, page: PageQuery<Field>, now: Date): Promise<PlatformStore[]> {
  const rows = await selectStores(sql)
    .where(isCalled(page.words))
    .orderBy(`st.${page.field}`, (by) => (page.direction === 'asc' ? by.asc() : by.desc()).nullsLast())
    .orderBy('st.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map((row) => storeOf(row, now));
}

function storeOf(row: StoreRow, now: Date): PlatformStore {
  const subscription = subscriptionOf(row);
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    active: row.active,
    plan: editionOf(subscription),
    frequency: planOf(subscription.planId)?.frequency ?? null,
    state: subscriptionState(subscription, now),
    paid_until: subscription.paidUntil,
    trial_ended_at: subscription.trialEndsAt,
    lines: Number(row.lines ?? 0),
    products: Number(row.products ?? 0),
    created_at: row.created_at.toISOString(),
  };
}

async function countStores(sql: Sql, { words }: PageQuery<Field>): Promise<number> {
  const { total } = await sql
    .selectFrom('stores as st')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where(isCalled(words))
    .executeTakeFirstOrThrow();
  return Number(total);
}
