import { closedObject, FLAG, INTEGER, INTEGER_OR_NULL, TEXT, TEXT_OR_NULL } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';
import { FREQUENCIES } from './catalogue.ts';
import { SUBSCRIPTION_STATES } from './subscription.ts';
import type { ProviderAccount } from '../payments/contract.ts';

/** Whom a merchant may pay. `whatsapp` is an advisor who confirms the payment by hand. */
export const BILLING_PROVIDERS = ['payu', 'mercado_pago', 'whatsapp'] as const;
export type BillingProvider = (typeof BILLING_PROVIDERS)[number];

const PLAN_NAME = { type: 'string', enum: ['free', 'pro'] } as const satisfies JsonSchema;
const FREQUENCY_OR_NULL = { enum: [...FREQUENCIES, null] } satisfies JsonSchema;

/** A plan as `GET billing/{country}/plans` answers it. Amounts are in the currency's smallest spoken unit. */
export const PLAN = closedObject({
  id: INTEGER,
  name: { type: 'string', enum: ['Free', 'Pro'] },
  sub_title: TEXT,
  description: TEXT,
  plan_name: PLAN_NAME,
  frequency: FREQUENCY_OR_NULL,
  months: { ...INTEGER, description: 'Of one period; 0 for the free plan.' },
  base_price: INTEGER,
  list_price: { ...INTEGER_OR_NULL, description: 'Crossed out beside the price.' },
  monthly_price: INTEGER,
  currency: TEXT,
  action: { type: 'string', enum: ['none', 'buy', 'contact'] },
  best_seller: FLAG,
  savings: {
    ...INTEGER_OR_NULL,
    description: 'Percent, against the price that is crossed out or the monthly plan of the same offer.',
  },
  campaign: FLAG,
  plan_features: {
    type: 'array',
    items: closedObject({ item: TEXT, included: FLAG, value: { type: ['integer', 'boolean', 'null'] } }),
  },
  // Invoices and plans are sold one by one (spec 2 §9).
  quantity: { type: 'integer', const: 1 },
});
export type PlanAnswer = FromSchema<typeof PLAN>;

export const PAYMENT_TYPE = closedObject({
  id: INTEGER,
  name: TEXT,
  frequency: { type: 'string', enum: [...FREQUENCIES] },
  months: INTEGER,
  amount: INTEGER,
  currency: TEXT,
});
export type PaymentTypeAnswer = FromSchema<typeof PAYMENT_TYPE>;

export const USAGE = closedObject({
  plan_id: INTEGER,
  plan_name: PLAN_NAME,
  frequency: FREQUENCY_OR_NULL,
  included_lines: INTEGER,
  whatsapp_lines: { ...INTEGER, description: 'Lines that are switched on.' },
  max_products: INTEGER,
  published_products: INTEGER,
  choice_until: {
    ...TEXT_OR_NULL,
    description: '`YYYY-MM-DD`: until when one may choose what stays; null where nothing is too much.',
  },
  next_cut_date: TEXT_OR_NULL,
  trial_ended_at: TEXT_OR_NULL,
});
export type Usage = FromSchema<typeof USAGE>;

export const SUBSCRIPTION = closedObject({
  plan_id: INTEGER,
  plan_name: PLAN_NAME,
  frequency: FREQUENCY_OR_NULL,
  state: { type: 'string', enum: [...SUBSCRIPTION_STATES] },
  next_cut_date: TEXT_OR_NULL,
  trial_ended_at: TEXT_OR_NULL,
  days_to_pay: INTEGER_OR_NULL,
  auto_renew: FLAG,
  cancel_at_period_end: FLAG,
  next_plan_id: { ...INTEGER_OR_NULL, description: 'What the next renewal buys; null for the same plan.' },
  // Those that can take a payment here and now.
  providers: { type: 'array', items: { type: 'string', enum: [...BILLING_PROVIDERS] } },
  open_invoice_id: INTEGER_OR_NULL,
  // Whose prices the store pays: it follows from its branches and its document (decision 79).
  price_country: TEXT,
  trial_refused: {
    ...TEXT_OR_NULL,
    description:
      '`phone` or `document`, which had its trial in another store; null where the store got its own.',
  },
});
export type SubscriptionAnswer = FromSchema<typeof SUBSCRIPTION>;

/** `next_plan_id`: what the next renewal buys; null for the same plan again. */
export const SUBSCRIPTION_BODY = closedObject(
  { auto_renew: { type: 'boolean' }, next_plan_id: { type: ['integer', 'null'] } },
  { optional: ['auto_renew', 'next_plan_id'] },
);
export type SubscriptionChange = FromSchema<typeof SUBSCRIPTION_BODY>;

const DETAILS = {
  contact_name: TEXT,
  contact_last_name: TEXT,
  legal_name: TEXT_OR_NULL,
  document_type_id: INTEGER,
  dni: TEXT,
  country_code: TEXT,
  // DANE code such as `05001`; null outside of Colombia.
  city_id: TEXT_OR_NULL,
  zip_code: TEXT_OR_NULL,
  address: TEXT,
  // Separated by commas.
  emails: TEXT,
} as const satisfies Record<string, JsonSchema>;

const BILLING_DETAILS = closedObject(DETAILS);
/** As they are stored, of what a merchant has sent; `BillingInformation` is the answer. */
export type BillingDetails = FromSchema<typeof BILLING_DETAILS>;

