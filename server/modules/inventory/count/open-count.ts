import { ApiError } from '../../../errors.ts';
import type { WriteContext } from '../../module.ts';

/** Locks the count that is open, so that nobody closes it meanwhile. Throws `not_found` without one. */
export async function lockOpenCount({ tx, storeId }: WriteContext): Promise<number> {
  const open = await tx.sql
    .selectFrom('stock_counts')
    .select('id')
    .where('store_id', '=', storeId)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (open === undefined) throw new ApiError('not_found');
  return open.id;
}

export async function closeCount({ tx, storeId, now }: WriteContext, id: number): Promise<void> {
  await tx.sql
    .updateTable('stock_counts')
    .set({ closed_at: now })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
}
