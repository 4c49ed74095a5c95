import type { UndoOffer } from '../../../domain/bulk/bulk-answers.ts';
import type { RecordUndo } from '../../../domain/bulk/undo.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { ApiError } from '../../errors.ts';
import type { WriteContext } from '../../context.ts';
import { query } from '../statement.ts';

/** Milliseconds that a change or a deletion can be taken back. */
export const UNDO_PERIOD = 24 * 60 * 60 * 1000;

/** What a change of several records did, record by record. */
export interface KeptChanges {
  records: RecordUndo[];
}

export interface KeptUndo {
  id: number;
  record_ids: number[];
  changes: KeptChanges | null;
}

const INSERT = `insert into undos (store_id, kind, resource, user_id, request_id, record_ids, changes, created_at, expires_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`;

/** Opens the undo of a call, in the call's own transaction. */
export async function keepUndo(
  write: WriteContext,
  resource: Resource,
  kind: 'change' | 'delete',
  recordIds: readonly number[],
  changes: KeptChanges | null = null,
): Promise<UndoOffer> {
  const expires = new Date(write.now.getTime() + UNDO_PERIOD);
  const [row] = await query<{ id: number }>(write.tx.sql, INSERT, [
    write.storeId,
    kind,
    resource.name,
    write.user.userId,
    write.requestId,
    recordIds,
    changes === null ? null : JSON.stringify(changes),
    write.now,
    expires,
  ]);
  return { id: Number(row?.id), expires_at: expires.toISOString() };
}

/** The call has deleted fewer records than it began with. */
export async function narrowUndo(
  write: WriteContext,
  id: number,
  recordIds: readonly number[],
): Promise<void> {
  const text = 'update undos set record_ids = $3 where store_id = $1 and id = $2';
  await query(write.tx.sql, text, [write.storeId, id, recordIds]);
}

export async function dropUndo(write: WriteContext, id: number): Promise<void> {
  await query(write.tx.sql, 'delete from undos where store_id = $1 and id = $2', [write.storeId, id]);
}

const TAKE = `select id, record_ids, changes, expires_at, undone_at from undos
where store_id = $1 and id = $2 and kind = $3 and resource = $4 for update`;

/**
 * Locks the undo of a call, so that of two that undo it at once the second finds it done.
 * Throws `undone_already`, and `undo_expired` also for one that has been forgotten.
 */
export async function takeUndo(
  write: WriteContext,
  resource: Resource,
  kind: 'change' | 'delete',
  id: number,
): Promise<KeptUndo> {
  const [row] = await query<KeptUndo & { expires_at: Date | string; undone_at: unknown }>(
    write.tx.sql,
    TAKE,
    [write.storeId, id, kind, resource.name],
  );
  if (row === undefined || new Date(row.expires_at) <= write.now) throw new ApiError('undo_expired');
  if (row.undone_at !== null) throw new ApiError('undone_already');
  return row;
}

const SETTLE = `update undos set record_ids = coalesce($3, record_ids), changes = coalesce($4, changes), undone_at = $5
where store_id = $1 and id = $2`;

/**
 * Notes what an undo did. What refused some of the records may end, or not hold for a member with more rights or other
 * branches: those stay to be undone. What is gone does not.
 */
export async function settleUndo(
  write: WriteContext,
  { id, changes }: KeptUndo,
  failed: readonly { id: number; code: ApiError['code'] }[],
): Promise<void> {
  const isGone = (code: ApiError['code']) => code === 'not_found' && write.access.branches === undefined;
  const left = failed.flatMap((one) => (isGone(one.code) ? [] : [one.id]));
  const records = changes?.records.filter((record) => left.includes(record.id));
  await query(write.tx.sql, SETTLE, [
    write.storeId,
    id,
    left.length === 0 ? null : left,
    left.length === 0 || records === undefined ? null : JSON.stringify({ records }),
    left.length === 0 ? write.now : null,
  ]);
}
