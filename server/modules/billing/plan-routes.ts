import { BILLING_WORDS } from '../../../generated/words/billing.ts';
import { PLAN_FEATURES, PLAN_ITEMS, planLimit, type PlanFeatures } from '../../../domain/plans/features.ts';
import { COUNTRIES } from '../../../domain/places/countries.ts';
import {
  PAYMENT_TYPE,
  PLAN,
  USAGE,
  type PaymentTypeAnswer,
  type PlanAnswer,
  type Usage,
} from '../../../domain/plans/billing-types.ts';
import {
  FREE_PLAN_ID,
  isOffered,
  monthlyAmount,
  monthsOf,
  planOf,
  plansFor,
  savingsOf,
  type Plan,
} from '../../../domain/plans/catalogue.ts';
import { paymentTypeOf } from '../../../domain/plans/subscription.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import { languageOf, type Language } from '../../http/language.ts';
import type { StoreRoute } from '../../http/route.ts';
import { isOfCampaign } from './prices.ts';
import { readSubscription } from './subscription-row.ts';

const READ = { permission: 'invoices.read' } as const;

/** A country that forms offer. @throws ApiError `not_found` */
function countryOf(params: Record<string, string>): string {
  const code = params['countryCode'] ?? '';
  if (!COUNTRIES.some((country) => country.code === code)) throw new ApiError('not_found');
  return code;
}

export const listPlans: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/billing/{countryCode}/plans',
  operationId: 'listPlans',
  summary: 'The plans that a merchant of a country may choose, the free one first',
  access: READ,
  answers: { 200: { description: 'The plans', schema: { type: 'array', items: PLAN } } },
  async handle({ ports, storeId, params, request }) {
    const country = countryOf(params);
    const campaign = await ports.database.read(storeId, (sql) => isOfCampaign(sql, storeId));
    const language = languageOf(request);
    const plans = plansFor(country, campaign);
    return { status: 200, body: plans.map((plan) => planAnswer(plan, country, language)) };
  },
};

export const listPaymentTypes: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/billing/{countryCode}/plans/{planId}/payment-types',
  operationId: 'listPlanPaymentTypes',
  summary: 'How often a plan is paid, and how much each time',
  access: READ,
  answers: {
    200: { description: 'None for the free plan', schema: { type: 'array', items: PAYMENT_TYPE } },
    404: { description: 'An unknown country, or a plan that this store is not offered' },
  },
  async handle({ ports, storeId, params }) {
    const country = countryOf(params);
    const campaign = await ports.database.read(storeId, (sql) => isOfCampaign(sql, storeId));
    const plan = planOf(pathId(params, 'planId'));
    const price = plan?.price(country) ?? null;
    if (plan === undefined || price === null || !isOffered(plan, campaign)) throw new ApiError('not_found');
    const type = paymentTypeOf(plan);
    const body: PaymentTypeAnswer[] =
      type === undefined
        ? []
        : [{ ...type, months: monthsOf(plan), amount: price.amount, currency: price.currency }];
    return { status: 200, body };
  },
};

export const readPlanUsage: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/billing/{countryCode}/usage',
  operationId: 'readPlanUsage',
  summary: "What the store uses of its plan's limits",
  access: READ,
  answers: { 200: { description: 'The usage', schema: USAGE } },
  async handle({ ports, storeId, params, access }) {
    countryOf(params);
    return {
      status: 200,
      body: await ports.database.read(storeId, (sql) => readUsage(sql, storeId, access.features)),
    };
  },
};

/** A plan as a merchant of this country sees it, in their language. @throws ApiError `not_found` where it is not sold */
function planAnswer(plan: Plan, country: string, language: Language): PlanAnswer {
  const price = plan.price(country);
  if (price === null) throw new ApiError('not_found');
  return {
    id: plan.id,
    name: plan.edition === 'pro' ? 'Pro' : 'Free',
    sub_title: BILLING_WORDS[language].plans.names[plan.edition],
    description: BILLING_WORDS[language].plans.subtitles[plan.edition],
    plan_name: plan.edition,
    frequency: plan.frequency,
    months: monthsOf(plan),
    base_price: price.amount,
    list_price: price.listAmount ?? null,
    monthly_price: monthlyAmount(price, plan),
    currency: price.currency,
    action: plan.action,
    best_seller: plan.bestSeller,
    savings: savingsOf(plan, country),
    campaign: plan.campaign,
    plan_features: PLAN_ITEMS.map((line) => {
      const value = line[plan.edition];
      return { item: line.item, included: value !== false, value };
    }),
    quantity: 1,
  };
}

/** What a store uses of the limits that its plan has now. */
async function readUsage(sql: Sql, storeId: number, features: PlanFeatures): Promise<Usage> {
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
