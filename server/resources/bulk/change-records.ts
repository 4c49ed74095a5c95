import { bulkPatch, tookChange } from '../../../domain/bulk/patch.ts';
import type { BulkChange } from '../../../domain/bulk/change.ts';
import { recordUndo, type RecordUndo } from '../../../domain/bulk/undo.ts';
import type { BulkField, Resource } from '../../../domain/schema/model.ts';
import { ApiError, invalid } from '../../errors.ts';
import type { WriteContext } from '../../modules/module.ts';
import type { Row } from '../row.ts';
import { keepUndo, type UndoOffer } from '../undo/undo-table.ts';
import { lockRecords } from '../write/lock.ts';
import { updateRecord } from '../write/update.ts';
import { attempt } from './attempt.ts';
import { refused, type Refused } from './outcome.ts';

export interface Changed {
  changed: number[];
  /** They had the wanted value already. */
  unchanged: number[];
  failed: Refused[];
  undo: UndoOffer | null;
}

/** Changes one field of each record by the path of a single update. The answer says which refused, and why. */
export async function changeRecords(
  write: WriteContext,
  resource: Resource,
  ids: number[],
  field: BulkField,
  change: BulkChange,
): Promise<Changed> {
  const locked = await lockAll(write, resource, ids);
  const unchanged: number[] = [];
  const failed: Refused[] = [];
  const undos: RecordUndo[] = [];
  for (const id of ids) {
    const before = locked.get(id);
    if (before === undefined) {
      failed.push(refused(write, resource, { id, record: undefined }, new ApiError('not_found')));
      continue;
    }
    const patch = bulkPatch(resource, field, change, before);
    if (patch === null) {
      unchanged.push(id);
      continue;
    }
    const result = await attempt(write, async (part) => {
      const after = await updateRecord(part, resource, id, patch);
      if (!tookChange(field, change, patch, after)) throw invalid({ [field.source]: { key: 'not_applied' } });
      return recordUndo(field, before, after);
    });
    if ('done' in result) undos.push(result.done);
    else failed.push(refused(write, resource, { id, record: before }, result.refused));
  }
  const changed = undos.map(({ id }) => id);
  const undo =
    changed.length === 0
      ? null
      : await keepUndo(write, resource, 'change', changed, { field, records: undos });
  return { changed, unchanged, failed, undo };
}

/** Locks the records in the order of their ids, then what their hooks will lock. So no two calls cross. */
export async function lockAll(
  write: WriteContext,
  resource: Resource,
  ids: number[],
): Promise<Map<unknown, Row>> {
  const records = await lockRecords(write, resource, ids);
  for (const hook of write.ports.state.hooks.of(resource.name)) await hook.locking?.(write, records);
  return new Map(records.map((record) => [record['id'], record]));
}
