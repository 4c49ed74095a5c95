import type { StockMove } from '../../../../domain/orders/edit-preview.ts';
import type { StoreTx } from '../../../db/database.ts';
import type { Stored } from '../../../resources/record-types.ts';
import { stockLine } from '../lines.ts';

/** Number of the last row of an order in the ledger; 0 without any. */
export async function lastMoveOf(tx: StoreTx, orderId: number): Promise<number> {
  const { last } = await tx.sql
    .selectFrom('stock_movements')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('store_id', '=', tx.storeId)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** What the ledger has of the locked order after that row, with the names under which its lines were sold. */
export async function movesSince(
  tx: StoreTx,
  last: number,
  after: Stored<'orders'>,
  before: Stored<'orders'>,
): Promise<StockMove[]> {
  const rows = await tx.sql
    .selectFrom('stock_movements')
    .select(['product_id', 'product_variant_id', 'delta', 'quantity_after'])
    .where('store_id', '=', tx.storeId)
    .where('order_id', '=', after.id)
    .where('id', '>', last)
    .orderBy('id')
    .execute();
  const lines = [...after.order_details, ...before.order_details];
  return rows.map(({ quantity_after: left, ...move }) => {
    const line = lines.find((one) => {
      const sold = stockLine(one);
      return (
        sold.product_id === move.product_id && (sold.product_variant_id ?? 0) === move.product_variant_id
      );
    });
    return { ...move, name: line?.name ?? '', left };
  });
}
