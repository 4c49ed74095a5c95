import { isReference } from '../../../domain/payments/reference.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import { payableOrder, type PayableOrder } from './payable-order.ts';

/**
 * The attempt that a link names, with its order as it is now; null for an order that is gone. `offered`: whether the
 * store still takes payments by its channel. Throws `not_found`.
 */
export async function findAttempt({ database }: ApiPorts, reference: string) {
  if (!isReference(reference)) throw new ApiError('not_found');
  const attempt = await database.platform((sql) =>
    sql.selectFrom('payment_attempts').selectAll().where('reference', '=', reference).executeTakeFirst(),
  );
  if (attempt === undefined) throw new ApiError('not_found');
  const { store_id, order_id } = attempt;
  return database.read(store_id, async (sql) => {
    const order: PayableOrder | null = await payableOrder(sql, store_id, order_id);
    return { attempt, order, offered: await isOffered(sql, attempt) };
  });
}

async function isOffered(
  sql: Sql,
  { store_id, channel_id }: { store_id: number; channel_id: number },
): Promise<boolean> {
  const channel = await sql
    .selectFrom('payment_channels_store')
    .select('active')
    .where('store_id', '=', store_id)
    .where('id', '=', channel_id)
    .executeTakeFirst();
  return channel?.active === 1;
}
