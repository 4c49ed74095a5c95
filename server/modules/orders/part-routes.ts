import { closedObject, TEXT_OR_NULL } from '../../../domain/schema/schema-parts.ts';
import type { AuditAction } from '../../../domain/audit/audit-answers.ts';
import { paidBounds, paidOf } from '../../../domain/orders/refunds.ts';
import { PRODUCTS } from '../../../domain/orders/manual-order-body.ts';
import {
  ORDER_STATUS_IDS,
  SHIPPING_STATUS,
  SHIPPING_STATUS_IDS,
  STATUS_TYPE,
} from '../../../domain/orders/statuses.ts';
import { phoneKey } from '../../../domain/phones/notations.ts';
import { cityCode } from '../../../domain/places/cities.ts';
import { DEFAULT_COUNTRY } from '../../../domain/places/countries.ts';
import type { FromSchema } from '../../../domain/schema/from-schema.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { ApiError, invalid } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { Answer, StoreRoute } from '../../http/route.ts';
import type { StoreContext, WriteContext } from '../../context.ts';
import { storeRoute } from '../../http/typed-route.ts';
import type { Input, Stored } from '../../resources/record-types.ts';
import { component, IF_MATCH } from '../../resources/routes/describe.ts';
import { applyUpdate, lockRecord, readRecord, updateRecord, writeOnce } from '../../resources/service.ts';
import { withFields } from '../../resources/typed-records.ts';
import { findByPhone } from '../customers/module.ts';
import { orderAnswer } from './order-answer.ts';
import { pricedByUnit } from './lines.ts';
import { namingFields, requireAll } from './order-routes.ts';

/** Which members the body may have; the schemas of order and customer say what they must be. */
const CUSTOMER = {
  type: 'object',
  properties: {
    id: { type: ['integer', 'null'] },
    first_name: TEXT_OR_NULL,
    last_name: TEXT_OR_NULL,
    phone_number: TEXT_OR_NULL,
    email: TEXT_OR_NULL,
    document_type: TEXT_OR_NULL,
    dni: TEXT_OR_NULL,
  },
  additionalProperties: false,
} as const satisfies JsonSchema;

type Customer = FromSchema<typeof CUSTOMER>;

/**
 * `PUT /orders/{id}/customer`: sets the order's customer. An `id`, or the phone number of another registered customer,
 * gives the order to that customer. Any other body corrects the order's own customer. The list of customers is
 * corrected too, when the member may write customers.
 */
async function setCustomer(context: StoreContext<Customer>): Promise<Answer> {
  const id = pathId(context.params, 'id');
  const ifMatch = context.request.headers.get('if-match');
  const { id: chosen, ...person } = filled(context.body);
  return writeOnce(context, async (write) => {
    const present = (await readRecord(write, 'orders', id))?.customer_id ?? null;
    const other = chosen ?? (await findByPhone(write.tx, person, present));
    const input: Input<'orders'> = { customer: person };
    if (other !== null) input.customer_id = other;
    const order = await updateRecord(write, 'orders', id, input, { ifMatch, action: 'customer' });
    await correct(write, order.customer_id, person);
    return orderAnswer(write, order);
  });
}

async function correct(
  write: WriteContext,
  customerId: number | null,
  person: Input<'customers'>,
): Promise<void> {
  const { access } = write;
  if (customerId === null || !(access.owner || access.permissions.has('customers.write'))) return;
  const known = await readRecord(write, 'customers', customerId);
  await updateRecord(write, 'customers', customerId, withoutFurther(person, known?.contacts ?? []));
}

/** A further phone or mail of the client is theirs already: it does not replace the main one. */
function withoutFurther(
  person: Input<'customers'>,
  contacts: Stored<'customers'>['contacts'],
): Input<'customers'> {
  const { phone_number: phone, email, ...rest } = person;
  const hasPhone = contacts.some((one) => samePhone(one.phone_number, phone));
  const hasMail = contacts.some(
    (one) => one.email !== null && one.email.toLowerCase() === email?.toLowerCase(),
  );
  return { ...rest, ...(phone && !hasPhone && { phone_number: phone }), ...(email && !hasMail && { email }) };
}

