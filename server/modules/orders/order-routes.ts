import { parseLocal } from '../../../domain/dates/local.ts';
import {
  MANUAL_ORDER_BODY,
  unstated,
  type ManualOrderBody,
} from '../../../domain/orders/manual-order-body.ts';
import { ORDER_STATUS_IDS, SHIPPING_STATUS_IDS } from '../../../domain/orders/statuses.ts';
import { proposeShipping } from '../../../domain/orders/shipping-zones.ts';
import { cityCode } from '../../../domain/places/cities.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { ApiError, invalid, type FieldErrors } from '../../errors.ts';
import type { StoreRoute } from '../../http/route.ts';
import type { StoreContext, WriteContext } from '../../context.ts';
import { storeRoute } from '../../http/typed-route.ts';
import type { Input } from '../../resources/record-types.ts';
import { component, IF_MATCH, VERSION } from '../../resources/routes/describe.ts';
import { answerUpdate } from '../../resources/routes/write.ts';
import { createRecord, resourceNamed, writeOnce } from '../../resources/service.ts';
import { withFields } from '../../resources/typed-records.ts';
import { asRow } from '../../resources/write/input.ts';
import { orderAnswer } from './order-answer.ts';
import { keepAnswers } from './answers.ts';
import { refuseRepriced } from './lines.ts';
import { namePayment } from './payment-rows.ts';
import { readStoreSettings } from './store-settings.ts';

/** Bodies of spec 2 §7 that name the fields of an order differently, and their translation to the schema's fields. */

/** What the rows of a body cost together. */
function sumOf(products: ManualOrderBody['products']): number {
  return products.reduce((sum, { price }) => sum + price, 0);
}

/** Throws `invalid` at the price that is no whole multiple of its quantity. */
function linesOf(products: ManualOrderBody['products']): Input<'orders'>['order_details'] {
  const errors: FieldErrors = {};
  const lines = products.map((product, at) => {
    const unit = product.price / product.quantity;
    if (!Number.isInteger(unit))
      errors[`products.${at}.price`] = { key: 'multipleOf', args: { multipleOf: product.quantity } };
    const { as_listed: _, ...line } = product;
    return withFields(line, { price: unit });
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return lines;
}

/** Field errors under the names that the caller used: `products.1.quantity`, `shipping_information.city`. */
export async function namingFields<T>(names: Record<string, string>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.errors === undefined) throw error;
    const errors = Object.fromEntries(
      Object.entries(error.errors).map(([source, fault]) => [renamed(source, names), fault]),
    );
    throw new ApiError(error.code, { errors, details: error.details, cause: error });
  }
}

function renamed(source: string, names: Record<string, string>): string {
  const found = Object.entries(names).find(([name]) => source === name || source.startsWith(`${name}.`));
  return found === undefined ? source : found[1] + source.slice(found[0].length);
}

/** Throws `invalid` at each of the sources: the body leaves them open. */
export function requireAll(sources: readonly string[]): void {
  const [first] = sources;
  if (first !== undefined)
    throw invalid(Object.fromEntries(sources.map((source) => [source, { key: 'required' }])));
}

const FIELD_NAMES = {
  order_details: 'products',
  'shipping_information.city_id': 'shipping_information.city',
  'shipping_information.country_code': 'shipping_information.country',
};

/** `POST /create-manual-order`: an order taken by phone or at the counter (spec 2 §7). */
export const manualOrderRoute = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/create-manual-order',
  operationId: 'createManualOrder',
  summary: 'Create an order by hand; it takes the stock of all its lines or is not made',
  access: { permission: 'orders.write' },
  body: MANUAL_ORDER_BODY,
  answers: { 201: { description: 'The order', schema: component('Orders') } },
  refusals: ['out_of_stock'],
  handle: (context) => {
    requireAll(unstated(context.body));
    return writeOnce(context, async (write) => {
      const input = await orderOf(write, context.body);
      await namingFields(FIELD_NAMES, () => refuseRepriced(write, context.body.products));
      const order = await namingFields(FIELD_NAMES, () => createRecord(write, 'orders', input));
      await keepAnswers(write, order.id, context.body.dynamic_form);
      await namePayment(write, order.id, context.body.payment_way);
      return orderAnswer(write, order, 201);
    });
  },
});

