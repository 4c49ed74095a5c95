import { isOffered, monthsOf, planOf, plansFor } from '../../../domain/plans/catalogue.ts';
import { paymentTypeOf } from '../../../domain/plans/payment-types.ts';
import type { PaymentTypeAnswer } from '../../../domain/plans/billing-types.ts';
import { COUNTRIES } from '../../../domain/places/countries.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { PAYMENT_TYPE, PLAN, USAGE } from './billing-schema.ts';
import { isOfCampaign } from './campaign-store.ts';
import { planAnswer } from './plan-answer.ts';
import { readUsage } from './usage.ts';

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
  tags: ['billing'],
  access: READ,
  answers: { 200: { description: 'The plans', schema: { type: 'array', items: PLAN } } },
  async handle({ ports, storeId, params }) {
    const country = countryOf(params);
    const campaign = await ports.database.read(storeId, (sql) => isOfCampaign(sql, storeId));
    const plans = plansFor(country, campaign);
    return { status: 200, body: plans.map((plan) => planAnswer(plan, country)) };
  },
};

export const listPaymentTypes: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/billing/{countryCode}/plans/{planId}/payment-types',
  operationId: 'listPlanPaymentTypes',
  summary: 'How often a plan is paid, and how much each time',
  tags: ['billing'],
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
  tags: ['billing'],
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
