import { sql } from 'kysely';
import { closedObject } from '../../../domain/schema/schema-parts.ts';
import { addDays, dayOf, isDay, mondayOf } from '../../../domain/dates/day.ts';
import {
  DAILY_METRICS,
  WEEKLY_PROGRESS,
  type DailyMetrics,
  type WeeklyProgress,
} from '../../../domain/orders/figure-answers.ts';
import { ORDER_COUNTERS, type OrderCounters } from '../../../domain/orders/order-answers.ts';
import { awaitsDispatch, awaitsPayment, salesStreak } from '../../../domain/orders/statuses.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import type { Sql } from '../../db/database.ts';
import { languageOf } from '../../http/language.ts';
import { checkQuery, parameterError } from '../../http/query.ts';
import type { StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { readSelection, selectionParameters, type Selection } from '../../resources/query/list-query.ts';
import { whereOf } from '../../resources/query/list.ts';
import { resourceNamed, writeOnce } from '../../resources/service.ts';
import { Statement } from '../../resources/statement.ts';
import { writeStore } from '../stores/module.ts';
import { owedNow, receivedBy, returnedIn } from './money.ts';
import {
  branchFilter,
  countsByState,
  daysAgoWithSales,
  enumNames,
  NO_SALES,
  paidWithBalance,
  salesOf,
  type StateCount,
} from './order-sums.ts';
import { readStoreSettings } from './store-settings.ts';

/** How far back a streak is followed. */
const LONGEST_STREAK = 366;

export const metricsRoutes: StoreRoute[] = [
  {
    method: 'GET',
    path: '/stores/{storeId}/orders/daily-metrics',
    operationId: 'getDailyMetrics',
    summary: 'Orders, sales and payments of one day of the store; cancelled and refunded orders are no sales',
    access: { permission: 'orders.read' },
    query: {
      date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Today when left out.' },
    },
    answers: {
      200: {
        description: 'The day',
        schema: DAILY_METRICS,
      },
    },
    handle: async ({ ports, storeId, access, query, now }) => {
      const asked = query.get('date');
      if (asked !== null && !isDay(asked)) throw parameterError('invalid_parameter', 'date', { key: 'date' });
      return ports.database.readReplica(storeId, async (db) => {
        const { time_zone, currency } = await readStoreSettings(db, storeId);
        const date = asked ?? dayOf(now, time_zone);
        const [seller, range] = [
          { db, storeId, access },
          { from: date, to: date },
        ];
        const { days } = await salesOf(seller, range);
        const { ways } = await receivedBy(seller, range);
        const received = ways.reduce((sum, { amount }) => sum + amount, 0);
        const sales = days.get(date) ?? NO_SALES;
        const body: DailyMetrics = {
          date,
          ...sales,
          received,
          returned: await returnedIn(seller, range),
          ...(await owedNow(seller)),
          currency,
        };
        return { status: 200, body };
      });
    },
  },
  {
    method: 'GET',
    path: '/stores/{storeId}/orders/weekly-progress',
    operationId: 'getWeeklyProgress',
    summary:
      'Orders and sales of each day of this week, Monday first, and for how many days in a row there was a sale',
    access: { permission: 'orders.read' },
    answers: {
      200: {
        description: 'The week',
        schema: WEEKLY_PROGRESS,
      },
    },
    handle: async ({ ports, storeId, access, now }) =>
      ports.database.readReplica(storeId, async (db) => {
        const { time_zone, currency, weekly_goal } = await readStoreSettings(db, storeId);
        const today = dayOf(now, time_zone);
        const monday = mondayOf(today);
        const seller = { db, storeId, access };
        const [found, daysAgo] = await Promise.all([
          salesOf(seller, { from: monday, to: addDays(monday, 6) }),
          daysAgoWithSales(seller, today, LONGEST_STREAK),
        ]);
        const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at)).map((date) => ({
          date,
          ...(found.days.get(date) ?? NO_SALES),
        }));
        const goal = access.branches === undefined ? weekly_goal : null;
        const body: WeeklyProgress = { days, streak: salesStreak(daysAgo), goal, currency };
        return { status: 200, body };
      }),
  },
];

