import type { Access } from '../../../domain/access/access.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import type { Answer } from '../../http/route.ts';
import type { Stored } from '../../resources/record-types.ts';
import { answerRecord } from '../../resources/service.ts';
import type { WriteContext } from '../../context.ts';

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

/** An order as this member may see it, with its version. */
export function orderAnswer(
  write: WriteContext,
  order: Stored<'orders'>,
  status: 200 | 201 = 200,
): Promise<Answer> {
  return answerRecord(write, 'orders', order, status);
}
