import { daysOf, rangeBefore, type DayRange } from '../../../domain/dates/range.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { closedObject } from '../../http/closed-object.ts';
import { languageOf } from '../../http/language.ts';
import type { StoreRoute } from '../../http/route.ts';
import { enumNames } from './enum-names.ts';
import {
  salesByBranch,
  salesByChannel,
  salesByDay,
  NO_SALES,
  SALES_SCHEMA,
  type Sales,
  type Seller,
} from './order-sums.ts';
import { RANGE_QUERY, readRange } from './range-query.ts';
import { readStoreSettings } from './store-settings.ts';

const TEXT: JsonSchema = { type: 'string' };
const DAYS: JsonSchema = list({ date: { type: 'string', format: 'date' }, ...SALES_SCHEMA });

/** Sales of a range of days, with the range before to compare; from the sums that are kept (docs/decisions/0037). */
export const statsRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/orders/stats',
  operationId: 'getOrdersStats',
  summary: 'Sales of a range of days and of as many days before: by day, branch and channel',
  tags: ['orders'],
  access: { permission: 'orders.read' },
  query: RANGE_QUERY,
  refusals: ['invalid_range'],
  answers: {
    200: {
      description: 'The figures; every day is there, and each branch and channel with a sale',
      schema: closedObject({
        days: DAYS,
        before: DAYS,
        branches: list({ id: { type: 'integer' }, name: TEXT, ...SALES_SCHEMA }),
        channels: list({ id: TEXT, name: TEXT, ...SALES_SCHEMA }),
        currency: TEXT,
      }),
    },
  },
  handle: async ({ ports, storeId, access, query, request }) => {
    const range = readRange(query);
    const orders = ports.resources.find(({ name }) => name === 'orders');
    const channelNames = new Map(
      enumNames(orders, 'sales_channel', languageOf(request)).map(({ value, name }) => [value, name]),
    );
    return ports.database.read(storeId, async (db) => {
      const seller = { db, storeId, access };
      const { currency } = await readStoreSettings(db, storeId);
      const channels = await salesByChannel(seller, range);
      const body = {
        days: await everyDay(seller, range),
        before: await everyDay(seller, rangeBefore(range)),
        branches: await namedBranches(seller, range),
        channels: channels.map(({ key, ...sales }) => ({
          id: key,
          name: channelNames.get(key) ?? key,
          ...sales,
        })),
        currency,
      };
      return { status: 200, body };
    });
  },
};

async function everyDay(seller: Seller, range: DayRange): Promise<(Sales & { date: string })[]> {
  const found = await salesByDay(seller, range);
  return daysOf(range).map((date) => ({ date, ...(found.get(date) ?? NO_SALES) }));
}

async function namedBranches(
  seller: Seller,
  range: DayRange,
): Promise<(Sales & { id: number; name: string })[]> {
  const sums = await salesByBranch(seller, range);
  const branches = await seller.db
    .selectFrom('user_stores')
    .select(['id', 'name', 'mobile_phone_number'])
    .where('store_id', '=', seller.storeId)
    .execute();
  const names = new Map(
    branches.map(({ id, name, mobile_phone_number }) => [id, name ?? mobile_phone_number]),
  );
  return sums.map(({ key, ...sales }) => ({ id: key, name: names.get(key) ?? `#${key}`, ...sales }));
}

function list(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'array', items: closedObject(properties) };
}
