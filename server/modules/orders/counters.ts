import { sql } from 'kysely';
import type { Resource } from '../../../domain/schema/model.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { languageOf } from '../../http/language.ts';
import type { Language } from '../../http/language.ts';
import type { StoreRoute } from '../../http/route.ts';
import { branchFilter } from './branch-filter.ts';

const COUNTER: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      status_name: { type: 'string' },
      quantity: { type: 'integer', minimum: 0 },
    },
    required: ['id', 'status_name', 'quantity'],
    additionalProperties: false,
  },
};

/** What the filters of the order list show beside each choice (spec 2 §7). */
export const countersRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/orders-counters',
  operationId: 'getOrdersCounters',
  summary: 'How many orders are in each payment and shipping status, and the branches to filter by',
  tags: ['orders'],
  access: { permission: 'orders.read' },
  answers: {
    200: {
      description: 'The counters; every status is there, also with none',
      schema: {
        type: 'object',
        properties: {
          order_status_counter: COUNTER,
          order_shipping_counter: COUNTER,
          user_stores: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                id: { type: 'integer' },
                name: { type: ['string', 'null'] },
                mobile_phone_number: { type: ['string', 'null'] },
              },
              required: ['id', 'name', 'mobile_phone_number'],
              additionalProperties: false,
            },
          },
        },
        required: ['order_status_counter', 'order_shipping_counter', 'user_stores'],
        additionalProperties: false,
      },
    },
  },
  handle: async ({ ports, storeId, access, request }) => {
    const orders = ports.resources.find(({ name }) => name === 'orders');
    const language = languageOf(request);
    return ports.database.read(storeId, async (db) => {
      const { rows } = await sql<{ status: number; shipping: number; n: number }>`
        select order_status_id as status, shipping_order_status_id as shipping, count(*) as n
        from orders where store_id = ${storeId} ${branchFilter(access, 'user_store_id')} group by 1, 2`.execute(
        db,
      );
      const { rows: branches } = await sql<object>`
        select id, name, mobile_phone_number from user_stores
        where store_id = ${storeId} ${branchFilter(access, 'id')} order by id`.execute(db);
      const count = (of: 'status' | 'shipping', id: number): number =>
        rows.filter((row) => row[of] === id).reduce((sum, { n }) => sum + n, 0);
      const named = (source: string, of: 'status' | 'shipping'): object[] =>
        statusNames(orders, source, language).map(({ id, name }) => ({
          id,
          status_name: name,
          quantity: count(of, id),
        }));
      return {
        status: 200,
        body: {
          order_status_counter: named('order_status_id', 'status'),
          order_shipping_counter: named('shipping_order_status_id', 'shipping'),
          user_stores: branches,
        },
      };
    });
  },
};

function statusNames(
  orders: Resource | undefined,
  source: string,
  language: Language,
): { id: number; name: string }[] {
  const values = orders?.fields.find((field) => field.source === source)?.enum ?? [];
  return values.flatMap(({ value, label }) =>
    typeof value === 'number' ? [{ id: value, name: label[language] ?? label.es }] : [],
  );
}
