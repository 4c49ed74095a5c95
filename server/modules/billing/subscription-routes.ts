import type { AuditAction } from '../../../domain/audit/audit-answers.ts';
import { dayOf, daysBetween } from '../../../domain/dates/day.ts';
import {
  SUBSCRIPTION,
  type SubscriptionAnswer,
  SUBSCRIPTION_BODY,
} from '../../../domain/plans/billing-types.ts';
import { DEFAULT_PRO_PLAN_ID, isOffered, planOf } from '../../../domain/plans/catalogue.ts';
import { PLAN_ENDING } from '../../../domain/plans/plan-state.ts';
import {
  cancel,
  chooseNext,
  reactivate,
  renews,
  subscriptionState,
  type Subscription,
} from '../../../domain/plans/subscription.ts';
import type { ApiPorts, StoreContext } from '../../context.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError, invalid } from '../../errors.ts';
import type { Answer, StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';
import { isOfCampaign, pricedCountry } from './prices.ts';
import { openInvoice, voidOpenInvoice } from './invoices.ts';
import { offeredProviders } from './platform-accounts.ts';
import { lockSubscription, readSubscription, saveSubscription } from './subscription-row.ts';

const ANSWERS = {
  200: { description: 'As it is now', schema: SUBSCRIPTION },
  409: { description: 'There is no plan that could renew or end' },
} as const;
const WRITE = { permission: 'billing.write' } as const;
const PATH = '/stores/{storeId}/billing/subscription';

export const readSubscriptionRoute: StoreRoute = {
  method: 'GET',
  path: PATH,
  operationId: 'readSubscription',
  summary: "The store's plan, its days and how it may be paid",
  access: { permission: 'invoices.read' },
  answers: { 200: ANSWERS[200] },
  async handle({ ports, storeId, now }) {
    const body = await ports.database.read(storeId, (sql) => subscriptionAnswer(ports, sql, storeId, now));
    return { status: 200, body };
  },
};

export const changeSubscription = storeRoute({
  method: 'PUT',
  path: PATH,
  operationId: 'changeSubscription',
  summary: 'Whether the plan renews, and for which period',
  access: WRITE,
  body: SUBSCRIPTION_BODY,
  refusals: ['no_subscription'],
  answers: ANSWERS,
  async handle(context) {
    const { auto_renew, next_plan_id } = context.body;
    if (next_plan_id != null) await checkSold(context, next_plan_id);
    return change(context, 'renewal', (before, now) => {
      const chosen = next_plan_id === undefined ? before : chooseNext(before, next_plan_id);
      if (chosen === null || auto_renew === undefined) return chosen;
      return auto_renew ? reactivate(chosen, now) : cancel(chosen, now);
    });
  },
});

export const cancelSubscription: StoreRoute = {
  method: 'POST',
  path: `${PATH}/cancel`,
  operationId: 'cancelSubscription',
  summary: 'End the plan with its paid days, or now when they are over',
  access: WRITE,
  refusals: ['no_subscription'],
  answers: ANSWERS,
  handle: (context) => change(context, 'cancel', cancel),
};

export const reactivateSubscription: StoreRoute = {
  method: 'POST',
  path: `${PATH}/reactivate`,
  operationId: 'reactivateSubscription',
  summary: 'Take a cancellation back while the paid days last',
  access: WRITE,
  refusals: ['no_subscription'],
  answers: ANSWERS,
  handle: (context) => change(context, 'reactivate', reactivate),
};

/** Throws `invalid` for a plan that this store is not offered, or without a price in its country. */
async function checkSold({ ports, storeId }: StoreContext, planId: number): Promise<void> {
  const { country, campaign } = await ports.database.read(storeId, async (sql) => ({
    country: await pricedCountry(sql, storeId),
    campaign: await isOfCampaign(sql, storeId),
  }));
  const plan = planOf(planId);
  const isSold = plan?.edition === 'pro' && isOffered(plan, campaign) && plan.price(country) !== null;
  if (!isSold) throw invalid({ next_plan_id: { key: 'enum' } });
}

/** One change of the locked subscription. An open renewal of another plan, or of one that ends, is voided. */
function change(
  context: StoreContext,
  action: AuditAction,
  next: (subscription: Subscription, now: Date) => Subscription | null,
): Promise<Answer> {
  return writeOnce(context, async (write) => {
    const { tx, ports, now, storeId } = write;
    const kept = await lockSubscription(tx);
    const before = kept.subscription;
    const after = next(before, now);
    if (after === null) throw new ApiError('no_subscription');
    const open = await openInvoice(tx.sql, storeId);
    const isOwedNoMore = after.status !== before.status || after.nextPlanId !== before.nextPlanId;
    if (open?.kind === 'renewal' && (isOwedNoMore || after.planId !== before.planId))
      await voidOpenInvoice(tx, now);
    await saveSubscription(ports, tx, { ...kept, subscription: after });
    const changes = {
      plan_id: [before.planId, after.planId],
      store_plan_status_id: [before.status, after.status],
      next_plan_id: [before.nextPlanId, after.nextPlanId],
    } satisfies Record<string, [unknown, unknown]>;
    await recordAudit(write, [{ action, resource: 'billing', recordId: null, changes }]);
    return { status: 200, body: await subscriptionAnswer(ports, tx.sql, storeId, now) };
  });
}

/** A store's subscription as its members see it. */
async function subscriptionAnswer(
  ports: ApiPorts,
  sql: Sql,
  storeId: number,
  now: Date,
): Promise<SubscriptionAnswer> {
  const { subscription } = await readSubscription(sql, storeId);
  const country = await pricedCountry(sql, storeId);
  const { trial_refused } = await sql
    .selectFrom('stores')
    .select('trial_refused')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
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
    providers: offeredProviders(ports, open?.currency ?? currencyIn(country)),
    open_invoice_id: open?.id ?? null,
    price_country: country,
    trial_refused,
  };
}

/** What plans cost in there. */
function currencyIn(country: string): string {
  return planOf(DEFAULT_PRO_PLAN_ID)?.price(country)?.currency ?? 'COP';
}
