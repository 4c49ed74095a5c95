import { parseLocal } from '../../../domain/dates/local.ts';
import { ORDER_STATUS_IDS, SHIPPING_STATUS_IDS } from '../../../domain/orders/statuses.ts';
import { shippingCost } from '../../../domain/orders/totals.ts';
import type { FromSchema } from '../../../domain/schema/from-schema.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { invalid } from '../../errors.ts';
import { storeRoute } from '../../http/typed-route.ts';
import type { Input } from '../../resources/record-types.ts';
import { component } from '../../resources/routes/describe.ts';
import { createRecord, writeOnce } from '../../resources/service.ts';
import type { WriteContext } from '../module.ts';
import { orderAnswer } from './answer.ts';
import { linesOf, namingFields, PRODUCTS } from './payload.ts';
import { readStoreSettings } from './store-settings.ts';

const TEXT = { type: 'string', maxLength: 1000 } as const satisfies JsonSchema;
const FIELD_NAMES = {
  order_details: 'products',
  'shipping_information.city_id': 'shipping_information.city',
  'shipping_information.country_code': 'shipping_information.country',
};

const BODY = {
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

/** `POST /create-manual-order`: an order taken by phone or at the counter (spec 2 §7). */
export const manualOrderRoute = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/create-manual-order',
  operationId: 'createManualOrder',
  summary: 'Create an order by hand; it takes the stock of all its lines or is not made',
  tags: ['orders'],
  access: { permission: 'orders.write' },
  body: BODY,
  answers: { 201: { description: 'The order', schema: component('Orders') } },
  handle: (context) =>
    writeOnce(context, async (write) => {
      const input = await orderOf(write, context.body);
      const order = await namingFields(FIELD_NAMES, () => createRecord(write, 'orders', input));
      return orderAnswer(write, order, 201);
    }),
});

async function orderOf(
  { tx, storeId }: WriteContext,
  body: FromSchema<typeof BODY>,
): Promise<Input<'orders'>> {
  const store = await readStoreSettings(tx.sql, storeId);
  const date = parseLocal(body.date, store.time_zone);
  if (date === undefined) throw invalid({ date: { key: 'date-time' } });
  const { id, ...customer } = body.customer;
  const { country, city, address, address_detail, comments } = body.shipping_information;
  return {
    date: date.toISOString(),
    comments: body.comments,
    customer_id: id,
    customer,
    order_details: linesOf(body.products),
    order_method_id: 1,
    order_status_id: body.order_status_id,
    sales_channel: body.sales_channel,
    // Nothing to pay when the form says so; the store's rate when it says nothing (spec 2 §9).
    shipping_cost: body.shipping_cost ?? shippingCost(null, store),
    shipping_information: { country_code: country, city_id: city, address, address_detail, comments },
    shipping_order_status_id: body.shipping_order_status_id,
    user_store_id: body.user_store_id,
  };
}
