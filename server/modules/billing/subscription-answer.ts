import { dayOf, daysBetween } from '../../../domain/dates/day.ts';
import type { SubscriptionAnswer } from '../../../domain/plans/billing-types.ts';
import { DEFAULT_PRO_PLAN_ID, planOf } from '../../../domain/plans/catalogue.ts';
import { renews } from '../../../domain/plans/subscription/daily.ts';
import { PLAN_ENDING } from '../../../domain/plans/plan-state.ts';
import { subscriptionState } from '../../../domain/plans/subscription/state.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { Sql } from '../../db/database.ts';
import { billedCountry } from './billed-country.ts';
import { openInvoice } from './invoice-rows.ts';
import { offeredProviders } from './platform-accounts.ts';
import { readSubscription } from './subscription-row.ts';

/** A store's subscription as its members see it. */
export async function subscriptionAnswer(
  ports: ApiPorts,
  sql: Sql,
  storeId: number,
  now: Date,
): Promise<SubscriptionAnswer> {
  const { subscription } = await readSubscription(sql, storeId);
  const open = await openInvoice(sql, storeId);
  const { planId, paidUntil, trialEndsAt, timeZone, nextPlanId, status } = subscription;
  const plan = planOf(planId);
  return {
    plan_id: planId,
    plan_name: plan?.edition ?? 'free',
    frequency: plan?.frequency ?? null,
    state: subscriptionState(subscription, now),
    next_cut_date: paidUntil,
    trial_ended_at: trialEndsAt,
    days_to_pay: paidUntil === null ? null : daysBetween(dayOf(now, timeZone), paidUntil),
    auto_renew: renews(subscription),
    cancel_at_period_end: status === PLAN_ENDING,
    next_plan_id: nextPlanId,
    providers: offeredProviders(ports, open?.currency ?? (await currencyOf(sql, storeId))),
    open_invoice_id: open?.id ?? null,
  };
}

/** What plans cost this store in. */
async function currencyOf(sql: Sql, storeId: number): Promise<string> {
  const country = await billedCountry(sql, storeId);
  return planOf(DEFAULT_PRO_PLAN_ID)?.price(country)?.currency ?? 'COP';
}
