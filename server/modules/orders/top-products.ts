import { sql } from 'kysely';
import { wholeWeeks, type DayRange } from '../../../domain/dates/range.ts';
import type { StoreRoute } from '../../http/route.ts';
import { branchFilter } from './branch-filter.ts';
import { sumsFilter, SALE_STATUSES, type Seller } from './order-sums.ts';
import { RANGE_QUERY, readRange } from './range-query.ts';

const SHOWN = 10;

interface SoldProduct {
  /** Null for lines of no product of the catalog, such as one that was deleted. */
  product_id: number | null;
  name: string;
  units: number;
  sales: number;
}

/** The most sold products of a range of days. Shipping is in no product's sales. */
export const topProductsRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/orders/top-products',
  operationId: 'getTopProducts',
  summary: `The ${SHOWN} products with most units sold in a range of days`,
  tags: ['orders'],
  access: { permission: 'orders.read' },
  query: RANGE_QUERY,
  refusals: ['invalid_range'],
  answers: {
    200: {
      description: 'The products, the most sold first',
      schema: {
        type: 'array',
        maxItems: SHOWN,
        items: {
          type: 'object',
          properties: {
            product_id: { type: ['integer', 'null'] },
            name: { type: 'string' },
            units: { type: 'integer', minimum: 1 },
            sales: { type: 'integer', minimum: 0 },
          },
          required: ['product_id', 'name', 'units', 'sales'],
          additionalProperties: false,
        },
      },
    },
  },
  handle: async ({ ports, storeId, access, query }) => {
    const range = readRange(query);
    const sold = await ports.database.read(storeId, (db) => mostSold({ db, storeId, access }, range));
    return { status: 200, body: sold };
  },
};

/**
 * The kept sums, of weeks where they can be, less what their orders took back (docs/decisions/0037 and 0072). A product that is still there has the name of today; any other keeps the name
 * under which it was sold.
 */
async function mostSold({ db, storeId, access }: Seller, range: DayRange): Promise<SoldProduct[]> {
  const { from, to } = range;
  const { first, end } = wholeWeeks(range);
  const sold = sql`order_status_id = any(${SALE_STATUSES}::bigint[])`;
  const kept = sql`${sold} ${sumsFilter(access)}`;
  // Amounts in another currency than the store's are in no sum (docs/decisions/0080).
  const own = sql`exists (
    select from orders o join stores s on s.id = o.store_id
    where o.store_id = a.store_id and o.id = a.order_id and coalesce(o.currency, s.currency) = s.currency)`;
  const zone = sql`(select time_zone from stores where id = ${storeId})`;
  const { rows } = await sql<SoldProduct>`
    with counted as (
      select product_id, name, units, sales from product_week_sums
      where store_id = ${storeId} and week >= ${first}::date and week < ${end}::date and ${kept}
      union all
      select product_id, name, units, sales from product_day_sums
      where store_id = ${storeId} and day >= ${from}::date and day < ${first}::date and ${kept}
      union all
      select product_id, name, units, sales from product_day_sums
      where store_id = ${storeId} and day >= ${end}::date and day <= ${to}::date and ${kept}
      union all
      select product_id, name, units, case when ${own} then sales else 0 end from order_line_adjustments a
      where store_id = ${storeId} and ${sold} ${branchFilter(access, 'user_store_id')}
        and date >= ${from}::timestamp at time zone ${zone}
        and date < (${to}::timestamp + interval '1 day') at time zone ${zone}
    ), sold as (
      select nullif(product_id, 0) as product_id, name, sum(units)::double precision as units,
        greatest(0, round(sum(sales)))::double precision as sales
      from counted group by counted.product_id, name having sum(units) > 0
      order by units desc, sales desc, 1, 2 limit ${SHOWN}
    )
    select s.product_id, coalesce(p.name, s.name) as name, s.units, s.sales
    from sold s left join products p on p.store_id = ${storeId} and p.id = s.product_id
    order by s.units desc, s.sales desc, s.product_id, s.name`.execute(db);
  return rows;
}
