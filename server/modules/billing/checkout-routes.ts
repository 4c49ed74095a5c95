import { BILLING_PROVIDERS } from '../../../domain/plans/billing-types.ts';
import type { FromSchema } from '../../../domain/schema/from-schema.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { ApiError, invalid } from '../../errors.ts';
import type { StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { CHECKOUT, CHECKOUT_STATUS } from './billing-schema.ts';
import { checkoutStatus } from './checkout-status.ts';
import { readMeant } from './external-reference.ts';
import type { Wanted } from './ordered-invoice.ts';
import { startCheckout } from './start-checkout.ts';

const ID = { type: 'integer', minimum: 1 } as const satisfies JsonSchema;

const REFUSALS = [
  'billing_information_required',
  'plan_active',
  'invoice_closed',
  'preference_failed',
  'too_many_requests',
] as const satisfies StoreRoute['refusals'];
const REFUSED = {
  404: { description: 'An unknown invoice or plan' },
  409: { description: 'Details are missing, the plan is paid already, or the invoice is closed' },
  503: { description: 'The provider made no checkout; the details are kept' },
} as const;

/** An invoice or a plan, and not both. */
function wantedOf(sent: {
  invoice_id?: number;
  plan_id?: number;
  type?: number;
  auto_renew?: boolean;
  country_code?: string;
}): Wanted {
  if (sent.invoice_id !== undefined && sent.plan_id === undefined) return { invoiceId: sent.invoice_id };
  if (sent.plan_id === undefined || sent.invoice_id !== undefined)
    throw invalid({ plan_id: { key: 'required' } });
  return {
    planId: sent.plan_id,
    paymentTypeId: sent.type ?? 0,
    renews: sent.auto_renew,
    country: sent.country_code,
  };
}

export const createCheckout = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/billing/checkouts',
  operationId: 'createPlanCheckout',
  summary: 'Start to pay a plan or an invoice; nothing is granted before the provider has confirmed it',
  tags: ['billing'],
  access: { permission: 'billing.write' },
  body: {
    type: 'object',
    properties: {
      provider: { type: 'string', enum: [...BILLING_PROVIDERS] },
      invoice_id: ID,
      plan_id: ID,
      plan_payment_type_id: ID,
      auto_renew: { type: 'boolean' },
      country_code: {
        type: 'string',
        maxLength: 2,
        description:
          'Whose price of the plan the merchant has read. Refused where they are billed in another country.',
      },
    },
    required: ['provider'],
    additionalProperties: false,
  },
  refusals: REFUSALS,
  answers: { 201: { description: 'Where the browser goes', schema: CHECKOUT }, ...REFUSED },
  async handle(context) {
    const { provider, plan_payment_type_id, ...sent } = context.body;
    const wanted = wantedOf({
      ...sent,
      ...(plan_payment_type_id === undefined ? {} : { type: plan_payment_type_id }),
    });
    return { status: 201, body: await startCheckout(context, provider, wanted) };
  },
});

const TEXT = { type: ['string', 'null'], maxLength: 2000 } as const satisfies JsonSchema;

/**
 * The payload of spec 2 §3, whose `external_reference` says what is paid; or that bare. Amounts, addresses and titles
 * are not read: the invoice or the catalogue says what it costs, and the provider comes back to this server.
 */
const PREFERENCE = {
  type: 'object',
  properties: {
    invoice_id: ID,
    plan_id: ID,
    plan_payment_type: ID,
    notification_url: TEXT,
    external_reference: {
      ...TEXT,
      description:
        'Encoded JSON: store_id, invoice_id or plan_id, plan_payment_type, amount, and type INVOICE or PLAN.',
    },
    items: {
      type: 'array',
      maxItems: 10,
      items: {
        type: 'object',
        properties: {
          id: { type: ['string', 'integer', 'null'], maxLength: 200 },
          title: TEXT,
          unit_price: { type: 'number' },
          quantity: { type: 'integer' },
          currency_id: TEXT,
        },
        additionalProperties: false,
      },
    },
    marketplace: TEXT,
    additional_info: TEXT,
    back_urls: {
      type: 'object',
      properties: { success: TEXT, failure: TEXT, pending: TEXT },
      additionalProperties: false,
    },
    auto_return: TEXT,
  },
  additionalProperties: false,
} as const satisfies JsonSchema;

/** @throws ApiError `invalid` for a reference that is no JSON, or that of another store */
function preferred(
  { invoice_id, plan_id, plan_payment_type, external_reference }: FromSchema<typeof PREFERENCE>,
  storeId: number,
): Wanted {
  const meant = external_reference == null ? null : readMeant(external_reference);
  if (external_reference != null && (meant === null || (meant.store_id ?? storeId) !== storeId))
    throw invalid({ external_reference: { key: 'reference' } });
  const invoice = invoice_id ?? meant?.invoice_id ?? undefined;
  const plan = plan_id ?? meant?.plan_id ?? undefined;
  const type = plan_payment_type ?? meant?.plan_payment_type ?? undefined;
  return wantedOf({
    ...(invoice !== undefined && { invoice_id: invoice }),
    ...(plan !== undefined && { plan_id: plan }),
    ...(type !== undefined && { type }),
  });
}

/** `POST /mp-preference` of the spec (2 §7): the same checkout, as Mercado Pago's browser code expects it. */
export const createPreference = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/mp-preference',
  operationId: 'createPlanPreference',
  summary: 'Make a payment preference of a plan or an invoice at Mercado Pago',
  tags: ['billing'],
  access: { permission: 'billing.write' },
  body: PREFERENCE,
  refusals: REFUSALS,
  answers: {
    201: {
      description: 'The preference',
      schema: {
        type: 'object',
        properties: { id: { type: 'string' }, init_point: { type: 'string' } },
        required: ['id', 'init_point'],
        additionalProperties: false,
      },
    },
    ...REFUSED,
  },
  async handle(context) {
    const wanted = preferred(context.body, context.storeId);
    const { reference, checkout } = await startCheckout(context, 'mercado_pago', wanted);
    if (checkout.kind !== 'link') throw new ApiError('preference_failed');
    return { status: 201, body: { id: reference, init_point: checkout.url } };
  },
});

export const readCheckout: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/billing/checkouts/{reference}',
  operationId: 'readPlanCheckout',
  summary: 'What is known of a payment: only what the provider has confirmed counts',
  tags: ['billing'],
  access: { permission: 'invoices.read' },
  answers: { 200: { description: 'Its state', schema: CHECKOUT_STATUS } },
  async handle({ ports, storeId, params }) {
    const body = await ports.database.read(storeId, (sql) =>
      checkoutStatus(sql, storeId, params['reference'] ?? ''),
    );
    if (body === null) throw new ApiError('not_found');
    return { status: 200, body };
  },
};
