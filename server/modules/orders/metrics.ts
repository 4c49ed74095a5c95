import { sql } from 'kysely';
import type { Access } from '../../../domain/access/access.ts';
import { addDays, dayBounds, dayOf, isDay, mondayOf } from '../../../domain/dates/day.ts';
import { countsAsSale, ORDER_STATUS_IDS } from '../../../domain/orders/statuses.ts';
import { salesStreak } from '../../../domain/orders/streak.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import type { Sql } from '../../db/database.ts';
import { parameterError } from '../../http/query.ts';
import type { StoreRoute } from '../../http/route.ts';
import { branchFilter } from './branch-filter.ts';
import { readStoreSettings } from './store-settings.ts';

/** How far back a streak is followed. */
const LONGEST_STREAK = 366;
const SALE_STATUSES = ORDER_STATUS_IDS.filter(countsAsSale);

const DAY_METRICS: Record<string, JsonSchema> = {
  date: { type: 'string', format: 'date' },
  orders: { type: 'integer', minimum: 0 },
  sales: { type: 'integer', minimum: 0, description: 'In the smallest spoken unit of the currency.' },
};

export const metricsRoutes: StoreRoute[] = [
  {
    method: 'GET',
    path: '/stores/{storeId}/orders/daily-metrics',
    operationId: 'getDailyMetrics',
    summary: 'Orders and sales of one day of the store; cancelled and refunded orders do not count',
    tags: ['orders'],
    access: { permission: 'orders.read' },
    query: {
      date: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Today when left out.' },
    },
    answers: {
      200: {
        description: 'The day',
        schema: {
          type: 'object',
          properties: { ...DAY_METRICS, currency: { type: 'string' } },
          required: ['date', 'orders', 'sales', 'currency'],
          additionalProperties: false,
        },
      },
    },
    handle: async ({ ports, storeId, access, query, now }) => {
      const asked = query.get('date');
      if (asked !== null && !isDay(asked)) throw parameterError('invalid_parameter', 'date', { key: 'date' });
      return ports.database.read(storeId, async (db) => {
        const { time_zone, currency } = await readStoreSettings(db, storeId);
        const date = asked ?? dayOf(now, time_zone);
        const found = await salesByDay({ db, storeId, access, timeZone: time_zone }, date, date);
        return { status: 200, body: { ...(found.get(date) ?? { date, orders: 0, sales: 0 }), currency } };
      });
    },
  },
  {
    method: 'GET',
    path: '/stores/{storeId}/orders/weekly-progress',
    operationId: 'getWeeklyProgress',
    summary:
      'Orders and sales of each day of this week, Monday first, and for how many days in a row there was a sale',
    tags: ['orders'],
    access: { permission: 'orders.read' },
    answers: {
      200: {
        description: 'The week',
        schema: {
          type: 'object',
          properties: {
            days: {
              type: 'array',
              minItems: 7,
              maxItems: 7,
              items: {
                type: 'object',
                properties: DAY_METRICS,
                required: Object.keys(DAY_METRICS),
                additionalProperties: false,
              },
            },
            streak: { type: 'integer', minimum: 0 },
            currency: { type: 'string' },
          },
          required: ['days', 'streak', 'currency'],
          additionalProperties: false,
        },
      },
    },
    handle: async ({ ports, storeId, access, now }) =>
      ports.database.read(storeId, async (db) => {
        const { time_zone, currency } = await readStoreSettings(db, storeId);
        const today = dayOf(now, time_zone);
        const monday = mondayOf(today);
        const found = await salesByDay(
          { db, storeId, access, timeZone: time_zone },
          addDays(today, -LONGEST_STREAK),
          addDays(monday, 6),
        );
        const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at)).map(
          (date) => found.get(date) ?? { date, orders: 0, sales: 0 },
        );
        return { status: 200, body: { days, streak: salesStreak(new Set(found.keys()), today), currency } };
      }),
  },
];

interface DaySales {
  date: string;
  orders: number;
  sales: number;
}

interface Seller {
  db: Sql;
  storeId: number;
  access: Access;
  timeZone: string;
}

/** Days of the store from `first` to `last` that have a sale, in the branches that the member sees. */
async function salesByDay(
  { db, storeId, access, timeZone }: Seller,
  first: string,
  last: string,
): Promise<Map<string, DaySales>> {
  const from = dayBounds(first, timeZone).from.toISOString();
  const to = dayBounds(last, timeZone).to.toISOString();
  const { rows } = await sql<DaySales>`
    select to_char(date at time zone ${timeZone}::text, 'YYYY-MM-DD') as date, count(*) as orders,
      coalesce(sum(total), 0)::bigint as sales
    from orders
    where store_id = ${storeId} and date >= ${from}::timestamptz and date < ${to}::timestamptz
      and order_status_id = any(${SALE_STATUSES}::bigint[]) ${branchFilter(access, 'user_store_id')}
    group by 1`.execute(db);
  return new Map(rows.map((row) => [row.date, row]));
}
