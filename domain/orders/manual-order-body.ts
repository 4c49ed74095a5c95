/** The body of `POST /create-manual-order` (spec 2 §7): the API checks it, and both sides have their type from it. */
import type { FromSchema } from '../schema/from-schema.ts';
import { MOST_FIELDS } from '../checkout-form/checkout-form.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';
import { MOST_PERCENT } from './discount.ts';
import { ORDER_STATUS_IDS, SHIPPING_STATUS_IDS } from './statuses.ts';

const ID = { type: 'integer', minimum: 1 } as const satisfies JsonSchema;

/** `price` is unit price × quantity. */
export const PRODUCTS = {
  type: 'array',
  minItems: 1,
  maxItems: 100,
  items: {
    type: 'object',
    properties: {
      id: { ...ID, description: 'Of a line that the order has already.' },
      product_id: ID,
      product_variant_id: { type: ['integer', 'null'], minimum: 0 },
      quantity: { type: 'integer', minimum: 1, maximum: 9999 },
      price: { type: 'integer', minimum: 0, description: 'Unit price × quantity.' },
    },
    required: ['product_id', 'quantity', 'price'],
    additionalProperties: false,
  },
} as const satisfies JsonSchema;

const TEXT = { type: 'string', maxLength: 1000 } as const satisfies JsonSchema;

export const MANUAL_ORDER_BODY = {
  type: 'object',
  properties: {
    comments: { type: ['string', 'null'], maxLength: 1000 },
    customer: {
      type: 'object',
      properties: {
        id: { type: 'integer', minimum: 1, description: 'Of a registered customer.' },
        first_name: { ...TEXT, minLength: 1 },
        last_name: TEXT,
        phone_number: { ...TEXT, minLength: 1 },
        document_type: TEXT,
        dni: TEXT,
        email: TEXT,
      },
      required: ['first_name', 'phone_number'],
      additionalProperties: false,
    },
    date: { type: 'string', description: 'YYYY-MM-DD HH:mm:00 of the time zone of the store.' },
    discount: { type: ['integer', 'null'], minimum: 0, description: 'Off the sum of the products.' },
    discount_percent: {
      type: ['integer', 'null'],
      minimum: 1,
      maximum: MOST_PERCENT,
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
    products: PRODUCTS,
    sales_channel: TEXT,
    shipping_cost: { type: ['integer', 'null'], minimum: 0, description: "The store's own when left out." },
    shipping_information: {
      type: 'object',
      properties: {
        country: { type: 'string', const: 'CO' },
        city: TEXT,
        address: TEXT,
        address_detail: TEXT,
        comments: TEXT,
      },
      required: ['country', 'city', 'address'],
      additionalProperties: false,
    },
    shipping_order_status_id: { type: 'integer', enum: [...SHIPPING_STATUS_IDS] },
    user_store_id: { type: 'integer', minimum: 1 },
  },
  required: [
    'customer',
    'date',
    'order_status_id',
    'products',
    'shipping_information',
    'shipping_order_status_id',
    'user_store_id',
  ],
  additionalProperties: false,
} as const satisfies JsonSchema;

export type ManualOrderBody = FromSchema<typeof MANUAL_ORDER_BODY>;
