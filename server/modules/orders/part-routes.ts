import { ORDER_STATUS_IDS, SHIPPING_STATUS_IDS, STATUS_TYPE } from '../../../domain/orders/statuses.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreContext, StoreRoute } from '../../http/route.ts';
import { component } from '../../resources/routes/describe.ts';
import { resourceNamed, updateRecord, writeOnce } from '../../resources/service.ts';
import { isRow } from '../fields.ts';
import type { Row } from '../module.ts';
import { orderAnswer } from './answer.ts';
import { linesOf, namingFields, PRODUCTS } from './payload.ts';
import { setCustomer } from './set-customer.ts';

/** Calls that change one part of an order (spec 2 §7). They take `If-Match` like any other change. */
export const partRoutes: StoreRoute[] = [
  {
    ...part(
      'status/{statusId}/type/{type}',
      'setOrderStatus',
      'Set the payment status (type 1) or the shipping status (type 2)',
    ),
    method: 'POST',
    handle: (context) => change(context, 'status', () => statusOf(context.params)),
  },
  {
    ...part('customer', 'setOrderCustomer', 'Change who the order is for'),
    method: 'PUT',
    body: fields('id', 'first_name', 'last_name', 'phone_number', 'email', 'document_type', 'dni'),
    handle: setCustomer,
  },
  {
    ...part('shipping-information', 'setOrderShipping', 'Change where the order goes'),
    method: 'PUT',
    body: fields('country_code', 'city_id', 'address', 'address_detail', 'comments'),
    handle: (context) => change(context, 'shipping', () => ({ shipping_information: bodyOf(context) })),
  },
  {
    ...part('products', 'setOrderProducts', 'Replace the lines; stock moves by the difference'),
    method: 'PUT',
    body: {
      type: 'object',
      properties: { products: PRODUCTS },
      required: ['products'],
      additionalProperties: false,
    },
    handle: (context) =>
      namingFields({ order_details: 'products' }, () =>
        change(context, 'products', () => ({ order_details: linesOf(bodyOf(context)) })),
      ),
  },
];

function part(
  path: string,
  operationId: string,
  summary: string,
): Pick<StoreRoute, 'path' | 'operationId' | 'summary' | 'tags' | 'access' | 'answers'> {
  return {
    path: `/stores/{storeId}/orders/{id}/${path}`,
    operationId,
    summary,
    tags: ['orders'],
    access: { permission: 'orders.write' },
    answers: { 200: { description: 'The order', schema: component('Orders') } },
  };
}

/** Which members a body may have; the order's own schema says what they must be. */
function fields(...names: string[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(
      names.map((name) => [
        name,
        { type: [name === 'id' ? 'integer' : 'string', 'null'] } satisfies JsonSchema,
      ]),
    ),
    additionalProperties: false,
  };
}

async function change(
  context: StoreContext,
  action: string,
  input: () => Row,
): ReturnType<StoreRoute['handle']> {
  const id = pathId(context.params, 'id');
  const changed = input();
  const ifMatch = context.request.headers.get('if-match');
  return writeOnce(context, async (write) => {
    const orders = resourceNamed(write.ports, 'orders');
    return orderAnswer(write, await updateRecord(write, orders, id, changed, { ifMatch, action }));
  });
}

function statusOf({ statusId, type }: Record<string, string>): Row {
  const status = Number(statusId);
  if (Number(type) === STATUS_TYPE.payment && ORDER_STATUS_IDS.includes(status))
    return { order_status_id: status };
  if (Number(type) === STATUS_TYPE.shipping && SHIPPING_STATUS_IDS.includes(status))
    return { shipping_order_status_id: status };
  throw new ApiError('not_found');
}

/** What a form left empty is cleared. */
function bodyOf({ body }: StoreContext): Row {
  const row = isRow(body) ? body : {};
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '' && value !== null));
}