export const INFORMATION = closedObject({
  ...DETAILS,
  document_type: closedObject({ name: TEXT }),
  city: orNull(closedObject({ name: TEXT, state: TEXT })),
  country: closedObject({ code: TEXT, name: TEXT, currency: TEXT }),
});
export type BillingInformation = FromSchema<typeof INFORMATION>;

export const INVOICE = closedObject({
  id: INTEGER,
  number: TEXT,
  created_at: TEXT,
  due_date: TEXT,
  end_date: TEXT_OR_NULL,
  amount: INTEGER,
  discount: INTEGER,
  currency: TEXT,
  invoice_status_id: INTEGER,
  billing_information: orNull(BILLING_DETAILS),
  invoice_details: {
    type: 'array',
    items: closedObject({ description: TEXT, quantity: INTEGER, price: INTEGER }),
  },
  kind: { enum: ['purchase', 'renewal', null] },
  plan_id: INTEGER_OR_NULL,
  period_from: TEXT_OR_NULL,
  payable: FLAG,
  paid_at: TEXT_OR_NULL,
  confirming: { ...FLAG, description: 'A payment was reported, and the provider has not confirmed it yet.' },
  reviewing: { ...FLAG, description: 'A person looks at money of it.' },
});
export type InvoiceAnswer = FromSchema<typeof INVOICE>;

export const CHECKOUT = closedObject({
  reference: TEXT,
  invoice_id: INTEGER,
  provider: { type: 'string', enum: [...BILLING_PROVIDERS] },
  checkout: {
    description: 'An address, or a form that the browser sends there',
    oneOf: [
      closedObject({ kind: { const: 'link' }, url: TEXT }),
      closedObject({
        kind: { const: 'form' },
        action: TEXT,
        fields: { type: 'object', additionalProperties: TEXT },
      }),
    ],
  },
});
export type CheckoutAnswer = FromSchema<typeof CHECKOUT>;

/** `approved`: confirmed by the provider and granted. `review`: a person must look at the payment. */
const CHECKOUT_STATES = ['waiting', 'pending', 'approved', 'declined', 'review'] as const;

export const CHECKOUT_STATUS = closedObject({
  reference: TEXT,
  invoice_id: INTEGER,
  plan_id: INTEGER,
  plan_payment_type_id: INTEGER,
  status: { type: 'string', enum: [...CHECKOUT_STATES] },
  invoice_status_id: INTEGER,
});
export type CheckoutStatus = FromSchema<typeof CHECKOUT_STATUS>;

function orNull<const Schema extends JsonSchema>(schema: Schema): { anyOf: [Schema, { type: 'null' }] } {
  return { anyOf: [schema, { type: 'null' }] };
}

/** Providers at which the platform itself may have an account, to be paid for plans. */
export const PLATFORM_PROVIDERS = ['payu', 'mercado_pago'] as const;
export type PlatformProvider = (typeof PLATFORM_PROVIDERS)[number];

export type PlatformAccounts = Readonly<Partial<Record<PlatformProvider, ProviderAccount>>>;

export function isPlatformProvider(provider: string): provider is PlatformProvider {
  return PLATFORM_PROVIDERS.some((known) => known === provider);
}

/** What a provider adds to the address at which a merchant returns. Unsigned: it is shown, and proves nothing. */
export interface PaymentReturn {
  status: ReturnStatus;
  /** Ours, of the attempt to pay. */
  reference: string | null;
  /** The provider's id of the payment. */
  paymentId: string | null;
  told: ToldBeside;
}

/** What else the provider says of the payment, by the names of its record (spec 2 §7). */
export interface ToldBeside {
  preference_id: string | null;
  payment_status_detail: string | null;
  merchant_order_id: string | null;
  processing_mode: string | null;
}

export const RETURN_STATUSES = ['approved', 'pending', 'in_process', 'rejected', 'null', 'other'] as const;
export type ReturnStatus = (typeof RETURN_STATUSES)[number];

/** `transactionState` of PayU's return page. */
const PAYU: ReadonlyMap<string, ReturnStatus> = new Map([
  ['4', 'approved'],
  ['5', 'rejected'],
  ['6', 'rejected'],
  ['7', 'pending'],
  ['104', 'rejected'],
]);

/** Reads Mercado Pago's and PayU's return address. A status that is missing reads `other` (spec 2 §4). */
export function readReturn(query: URLSearchParams): PaymentReturn {
  const given = query.get('status') ?? query.get('collection_status');
  const payu = query.get('transactionState');
  const named = RETURN_STATUSES.find((status) => status === given) ?? 'other';
  return {
    status: payu === null ? named : (PAYU.get(payu) ?? 'other'),
    reference: textOf(query, 'reference') ?? textOf(query, 'external_reference'),
    paymentId: textOf(query, 'payment_id') ?? textOf(query, 'transactionId'),
    told: {
      preference_id: textOf(query, 'preference_id'),
      payment_status_detail: textOf(query, 'payment_status_detail') ?? textOf(query, 'status_detail'),
      merchant_order_id: textOf(query, 'merchant_order_id'),
      processing_mode: textOf(query, 'processing_mode'),
    },
  };
}

/** Mercado Pago writes the word `null` where there is nothing. */
function textOf(query: URLSearchParams, name: string): string | null {
  const value = query.get(name);
  return value === null || value === '' || value === 'null' ? null : value;
}
