import { MOVEMENT_ROW, type StockMovementRow } from '../../../domain/stock/inventory-answers.ts';
import { judge } from '../../../domain/access/access.ts';
import { ApiError } from '../../errors.ts';
import type { StoreRoute } from '../../http/route.ts';
import { findPeople } from '../audit/module.ts';
import { pathShelf } from './shelf.ts';
import { INVENTORY_PARAMETERS, readSlice } from './selection.ts';

const USUAL = 25;

/** `GET /inventory/{productId}/{variantId}/movements`: the ledger of one shelf, the latest first. */
export const listMovements: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/inventory/{productId}/{variantId}/movements',
  operationId: 'listStockMovements',
  summary: 'What changed the stock of a product or variant: who, when, why, which order',
  access: { permission: 'products.read' },
  query: Object.fromEntries(
    Object.entries(INVENTORY_PARAMETERS).filter(([key]) => key === 'limit' || key === 'page'),
  ),
  answers: {
    200: {
      description: 'A page of it',
      schema: { type: 'array', items: MOVEMENT_ROW },
      headers: { 'x-total-count': 'Movements of the shelf' },
    },
  },
  async handle({ ports, storeId, query, params, access }) {
    const shelf = pathShelf(params);
    const { limit, offset } = readSlice(query, USUAL);
    const seesOrders = judge(access, { permission: 'orders.read', allBranches: true }) === 'allowed';
    return ports.database.readReplica(storeId, async (sql) => {
      const product = await sql
        .selectFrom('products')
        .select('id')
        .where('store_id', '=', storeId)
        .where('id', '=', shelf.product_id)
        .executeTakeFirst();
      if (product === undefined) throw new ApiError('not_found');
      const ofShelf = sql
        .selectFrom('stock_movements as m')
        .where('m.store_id', '=', storeId)
        .where('m.product_id', '=', shelf.product_id)
        .where('m.product_variant_id', '=', shelf.product_variant_id);
      const { total } = await ofShelf
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await ofShelf
        .leftJoin('orders as o', (join) =>
          join.onRef('o.store_id', '=', 'm.store_id').onRef('o.id', '=', 'm.order_id'),
        )
        .select([
          'm.id',
          'm.at',
          'm.delta',
          'm.quantity_after',
          'm.reason',
          'm.note',
          'm.user_id',
          'm.order_id',
        ])
        .select('o.sequence')
        .orderBy('m.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const people = await findPeople(
        sql,
        storeId,
        rows.map(({ user_id }) => user_id),
      );
      const body = rows.map(({ user_id, order_id, sequence, at, ...row }): StockMovementRow => ({
        ...row,
        at: at.toISOString(),
        user: people.get(user_id ?? 0)?.name ?? null,
        order_id: seesOrders ? order_id : null,
        order_number: seesOrders ? sequence : null,
      }));
      return { status: 200, body, headers: { 'x-total-count': String(total) } };
    });
  },
};
