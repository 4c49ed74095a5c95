import { closedObject } from '../../../domain/schema/schema-parts.ts';
import { MOST_ZIP_BYTES, PART_BYTES, type PictureBatch } from '../../../domain/picture-batches/batch.ts';
import type { Sql, StoreTx } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';

/** Who may change products may add their pictures. */
export const RIGHT = { permission: 'products.write' } as const;

export const OPEN_BODY = closedObject({
  file_name: { type: 'string', minLength: 1, maxLength: 200 },
  size: { type: 'integer', minimum: 1, maximum: MOST_ZIP_BYTES },
});

/** Newest first, with who started each. */
export async function selectBatches(
  sql: Sql,
  storeId: number,
  by: { limit: number } | { id: number },
): Promise<PictureBatch[]> {
  const all = sql
    .selectFrom('picture_batches as b')
    .leftJoin('users as u', 'u.id', 'b.user_id')
    .select(['b.id', 'b.file_name', 'b.state', 'b.fault', 'b.total', 'b.added', 'b.present'])
    .select(['b.unmatched', 'b.refused', 'b.parts', 'b.created_at', 'b.finished_at'])
    .select(['u.first_name', 'u.last_name'])
    .where('b.store_id', '=', storeId);
  const chosen =
    'id' in by ? all.where('b.id', '=', by.id) : all.where('b.state', '!=', 'loading').limit(by.limit);
  const rows = await chosen.orderBy('b.id', 'desc').execute();
  return rows.map(({ first_name, last_name, created_at, finished_at, parts, ...row }) => ({
    ...row,
    part_bytes: PART_BYTES,
    parts: parts.length,
    user: first_name === null ? null : `${first_name} ${last_name ?? ''}`.trim(),
    created_at: created_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
  }));
}

/** @throws ApiError `not_found` */
export async function batchOf(sql: Sql, storeId: number, id: number): Promise<PictureBatch> {
  const [found] = await selectBatches(sql, storeId, { id });
  if (found === undefined) throw new ApiError('not_found');
  return found;
}

/** The row, locked: what is decided of it holds until the transaction ends. */
export function lockBatch(tx: StoreTx, id: number) {
  return tx.sql
    .selectFrom('picture_batches')
    .selectAll()
    .where('store_id', '=', tx.storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type BatchRow = NonNullable<Awaited<ReturnType<typeof lockBatch>>>;
