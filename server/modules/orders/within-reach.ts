import type { Access } from '../../../domain/access/access.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';

/** The branch of an order that this member may know of. Throws `not_found` for those of other branches too. */
export async function branchWithinReach(
  sql: Sql,
  storeId: number,
  { branches }: Access,
  orderId: number,
): Promise<number> {
  const order = await sql
    .selectFrom('orders')
    .select('user_store_id')
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (order === undefined || branches?.includes(order.user_store_id) === false)
    throw new ApiError('not_found');
  return order.user_store_id;
}
