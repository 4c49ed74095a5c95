import { sql } from 'kysely';
import { awaitsDispatch, awaitsPayment } from '../../../domain/orders/next-step.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { languageOf } from '../../http/language.ts';
import type { StoreRoute } from '../../http/route.ts';
import { branchFilter, countsByState, enumNames, paidWithBalance, type StateCount } from './order-sums.ts';

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
          work: {
            type: 'object',
            description: 'Orders that wait for the merchant.',
            properties: {
              to_collect: {
                type: 'integer',
                minimum: 0,
                description: 'As the filter `to_collect.in=1` finds them.',
              },
              to_dispatch: { type: 'integer', minimum: 0, description: 'Paid, and not dispatched.' },
            },
            required: ['to_collect', 'to_dispatch'],
            additionalProperties: false,
          },
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
        required: ['order_status_counter', 'order_shipping_counter', 'work', 'user_stores'],
        additionalProperties: false,
      },
    },
  },
  handle: async ({ ports, storeId, access, request }) => {
    const orders = ports.resources.find(({ name }) => name === 'orders');
    const language = languageOf(request);
    return ports.database.read(storeId, async (db) => {
      const seller = { db, storeId, access };
      const rows = await countsByState(seller);
      const { rows: branches } = await sql<object>`
        select id, name, mobile_phone_number from user_stores
        where store_id = ${storeId} ${branchFilter(access, 'id')} order by id`.execute(db);
      const count = (which: (row: StateCount) => boolean): number =>
        rows.filter(which).reduce((sum, { n }) => sum + n, 0);
      const named = (source: string, of: 'status' | 'shipping'): object[] =>
        enumNames(orders, source, language).map(({ value, name }) => ({
          id: value,
          status_name: name,
          quantity: count((row) => row[of] === value),
        }));
      return {
        status: 200,
        body: {
          order_status_counter: named('order_status_id', 'status'),
          order_shipping_counter: named('shipping_order_status_id', 'shipping'),
          work: {
            to_collect: count(({ status }) => awaitsPayment(status)) + (await paidWithBalance(seller)),
            to_dispatch: count(({ status, shipping }) => awaitsDispatch(status, shipping)),
          },
          user_stores: branches,
        },
      };
    });
  },
};