function samePhone(a: string | null, b: string | null | undefined): boolean {
  return a !== null && typeof b === 'string' && phoneKey(a) === phoneKey(b);
}

/** What a form left empty is not sent on: it stays as it is in the list of customers. */
function filled<Body extends object>(body: Body): Partial<Body> {
  const kept: Partial<Body> = {};
  for (const field in body) if (body[field] !== '' && body[field] !== null) kept[field] = body[field];
  return kept;
}

const AMOUNT = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER } as const;

const BODY = closedObject({
  paid: { ...AMOUNT, description: 'What the buyer has paid by now, in whole pesos' },
  was: { ...AMOUNT, description: 'What the order said before, as it was read' },
});

/**
 * `PUT /orders/{id}/paid`: money for a paid order that an edit has made dearer, or the correction of a mistake. `was`
 * keeps two phones from writing down the same money twice.
 */
export const setPaid = storeRoute({
  method: 'PUT',
  path: '/stores/{storeId}/orders/{id}/paid',
  operationId: 'setOrderPaid',
  summary: 'Write down what the buyer has paid of an order that is paid',
  access: { permission: 'orders.mark_paid' },
  body: BODY,
  refusals: ['changed_since'],
  answers: {
    200: { description: 'The order after it', schema: component('Orders') },
    409: { description: 'It says another amount by now: `changed_since`' },
    422: { description: 'Less than what went back, more than the total, or an order that is not paid' },
  },
  handle: (context) => {
    const id = pathId(context.params, 'id');
    const { paid, was } = context.body;
    return writeOnce(context, async (write) => {
      const order = await lockRecord(write, 'orders', id);
      const bounds = paidBounds(order);
      if (bounds === null) throw invalid({ paid: { key: 'not_paid' } });
      if (paidOf(order) !== was) throw new ApiError('changed_since');
      if (paid < bounds.minimum) throw invalid({ paid: { key: 'minimum', args: { limit: bounds.minimum } } });
      if (paid > bounds.maximum) throw invalid({ paid: { key: 'maximum', args: { limit: bounds.maximum } } });
      return orderAnswer(
        write,
        await applyUpdate(write, 'orders', order, withFields(order, { paid }), 'collect'),
      );
    });
  },
});

/** Which members the body may have; the order's own schema says what they must be. What is empty is cleared. */
const SHIPPING = {
  type: 'object',
  properties: {
    country_code: { ...TEXT_OR_NULL, description: 'Required.' },
    city_id: { type: ['string', 'integer', 'null'], description: 'The DANE code; required in Colombia.' },
    address: TEXT_OR_NULL,
    address_detail: TEXT_OR_NULL,
    comments: TEXT_OR_NULL,
  },
  additionalProperties: false,
} as const satisfies JsonSchema;

const { id: LINE_ID, product_variant_id: VARIANT, quantity: QUANTITY } = PRODUCTS.items.properties;

/** The rows of an order as they were read, or as `POST /create-manual-order` takes them. */
const ROWS = {
  type: 'array',
  minItems: PRODUCTS.minItems,
  maxItems: PRODUCTS.maxItems,
  items: {
    type: 'object',
    description: 'What else `order_details` holds may be sent back as it was read.',
    properties: {
      id: LINE_ID,
      product_id: { type: ['integer', 'null'], minimum: 1 },
      product_variant_id: VARIANT,
      quantity: QUANTITY,
      price: {
        ...AMOUNT,
        description:
          'Of one unit, as `order_details` holds it. A price of the line or the product times the quantity is the price of the whole row.',
      },
    },
    required: PRODUCTS.items.required,
  },
} as const satisfies JsonSchema;

const SHIPMENT = {
  type: 'object',
  properties: {
    carrier: TEXT_OR_NULL,
    tracking_number: TEXT_OR_NULL,
    tracking_url: { ...TEXT_OR_NULL, description: 'An https address where the buyer follows the parcel.' },
    dispatch: { type: 'boolean', description: 'Also sets the shipping status to dispatched.' },
  },
  additionalProperties: false,
} as const satisfies JsonSchema;