const HIGHEST = 1_000_000_000_000;

const BODY = closedObject({
  goal: {
    type: ['integer', 'null'],
    minimum: 1,
    maximum: HIGHEST,
    description: 'In the smallest spoken unit of the currency; null for none.',
  },
});

/** `PUT /orders/weekly-goal`: the sales that the merchant wants in a week; `weekly-progress` answers it (spec 1 §2). */
export const weeklyGoalRoute = storeRoute({
  method: 'PUT',
  path: '/stores/{storeId}/orders/weekly-goal',
  operationId: 'setWeeklyGoal',
  summary: 'Set the sales that the store wants in a week',
  access: { permission: 'settings.write' },
  body: BODY,
  answers: { 200: { description: 'The goal', schema: BODY } },
  handle: (context) =>
    writeOnce(context, async (write) => {
      const { goal } = context.body;
      await writeStore(write, { weekly_goal: goal });
      return { status: 200, body: { goal } };
    }),
});

/** Orders of a selection whose states are counted; of more, nothing is said (docs/decisions/0049). */
const MOST_COUNTED = 10_000;

type StatusField = 'order_status_id' | 'shipping_order_status_id';

/** How many orders of a selection there are of each pair of states; null where it has more than are counted. */
async function countsAmong(
  db: Sql,
  orders: Resource,
  storeId: number,
  selection: Selection,
): Promise<StateCount[] | null> {
  const statement = new Statement();
  const where = whereOf(orders, storeId, selection, statement);
  const rows = await statement.run<StateCount>(
    db,
    `with found as (
      select t.order_status_id as status, t.shipping_order_status_id as shipping from orders t
      where ${where} limit ${MOST_COUNTED + 1}
    ) select status, shipping, count(*)::bigint as n from found group by 1, 2`,
  );
  return rows.reduce((sum, { n }) => sum + n, 0) > MOST_COUNTED ? null : rows;
}

type StatusCounts = OrderCounters['order_status_counter'];

/** What the filters of the order list show beside each choice (spec 2 §7). */
export const countersRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/orders-counters',
  operationId: 'getOrdersCounters',
  summary: 'How many orders are in each payment and shipping status, and the branches to filter by',
  access: { permission: 'orders.read' },
  anyQuery: true,
  refusals: ['unknown_parameter', 'invalid_parameter'],
  answers: {
    200: {
      description: `The counters; every status is there, also with none. With filters of the list of orders, a status is counted among the orders that the other filters let through; of more than ${MOST_COUNTED} its quantity is null`,
      schema: ORDER_COUNTERS,
    },
  },
  handle: async ({ ports, storeId, access, request, query }) => {
    const orders = resourceNamed(ports, 'orders');
    checkQuery(query, selectionParameters(orders));
    const language = languageOf(request);
    return ports.database.readReplica(storeId, async (db) => {
      const seller = { db, storeId, access };
      const rows = await countsByState(seller);
      const { rows: branches } = await sql<OrderCounters['user_stores'][number]>`
        select id, name, mobile_phone_number from user_stores
        where store_id = ${storeId} ${branchFilter(access, 'id')} order by id`.execute(db);
      const count = (which: (row: StateCount) => boolean): number =>
        rows.filter(which).reduce((sum, { n }) => sum + n, 0);
      const named = async (source: StatusField, of: 'status' | 'shipping'): Promise<StatusCounts> => {
        const others = new URLSearchParams([...query].filter(([key]) => !key.startsWith(`${source}.`)));
        const found =
          others.size === 0
            ? rows
            : await countsAmong(db, orders, storeId, readSelection(orders, others, access));
        return enumNames(orders, source, language).map(({ value, name }) => ({
          id: Number(value),
          status_name: name,
          quantity: found?.filter((row) => row[of] === value).reduce((sum, { n }) => sum + n, 0) ?? null,
        }));
      };
      const body: OrderCounters = {
        order_status_counter: await named('order_status_id', 'status'),
        order_shipping_counter: await named('shipping_order_status_id', 'shipping'),
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