async function orderOf({ tx, storeId }: WriteContext, body: ManualOrderBody): Promise<Input<'orders'>> {
  const store = await readStoreSettings(tx.sql, storeId);
  const date = parseLocal(body.date, store.time_zone);
  if (date === undefined) throw invalid({ date: { key: 'date-time' } });
  const { id, ...customer } = body.customer;
  const { country, city, address, address_detail, comments } = body.shipping_information;
  const city_id = cityCode(city);
  return {
    date: date.toISOString(),
    comments: body.comments,
    customer_id: id,
    customer,
    discount: body.discount ?? 0,
    discount_percent: body.discount_percent,
    order_details: linesOf(body.products),
    order_method_id: 1,
    order_status_id: body.order_status_id,
    sales_channel: body.sales_channel,
    // Nothing to pay when the form says so; the store's rate when it says that there is none (spec 2 §9).
    shipping_cost:
      body.shipping_cost ?? proposeShipping(store, { city_id, subtotal: sumOf(body.products) }).cost,
    shipping_information: {
      country_code: country,
      city_id,
      address,
      address_detail,
      comments,
    },
    shipping_order_status_id: body.shipping_order_status_id,
    user_store_id: body.user_store_id,
  };
}

const DATE: JsonSchema = {
  type: 'string',
  description: 'An instant, or YYYY-MM-DD HH:mm:ss of the time zone of the store.',
};

/** What the edit mode of an order sends (spec 2 §7): its lines have a call of their own. */
const FORM = {
  type: 'object',
  description: 'Without lines: changes what it names, and leaves all other fields as they are.',
  properties: {
    user_store_id: { type: 'integer', minimum: 1 },
    date: DATE,
    created_at: { ...DATE, description: 'Another name of date.' },
    comments: { type: ['string', 'null'] },
    order_status_id: { type: 'integer', enum: [...ORDER_STATUS_IDS] },
    shipping_order_status_id: { type: 'integer', enum: [...SHIPPING_STATUS_IDS] },
    shipping_cost: { type: ['integer', 'null'], minimum: 0 },
  },
  minProperties: 1,
  additionalProperties: false,
} as const satisfies JsonSchema;

/** `PUT /orders/{id}`: the whole order, or the form of its edit mode. */
export const putOrderRoute: StoreRoute = {
  method: 'PUT',
  path: '/stores/{storeId}/orders/{id}',
  operationId: 'replaceOrders',
  summary: 'Replace one of orders, or change branch, date, comments, statuses and shipping cost',
  access: { permission: 'orders.write' },
  headers: { 'If-Match': IF_MATCH },
  body: { anyOf: [component('OrdersUpdate'), FORM] },
  bodyCheck: 'handler',
  answers: {
    200: {
      description: 'The record as stored.',
      headers: { ETag: VERSION },
      schema: component('Orders'),
    },
  },
  refusals: ['stale', 'out_of_stock'],
  handle: async (context) => {
    const orders = resourceNamed(context.ports, 'orders');
    const body = asRow(context.body);
    if (!isForm(body)) return answerUpdate(context, orders, body, { mode: 'replace' });
    return answerUpdate(context, orders, await changesOf(context, body), { mode: 'merge' });
  },
};

function isForm(body: object): boolean {
  const names = Object.keys(body);
  return names.length > 0 && names.every((name) => Object.hasOwn(FORM.properties, name));
}

type Form = { [Name in keyof typeof FORM.properties]?: unknown };

/** The form in the words of the schema, which checks its values. */
async function changesOf({ ports, storeId }: StoreContext, form: Form): Promise<Form> {
  const { created_at: createdAt, ...rest } = form;
  const named = createdAt === undefined || 'date' in form ? form : { ...rest, date: createdAt };
  const { time_zone: timeZone } = await ports.database.read(storeId, (sql) =>
    readStoreSettings(sql, storeId),
  );
  const date = parseLocal(String(named.date), timeZone);
  return date === undefined ? named : { ...named, date: date.toISOString() };
}