/** Calls that change one part of an order (spec 2 §7). They take `If-Match` like any other change. */
export const partRoutes: StoreRoute[] = [
  {
    ...part(
      'status/{statusId}/type/{type}',
      'setOrderStatus',
      'Set the payment status (type 1) or the shipping status (type 2)',
    ),
    method: 'POST',
    handle: async (context) => change(context, 'status', statusOf(context.params)),
  },
  storeRoute({
    ...part('customer', 'setOrderCustomer', 'Change who the order is for'),
    method: 'PUT',
    body: CUSTOMER,
    handle: setCustomer,
  }),
  storeRoute({
    ...part('shipping-information', 'setOrderShipping', 'Change where the order goes'),
    method: 'PUT',
    body: SHIPPING,
    handle: (context) => {
      const { country_code, city_id } = context.body;
      const open = [
        ...(isEmpty(country_code) ? ['country_code'] : []),
        ...(country_code === DEFAULT_COUNTRY && isEmpty(city_id) ? ['city_id'] : []),
      ];
      const shipping_information = { ...context.body, city_id: cityCode(city_id) };
      return change(context, 'shipping', { shipping_information }, open);
    },
  }),
  storeRoute({
    ...part('shipment', 'setOrderShipment', 'Set carrier and tracking, and dispatch the order or not'),
    method: 'PUT',
    body: SHIPMENT,
    handle: (context) => {
      const { dispatch = false, ...shipment } = context.body;
      const shipping_order_status_id = SHIPPING_STATUS.dispatched;
      return change(context, 'shipment', { ...shipment, ...(dispatch && { shipping_order_status_id }) });
    },
  }),
  storeRoute({
    ...part('products', 'setOrderProducts', 'Replace the lines; stock moves by the difference'),
    method: 'PUT',
    body: {
      ...ROWS,
      type: ['array', 'object'],
      description: 'The rows, bare (spec 2 §7) or under `products`: those that were read change nothing.',
      properties: { products: ROWS },
      required: ['products'],
      additionalProperties: false,
    },
    handle: (context) =>
      namingFields({ order_details: 'products' }, async () => {
        const products = Array.isArray(context.body) ? context.body : context.body.products;
        const ifMatch = context.request.headers.get('if-match');
        const id = pathId(context.params, 'id');
        return writeOnce(context, async (write) => {
          const input = { order_details: await pricedByUnit(write, id, products) };
          return orderAnswer(
            write,
            await updateRecord(write, 'orders', id, input, { ifMatch, action: 'products' }),
          );
        });
      }),
  }),
];

function part(
  path: string,
  operationId: string,
  summary: string,
): Pick<StoreRoute, 'path' | 'operationId' | 'summary' | 'access' | 'headers' | 'answers' | 'refusals'> {
  return {
    path: `/stores/{storeId}/orders/{id}/${path}`,
    operationId,
    summary,
    access: { permission: 'orders.write' },
    headers: { 'If-Match': IF_MATCH },
    answers: { 200: { description: 'The order', schema: component('Orders') } },
    refusals: ['stale', 'out_of_stock'],
  };
}

/** `open`: what the body leaves open and must say. It is refused of an order that is there. */
async function change(
  context: StoreContext,
  action: AuditAction,
  input: Input<'orders'>,
  open: readonly string[] = [],
): Promise<Answer> {
  const id = pathId(context.params, 'id');
  const ifMatch = context.request.headers.get('if-match');
  return writeOnce(context, async (write) => {
    if (open.length > 0) await lockRecord(write, 'orders', id);
    requireAll(open);
    return orderAnswer(write, await updateRecord(write, 'orders', id, input, { ifMatch, action }));
  });
}

function statusOf({ statusId, type }: Record<string, string>): Input<'orders'> {
  const status = Number(statusId);
  if (Number(type) === STATUS_TYPE.payment && ORDER_STATUS_IDS.includes(status))
    return { order_status_id: status };
  if (Number(type) === STATUS_TYPE.shipping && SHIPPING_STATUS_IDS.includes(status))
    return { shipping_order_status_id: status };
  throw new ApiError('not_found');
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
