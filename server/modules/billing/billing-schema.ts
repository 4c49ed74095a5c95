import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { closedObject } from '../../http/closed-object.ts';

const TEXT = { type: 'string' } as const satisfies JsonSchema;
const TEXT_OR_NULL = { type: ['string', 'null'] } as const satisfies JsonSchema;
const ID = { type: 'integer' } as const satisfies JsonSchema;
const ID_OR_NULL = { type: ['integer', 'null'] } as const satisfies JsonSchema;
const FLAG = { type: 'boolean' } as const satisfies JsonSchema;
const NAME = { type: 'string', maxLength: 120 } as const satisfies JsonSchema;

/** What a merchant sends; the rules across fields: `domain/plans/billing-details.ts`. */
export const DETAILS = {
  type: 'object',
  properties: {
    contact_name: NAME,
    contact_last_name: NAME,
    legal_name: { type: ['string', 'null'], maxLength: 200 },
    document_type_id: ID,
    dni: { type: 'string', maxLength: 30 },
    country_code: { type: 'string', maxLength: 2, description: 'Required, unless `country` says it.' },
    country: {
      type: ['object', 'string', 'null'],
      description: 'The code, or an object that has it: read where `country_code` is missing.',
    },
    city_id: { type: ['string', 'integer', 'null'], maxLength: 5, description: 'The DANE code.' },
    city: { type: ['object', 'null'], description: 'As it is answered. Not read.' },
    document_type: { type: ['object', 'null'], description: 'As it is answered. Not read.' },
    zip_code: { type: ['string', 'null'], maxLength: 20 },
    address: { type: 'string', maxLength: 250 },
    emails: { type: 'string', maxLength: 500 },
  },
  required: ['contact_name', 'contact_last_name', 'document_type_id', 'dni', 'address', 'emails'],
  additionalProperties: false,
} as const satisfies JsonSchema;

const STORED_DETAILS: Record<string, JsonSchema> = {
  contact_name: TEXT,
  contact_last_name: TEXT,
  legal_name: TEXT_OR_NULL,
  document_type_id: ID,
  dni: TEXT,
  country_code: TEXT,
  city_id: TEXT_OR_NULL,
  zip_code: TEXT_OR_NULL,
  address: TEXT,
  emails: TEXT,
};

export const INFORMATION = closedObject({
  ...STORED_DETAILS,
  document_type: closedObject({ name: TEXT }),
  city: orNull(closedObject({ name: TEXT, state: TEXT })),
  country: closedObject({ code: TEXT, name: TEXT, currency: TEXT }),
});

export const PLAN = closedObject({
  id: ID,
  name: TEXT,
  sub_title: TEXT,
  description: TEXT,
  plan_name: TEXT,
  frequency: TEXT_OR_NULL,
  months: ID,
  base_price: ID,
  list_price: ID_OR_NULL,
  monthly_price: ID,
  currency: TEXT,
  action: TEXT,
  best_seller: FLAG,
  discount_percent: ID_OR_NULL,
  savings: orNull(closedObject({ card: ID, payment: ID })),
  campaign: FLAG,
  plan_features: {
    type: 'array',
    items: closedObject({ item: TEXT, included: FLAG, value: { type: ['integer', 'boolean', 'null'] } }),
  },
  quantity: ID,
});

export const PAYMENT_TYPE = closedObject({
  id: ID,
  name: TEXT,
  frequency: TEXT,
  months: ID,
  amount: ID,
  currency: TEXT,
});

export const USAGE = closedObject({
  plan_id: ID,
  plan_name: TEXT,
  frequency: TEXT_OR_NULL,
  included_lines: ID,
  whatsapp_lines: ID,
  max_products: ID,
  published_products: ID,
  choice_until: TEXT_OR_NULL,
  next_cut_date: TEXT_OR_NULL,
  trial_ended_at: TEXT_OR_NULL,
});

export const SUBSCRIPTION = closedObject({
  plan_id: ID,
  plan_name: TEXT,
  frequency: TEXT_OR_NULL,
  state: TEXT,
  next_cut_date: TEXT_OR_NULL,
  trial_ended_at: TEXT_OR_NULL,
  days_to_pay: ID_OR_NULL,
  auto_renew: FLAG,
  cancel_at_period_end: FLAG,
  next_plan_id: ID_OR_NULL,
  providers: { type: 'array', items: TEXT },
  open_invoice_id: ID_OR_NULL,
  price_country: TEXT,
  trial_refused: TEXT_OR_NULL,
});

export const INVOICE = closedObject({
  id: ID,
  number: TEXT,
  created_at: TEXT,
  due_date: TEXT,
  end_date: TEXT_OR_NULL,
  amount: ID,
  discount: ID,
  currency: TEXT,
  invoice_status_id: ID,
  billing_information: orNull(closedObject(STORED_DETAILS)),
  invoice_details: { type: 'array', items: closedObject({ description: TEXT, quantity: ID, price: ID }) },
  kind: TEXT_OR_NULL,
  plan_id: ID_OR_NULL,
  period_from: TEXT_OR_NULL,
  payable: FLAG,
  paid_at: TEXT_OR_NULL,
  confirming: FLAG,
  reviewing: FLAG,
});

export const CHECKOUT = closedObject({
  reference: TEXT,
  invoice_id: ID,
  provider: TEXT,
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

export const CHECKOUT_STATUS = closedObject({
  reference: TEXT,
  invoice_id: ID,
  plan_id: ID,
  plan_payment_type_id: ID,
  status: TEXT,
  invoice_status_id: ID,
});

function orNull(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}
