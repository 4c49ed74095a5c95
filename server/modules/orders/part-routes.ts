import type { AuditAction } from '../../../domain/audit/actions.ts';
import { PRODUCTS } from '../../../domain/orders/manual-order-body.ts';
import {
  ORDER_STATUS_IDS,
  SHIPPING_STATUS,
  SHIPPING_STATUS_IDS,
  STATUS_TYPE,
} from '../../../domain/orders/statuses.ts';
import { cityCode } from '../../../domain/places/city-code.ts';
import { DEFAULT_COUNTRY } from '../../../domain/places/countries.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { Answer, StoreContext, StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import type { Input } from '../../resources/record-types.ts';
import { component, IF_MATCH } from '../../resources/routes/describe.ts';
import { lockRecords, updateRecord, writeOnce } from '../../resources/service.ts';
import { orderAnswer } from './answer.ts';
import { linesOf, namingFields, requireAll } from './payload.ts';
import { CUSTOMER, setCustomer } from './set-customer.ts';

const TEXT = { type: ['string', 'null'] } as const satisfies JsonSchema;

/** Which members the body may have; the order's own schema says what they must be. What is empty is cleared. */
const SHIPPING = {
  type: 'object',
  properties: {
    country_code: { ...TEXT, description: 'Required.' },
    city_id: { type: ['string', 'integer', 'null'], description: 'The DANE code; required in Colombia.' },
    address: TEXT,
    address_detail: TEXT,
    comments: TEXT,
  },
  additionalProperties: false,
} as const satisfies JsonSchema;

const SHIPMENT = {
  type: 'object',
  properties: {
    carrier: TEXT,
    tracking_number: TEXT,
    tracking_url: { ...TEXT, description: 'An https address where the buyer follows the parcel.' },
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
      ...PRODUCTS,
      type: ['array', 'object'],
      description: 'The rows, bare (spec 2 §7) or under `products`.',
      properties: { products: PRODUCTS },
      required: ['products'],
      additionalProperties: false,
    },
    handle: (context) =>
      namingFields({ order_details: 'products' }, async () => {
        const products = Array.isArray(context.body) ? context.body : context.body.products;
        return change(context, 'products', { order_details: linesOf(products) });
      }),
  }),
];

function part(
  path: string,
  operationId: string,
  summary: string,
): Pick<
  StoreRoute,
  'path' | 'operationId' | 'summary' | 'tags' | 'access' | 'headers' | 'answers' | 'refusals'
> {
  return {
    path: `/stores/{storeId}/orders/{id}/${path}`,
    operationId,
    summary,
    tags: ['orders'],
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
    if (open.length > 0 && (await lockRecords(write, 'orders', [id])).length === 0)
      throw new ApiError('not_found');
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
