import type { BulkUndone } from '../../../domain/bulk/bulk-answers.ts';
import { undoPatch } from '../../../domain/bulk/undo.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { ApiError } from '../../errors.ts';
import { lockAll, updateRecords, type Update } from '../bulk/change-records.ts';
import { refused, speakingOf, type Refused, type Speaking } from '../bulk/outcome.ts';
import { settleUndo, takeUndo } from './undo-table.ts';

export type Undone = BulkUndone<ApiError['code']>;

/**
 * Takes a bulk change back, by the path of a single update. A record that somebody changed since keeps what they set.
 * Throws `undone_already` and `undo_expired`; `changed_since`, or what refused the first one, when no record could be taken back.
 */
export async function undoChange(write: Speaking, resource: Resource, undoId: number): Promise<Undone> {
  const kept = await takeUndo(write, resource, 'change', undoId);
  const records = kept.changes?.records ?? [];
  const locked = await lockAll(
    write,
    resource,
    records.map(({ id }) => id),
  );
  const updates: Update[] = [];
  const refusals = new Map<number, ApiError>();
  for (const record of records) {
    const before = locked.get(record.id);
    const patch = before === undefined ? null : undoPatch(resource, record, before);
    if (before === undefined) refusals.set(record.id, new ApiError('not_found'));
    else if (patch === null) refusals.set(record.id, new ApiError('changed_since'));
    else updates.push({ before, patch });
  }
  const results = await updateRecords(write, resource, updates, { action: 'undo', exact: true, check() {} });
  const undone: number[] = [];
  const spoken = await speakingOf(write, resource, locked.values());
  const failed: Refused[] = [];
  for (const { id } of records) {
    const result = results.get(id);
    const refusal = refusals.get(id) ?? (result && 'refused' in result ? result.refused : undefined);
    if (refusal === undefined) undone.push(id);
    else failed.push(refused(spoken, resource, { id, record: locked.get(id) }, refusal));
  }
  if (undone.length === 0) throw noneUndone(failed);
  await settleUndo(write, kept, failed);
  return { undone, failed };
}

/** Nothing happened, so nothing is marked: once the reason is gone, the same undo may be tried again. */
export function noneUndone(failed: Refused[]): ApiError {
  const [first] = failed;
  return new ApiError(first?.code ?? 'undo_expired', {
    ...(first?.errors === undefined ? {} : { errors: first.errors }),
    details: { failed },
  });
}
