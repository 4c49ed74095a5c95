import { parseLocal } from '../../../domain/dates/local.ts';
import { ORDER_STATUS_IDS, SHIPPING_STATUS_IDS } from '../../../domain/orders/statuses.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import type { StoreContext, StoreRoute } from '../../http/route.ts';
import { component, IF_MATCH, VERSION } from '../../resources/routes/describe.ts';
import { answerUpdate } from '../../resources/routes/write.ts';
import { resourceNamed } from '../../resources/service.ts';
import { asRow } from '../../resources/write/input.ts';
import { readStoreSettings } from './store-settings.ts';

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
  tags: ['orders'],
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
