import { undoPatch } from '../../../domain/bulk/undo.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { ApiError } from '../../errors.ts';
import type { WriteContext } from '../../modules/module.ts';
import { attempt } from '../bulk/attempt.ts';
import { lockAll } from '../bulk/change-records.ts';
import { refused, type Refused } from '../bulk/outcome.ts';
import { updateRecord } from '../write/update.ts';
import { markUndone, takeUndo } from './undo-table.ts';

export interface Undone {
  /** Records that are as they were. */
  undone: number[];
  failed: Refused[];
}

/**
 * Takes a bulk change back, by the path of a single update. A record that somebody changed since keeps what they set.
 * Throws `undone_already` and `undo_expired`; `changed_since`, or what refused the first one, when no record could be taken back.
 */
export async function undoChange(write: WriteContext, resource: Resource, undoId: number): Promise<Undone> {
  const { changes } = await takeUndo(write, resource, 'change', undoId);
  const records = changes?.records ?? [];
  const locked = await lockAll(
    write,
    resource,
    records.map(({ id }) => id),
  );
  const undone: number[] = [];
  const failed: Refused[] = [];
  for (const record of records) {
    const now = locked.get(record.id);
    const result = await attempt(write, async (part) => {
      if (now === undefined) throw new ApiError('not_found');
      const patch = undoPatch(resource, record, now);
      if (patch === null) throw new ApiError('changed_since');
      await updateRecord(part, resource, record.id, patch, { action: 'undo' });
    });
    if ('done' in result) undone.push(record.id);
    else failed.push(refused(write, resource, { id: record.id, record: now }, result.refused));
  }
  if (undone.length === 0) throw noneUndone(failed);
  await markUndone(write, undoId);
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
