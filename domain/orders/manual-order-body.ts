/** The body of `POST /create-manual-order` (spec 2 §7): the API checks it, and both sides have their type from it. */
import { closedObject, FROM_ONE } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import { MOST_FIELDS } from '../checkout-form/checkout-form.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';
import { MOST_PERCENT } from './totals.ts';
import { PAYMENT_WAYS } from './order-payments.ts';
import { ORDER_STATUS_IDS, SHIPPING_STATUS_IDS } from './statuses.ts';

/** `price` is unit price × quantity. */
export const PRODUCTS = {
  type: 'array',
  minItems: 1,
  maxItems: 100,
  items: closedObject(
    {
      id: { ...FROM_ONE, description: 'Of a line that the order has already.' },
      product_id: FROM_ONE,
      product_variant_id: { type: ['integer', 'null'], minimum: 0 },
      quantity: { type: 'integer', minimum: 1, maximum: 9999 },
      price: { type: 'integer', minimum: 0, description: 'Unit price × quantity.' },
    },
    { optional: ['id', 'product_variant_id'] },
  ),
} as const satisfies JsonSchema;

/** The rows of an order that is new: its seller may have read the prices long ago. */
export const NEW_PRODUCTS = {
  ...PRODUCTS,
  items: closedObject(
    {
      ...PRODUCTS.items.properties,
      as_listed: {
        type: 'boolean',
        description:
          "True: `price` is the product's own as the seller read it, not one agreed with the buyer. It is refused as price_changed when the product costs something else by now.",
      },
    },
    { optional: ['id', 'product_variant_id', 'as_listed'] },
  ),
} as const satisfies JsonSchema;

const TEXT = { type: ['string', 'null'], maxLength: 1000 } as const satisfies JsonSchema;
/** To be stated: null says that there is none, and an empty text is an answer that is missing. */
const STATED = {
  ...TEXT,
  description: 'Required; null says that there is none.',
} as const satisfies JsonSchema;

export const MANUAL_ORDER_BODY = closedObject(
  {
    comments: { type: ['string', 'null'], maxLength: 1000 },
    customer: {
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: 1, description: 'Of a registered customer.' },
        first_name: { type: 'string', maxLength: 1000 },
        last_name: TEXT,
        phone_number: { type: 'string', maxLength: 1000 },
        document_type: TEXT,
        dni: { ...STATED, description: 'Required of who has no `id`; null says that there is none.' },
        email: { ...STATED, description: 'Required of who has no `id`; null says that there is none.' },
      },
      required: ['first_name', 'phone_number'],
      additionalProperties: false,
    },
    date: { type: 'string', description: 'YYYY-MM-DD HH:mm:00 of the time zone of the store.' },
    discount: { type: ['integer', 'null'], minimum: 0, description: 'Off the sum of the products.' },
    discount_percent: {
      type: ['number', 'null'],
      minimum: 0.01,
      maximum: MOST_PERCENT,
      multipleOf: 0.01,
      description: 'Counts instead of `discount`; rounded to the nearest whole unit, a half upwards.',
    },
    dynamic_form: {
      type: ['object', 'null'],
      description: 'Answers to the form of the store; left out when nothing was asked.',
      properties: {
        version: { type: 'integer', minimum: 1, description: 'The version of the form that was answered.' },
        answers: {
          type: 'object',
          description: 'By the names of its JSON Schema: `{field_3: "Azul"}`.',
          maxProperties: MOST_FIELDS,
        },
      },
      required: ['version', 'answers'],
      additionalProperties: false,
    },
    order_status_id: { type: 'integer', enum: [...ORDER_STATUS_IDS] },
    payment_way: {
      enum: [...PAYMENT_WAYS],
      description: 'How an order that comes paid was paid; `other` when left out.',
    },
    products: NEW_PRODUCTS,
    sales_channel: { type: 'string', maxLength: 1000 },
    shipping_cost: { type: ['integer', 'null'], minimum: 0, description: "Null is the store's own." },
    shipping_information: closedObject(
      {
        country: { type: 'string', enum: ['CO', ''], description: 'Required: CO.' },
        city: { type: ['string', 'integer'], maxLength: 1000, description: 'The DANE code.' },
        address: STATED,
        address_detail: TEXT,
        comments: TEXT,
      },
      { optional: ['address_detail', 'comments'] },
    ),
    shipping_order_status_id: { type: 'integer', enum: [...SHIPPING_STATUS_IDS] },
    user_store_id: { type: 'integer', minimum: 1 },
  },
  { optional: ['comments', 'discount', 'discount_percent', 'dynamic_form', 'payment_way', 'sales_channel'] },
);

export type ManualOrderBody = FromSchema<typeof MANUAL_ORDER_BODY>;

/** What the body leaves open and must state (spec 2 §5), by its source. Null states that there is none. */
export function unstated({
  customer,
  shipping_information: { country, city, address },
}: ManualOrderBody): string[] {
  const { id, first_name, phone_number, email, dni } = customer;
  const given: [string, unknown][] = [
    ['customer.first_name', first_name],
    ['customer.phone_number', phone_number],
    // A registered customer is complete as they are.
    ...(id === undefined
      ? ([
          ['customer.email', email],
          ['customer.dni', dni],
        ] satisfies [string, unknown][])
      : []),
    ['shipping_information.country', country],
    ['shipping_information.city', city],
    ['shipping_information.address', address],
  ];
  return given.filter(([, value]) => value === undefined || value === '').map(([source]) => source);
}

/** When an order can have been made: a year outside is a slip of the finger, and no figure of the store shows it. */

const FIRST_YEAR = 2000;
/** An order may be written down for a day to come. */
const YEARS_AHEAD = 1;

/** What is wrong with the date of an order, as a validation error; null for a date that it can have. */
export function orderDateProblem(date: string, now: Date): { key: string } | null {
  const at = new Date(date);
  if (at.getUTCFullYear() < FIRST_YEAR) return { key: 'order_date_early' };
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() + YEARS_AHEAD);
  return at > last ? { key: 'order_date_late' } : null;
}
