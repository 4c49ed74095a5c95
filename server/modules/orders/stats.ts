import { sql } from 'kysely';
import { daysOf, rangeBefore, type DayRange } from '../../../domain/dates/range.ts';
import {
  ORDER_STATS,
  PROFIT,
  SOLD_PRODUCT,
  type DaySales,
  type OrderStats,
  type Profit,
  type Sales,
  type SoldProduct,
} from '../../../domain/orders/figure-answers.ts';
import { languageOf } from '../../http/language.ts';
import type { StoreRoute } from '../../http/route.ts';
import { productSales } from './day-sums.ts';
import {
  branchFilter,
  enumNames,
  NO_SALES,
  RANGE_QUERY,
  readRange,
  salesOf,
  type Seller,
} from './order-sums.ts';
import { readStoreSettings } from './store-settings.ts';

/** Sales of a range of days, with the range before to compare; from the sums of their days (docs/decisions/0081). */
export const statsRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/orders/stats',
  operationId: 'getOrdersStats',
  summary: 'Sales of a range of days and of as many days before: by day, branch and channel',
  access: { permission: 'orders.read' },
  query: RANGE_QUERY,
  refusals: ['invalid_range'],
  answers: {
    200: {
      description: 'The figures; every day is there, and each branch and channel with a sale',
      schema: ORDER_STATS,
    },
  },
  handle: async ({ ports, storeId, access, query, request }) => {
    const range = readRange(query);
    const orders = ports.resources.find(({ name }) => name === 'orders');
    const channelNames = new Map(
      enumNames(orders, 'sales_channel', languageOf(request)).map(({ value, name }) => [value, name]),
    );
    return ports.database.readReplica(storeId, async (db) => {
      const seller = { db, storeId, access };
      const { currency } = await readStoreSettings(db, storeId);
      const sold = await salesOf(seller, range);
      const before = rangeBefore(range);
      const names = await branchNames(seller);
      const body: OrderStats = {
        days: everyDay(sold.days, range),
        before: everyDay((await salesOf(seller, before)).days, before),
        branches: sold.branches.map(({ branch, ...sales }) => ({
          id: branch,
          name: names.get(branch) ?? `#${branch}`,
          ...sales,
        })),
        channels: sold.channels.map(({ channel, ...sales }) => ({
          id: channel,
          name: channelNames.get(channel) ?? channel,
          ...sales,
        })),
        currency,
      };
      return { status: 200, body };
    });
  },
};

function everyDay(found: ReadonlyMap<string, Sales>, range: DayRange): DaySales[] {
  return daysOf(range).map((date) => ({ date, ...(found.get(date) ?? NO_SALES) }));
}

async function branchNames({ db, storeId }: Seller): Promise<Map<number, string>> {
  const branches = await db
    .selectFrom('user_stores')
    .select(['id', 'name', 'mobile_phone_number'])
    .where('store_id', '=', storeId)
    .execute();
  return new Map(branches.map(({ id, name, mobile_phone_number }) => [id, name ?? mobile_phone_number]));
}

const SHOWN = 10;

/** The most sold products of a range of days. Shipping is in no product's sales. */
export const topProductsRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/orders/top-products',
  operationId: 'getTopProducts',
  summary: `The ${SHOWN} products with most units sold in a range of days`,
  access: { permission: 'orders.read' },
  query: RANGE_QUERY,
  refusals: ['invalid_range'],
  answers: {
    200: {
      description: 'The products, the most sold first',
      schema: {
        type: 'array',
        maxItems: SHOWN,
        items: SOLD_PRODUCT,
      },
    },
  },
  handle: async ({ ports, storeId, access, query }) => {
    const range = readRange(query);
    const sold = await ports.database.readReplica(storeId, (db) => mostSold({ db, storeId, access }, range));
    return { status: 200, body: sold };
  },
};

/** What is counted as one: a product, under whatever names it was sold; of what is no product, each name. */
const ONE_PRODUCT = sql`nullif(s.product_id, 0), case when nullif(s.product_id, 0) is null then s.name end`;

/** A product that is still there has the name of today; any other keeps the name under which it was sold. */
async function mostSold({ db, storeId, access }: Seller, range: DayRange): Promise<SoldProduct[]> {
  const { rows } = await sql<SoldProduct>`
    with sold as (
      select nullif(product_id, 0) as product_id, max(name) as name, sum(units)::double precision as units,
        greatest(0, round(sum(sales))) as sales
      from (${productSales(storeId, range)}) s where true ${branchFilter(access, 'user_store_id')}
      group by ${ONE_PRODUCT} having sum(units) > 0
      order by units desc, sales desc, 1, 2 limit ${SHOWN}
    )
    select s.product_id, coalesce(p.name, s.name) as name, s.units, s.sales
    from sold s left join products p on p.store_id = ${storeId} and p.id = s.product_id
    order by s.units desc, s.sales desc, s.product_id, s.name`.execute(db);
  return rows;
}

/**
 * Sales less what the goods cost. An order does not keep the cost of its lines, so that a cost that is typed late, or
 * corrected, counts for what was sold before: `docs/decisions/0087`.
 */
export const profitRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/orders/profit',
  operationId: 'getOrdersProfit',
  summary: 'Sales of a range of days, and what the sold goods cost',
  access: { permission: 'products.costs' },
  query: RANGE_QUERY,
  refusals: ['invalid_range'],
  answers: { 200: { description: 'The profit, and the products that brought most', schema: PROFIT } },
  handle: async ({ ports, storeId, access, query }) => {
    const range = readRange(query);
    return ports.database.readReplica(storeId, async (db) => {
      const { currency } = await readStoreSettings(db, storeId);
      return { status: 200, body: { ...(await profitOf({ db, storeId, access }, range)), currency } };
    });
  },
};

async function profitOf({ db, storeId, access }: Seller, range: DayRange): Promise<Omit<Profit, 'currency'>> {
  const sold = sql`
    select s.product_id, p.name, s.units, s.sales, s.units * p.cost as cost
    from (
      select nullif(product_id, 0) as product_id, sum(units)::bigint as units,
        greatest(0, round(sum(sales)))::bigint as sales
      from (${productSales(storeId, range)}) s where true ${branchFilter(access, 'user_store_id')}
      group by ${ONE_PRODUCT} having sum(units) > 0
    ) s left join products p on p.store_id = ${storeId} and p.id = s.product_id`;
  const { rows: totals } = await sql<Omit<Profit, 'currency' | 'products'>>`
    select coalesce(sum(sales) filter (where cost is not null), 0)::bigint as sales,
      coalesce(sum(cost), 0)::bigint as cost,
      count(*) filter (where cost is null)::int as unknown,
      coalesce(sum(sales) filter (where cost is null), 0)::bigint as unknown_sales
    from (${sold}) t`.execute(db);
  const { rows: products } = await sql<Profit['products'][number]>`
    select product_id, name, units, sales, cost from (${sold}) t where cost is not null
    order by sales - cost desc, units desc, product_id limit ${SHOWN}`.execute(db);
  const [total = { sales: 0, cost: 0, unknown: 0, unknown_sales: 0 }] = totals;
  return { ...total, products };
}
