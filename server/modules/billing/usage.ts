import { FREE_PLAN_ID, planOf } from '../../../domain/plans/catalogue.ts';
import type { Usage } from '../../../domain/plans/billing-types.ts';
import { planLimit, type PlanFeatures } from '../../../domain/plans/limits.ts';
import { PLAN_FEATURES } from '../../../domain/access/features.ts';
import type { Sql } from '../../db/database.ts';
import { readSubscription } from './subscription-row.ts';

/** What a store uses of the limits that its plan has now. */
export async function readUsage(sql: Sql, storeId: number, features: PlanFeatures): Promise<Usage> {
  const { subscription, linesUntil } = await readSubscription(sql, storeId);
  const plan = planOf(subscription.planId);
  const { lines } = await sql
    .selectFrom('user_stores')
    .select((row) => row.fn.countAll<number>().as('lines'))
    .where('store_id', '=', storeId)
    .where('active', '=', 1)
    .executeTakeFirstOrThrow();
  const { products } = await sql
    .selectFrom('products')
    .select((row) => row.fn.countAll<number>().as('products'))
    .where('store_id', '=', storeId)
    .where('active', '=', 1)
    .executeTakeFirstOrThrow();
  return {
    plan_id: plan?.id ?? FREE_PLAN_ID,
    plan_name: plan?.edition ?? 'free',
    frequency: plan?.frequency ?? null,
    included_lines: planLimit(features, 'max_lines') ?? PLAN_FEATURES.pro.max_lines,
    whatsapp_lines: Number(lines),
    max_products: planLimit(features, 'max_products') ?? PLAN_FEATURES.pro.max_products,
    published_products: Number(products),
    choice_until: linesUntil,
    next_cut_date: subscription.paidUntil,
    trial_ended_at: subscription.trialEndsAt,
  };
}
