import { DEFAULT_PRO_PLAN_ID, FREE_PLAN_ID } from '../../../domain/plans/catalogue.ts';
import { editionOf, type Subscription } from '../../../domain/plans/subscription.ts';
import type { ApiPorts } from '../../context.ts';
import type { Sql, StoreTx } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import { announceAccessChange } from '../identity/module.ts';

/** A subscription with what its row holds beside it. */
export interface KeptSubscription {
  subscription: Subscription;
  linesUntil: string | null;
  remindedFor: string | null;
  remindedDays: number | null;
}

/** The columns that say what a store has bought, of `stores` and of `subscriptions`, null where it has none there. */
export interface SubscriptionColumns {
  plan: string;
  store_plan_status_id: number;
  next_cut_date: string | null;
  trial_ended_at: Date | null;
  time_zone: string;
  plan_id: number | null;
  anchor_day: number | null;
  next_plan_id: number | null;
}

/** What a store has bought, of its columns. */
export function subscriptionOf(row: SubscriptionColumns): Subscription {
  return {
    planId: row.plan === 'pro' ? (row.plan_id ?? DEFAULT_PRO_PLAN_ID) : FREE_PLAN_ID,
    status: row.store_plan_status_id,
    paidUntil: row.next_cut_date,
    anchorDay: row.anchor_day,
    nextPlanId: row.next_plan_id,
    trialEndsAt: row.trial_ended_at?.toISOString() ?? null,
    timeZone: row.time_zone,
  };
}

function select(sql: Sql, storeId: number) {
  return sql
    .selectFrom('stores as st')
    .leftJoin('subscriptions as s', 's.store_id', 'st.id')
    .select(['st.plan', 'st.store_plan_status_id', 'st.next_cut_date', 'st.trial_ended_at', 'st.time_zone'])
    .select(['s.plan_id', 's.anchor_day', 's.next_plan_id', 's.lines_until'])
    .select(['s.reminded_for', 's.reminded_days'])
    .where('st.id', '=', storeId);
}

/** @throws ApiError `not_found` */
export async function readSubscription(sql: Sql, storeId: number): Promise<KeptSubscription> {
  const row = await select(sql, storeId).executeTakeFirst();
  if (row === undefined) throw new ApiError('not_found');
  return {
    subscription: subscriptionOf(row),
    linesUntil: row.lines_until,
    remindedFor: row.reminded_for,
    remindedDays: row.reminded_days,
  };
}

/** The same, locked. Every change of the store's plan or of its open invoice begins here, one after another. */
export async function lockSubscription({ sql, storeId }: StoreTx): Promise<KeptSubscription> {
  await sql.selectFrom('stores').select('id').where('id', '=', storeId).forNoKeyUpdate().execute();
  return readSubscription(sql, storeId);
}

/** Writes a subscription that is locked. Who is signed in has the new plan's features with the next call. */
export async function saveSubscription(
  ports: ApiPorts,
  tx: StoreTx,
  { subscription, linesUntil, remindedFor, remindedDays }: KeptSubscription,
): Promise<void> {
  const { planId, status, paidUntil, anchorDay, nextPlanId, trialEndsAt } = subscription;
  await tx.sql
    .updateTable('stores')
    .set({
      plan: editionOf(subscription),
      store_plan_status_id: status,
      next_cut_date: paidUntil,
      trial_ended_at: trialEndsAt === null ? null : new Date(trialEndsAt),
    })
    .where('id', '=', tx.storeId)
    .execute();
  const values = {
    plan_id: planId,
    anchor_day: anchorDay,
    next_plan_id: nextPlanId,
    lines_until: linesUntil,
    reminded_for: remindedFor,
    reminded_days: remindedDays,
  };
  await tx.sql
    .insertInto('subscriptions')
    .values({ store_id: tx.storeId, ...values })
    .onConflict((conflict) => conflict.column('store_id').doUpdateSet(values))
    .execute();
  await announceAccessChange(tx.sql);
  tx.committed(() => ports.state.sessions.clear());
}
