import { sql } from 'kysely';
import { awaitsDispatch, awaitsPayment } from '../../../domain/orders/statuses.ts';
import { ORDER_COUNTERS, type OrderCounters } from '../../../domain/orders/order-answers.ts';
import { languageOf } from '../../http/language.ts';
import type { StoreRoute } from '../../http/route.ts';
import { branchFilter, countsByState, enumNames, paidWithBalance, type StateCount } from './order-sums.ts';

type StatusCounts = OrderCounters['order_status_counter'];

/** What the filters of the order list show beside each choice (spec 2 §7). */
export const countersRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/orders-counters',
  operationId: 'getOrdersCounters',
  summary: 'How many orders are in each payment and shipping status, and the branches to filter by',
  access: { permission: 'orders.read' },
  answers: {
    200: {
      description: 'The counters; every status is there, also with none',
      schema: ORDER_COUNTERS,
    },
  },
  handle: async ({ ports, storeId, access, request }) => {
    const orders = ports.resources.find(({ name }) => name === 'orders');
    const language = languageOf(request);
    return ports.database.readReplica(storeId, async (db) => {
      const seller = { db, storeId, access };
      const rows = await countsByState(seller);
      const { rows: branches } = await sql<OrderCounters['user_stores'][number]>`
        select id, name, mobile_phone_number from user_stores
        where store_id = ${storeId} ${branchFilter(access, 'id')} order by id`.execute(db);
      const count = (which: (row: StateCount) => boolean): number =>
        rows.filter(which).reduce((sum, { n }) => sum + n, 0);
      const named = (source: string, of: 'status' | 'shipping'): StatusCounts =>
        enumNames(orders, source, language).map(({ value, name }) => ({
          id: Number(value),
          status_name: name,
          quantity: count((row) => row[of] === value),
        }));
      const body: OrderCounters = {
        order_status_counter: named('order_status_id', 'status'),
        order_shipping_counter: named('shipping_order_status_id', 'shipping'),
        work: {
          to_collect: count(({ status }) => awaitsPayment(status)) + (await paidWithBalance(seller)),
          to_dispatch: count(({ status, shipping }) => awaitsDispatch(status, shipping)),
        },
        user_stores: branches,
      };
      return { status: 200, body };
    });
  },
};
