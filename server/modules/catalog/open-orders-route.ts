import { OPEN_ORDERS, type OpenOrders, type VariantOrders } from '../../../domain/catalog/product-answers.ts';
import { ORDER_STATUS, SHIPPING_STATUS } from '../../../domain/orders/statuses.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { query } from '../../resources/statement.ts';

/** Goods that were dispatched do not come back with a cancellation, and those of a cancelled order have. */
const OPEN = `select d.product_variant_id::int as id, count(distinct o.id)::int as orders,
  sum(d.quantity - coalesce(d.restocked, 0))::int as units
from order_details d join orders o on o.store_id = d.store_id and o.id = d.parent_id
where d.store_id = $1 and d.product_id = $2 and d.product_variant_id > 0 and d.quantity > coalesce(d.restocked, 0)
  and o.order_status_id not in (${ORDER_STATUS.cancelled}, ${ORDER_STATUS.refunded})
  and o.shipping_order_status_id <> ${SHIPPING_STATUS.dispatched}
group by d.product_variant_id order by d.product_variant_id`;

/**
 * `GET /products/{id}/open-orders`: what orders that were not dispatched have of each variant of a product. It is asked
 * before a variant is taken out: a cancelled order returns its units to a variant that is there.
 */
export const openOrdersRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/products/{id}/open-orders',
  operationId: 'getProductOpenOrders',
  summary: 'How many orders and units wait for each variant of a product',
  access: { permission: 'products.write' },
  answers: {
    200: { description: 'The variants that orders wait for, by id', schema: OPEN_ORDERS },
    404: { description: 'No such product' },
  },
  async handle({ ports, storeId, params }) {
    const id = pathId(params, 'id');
    const variants = await ports.database.read(storeId, async (sql) => {
      const found = await query(sql, 'select id from products where store_id = $1 and id = $2', [
        storeId,
        id,
      ]);
      if (found.length === 0) throw new ApiError('not_found');
      return query<VariantOrders>(sql, OPEN, [storeId, id]);
    });
    const body: OpenOrders = { variants };
    return { status: 200, body };
  },
};
