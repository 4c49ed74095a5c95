import { bulkPatch, tookChange } from '../../../domain/bulk/patch.ts';
import type { BulkChange } from '../../../domain/bulk/change.ts';
import { recordUndo, type RecordUndo } from '../../../domain/bulk/undo.ts';
import type { BulkField, Resource } from '../../../domain/schema/model.ts';
import { ApiError, invalid } from '../../errors.ts';
import type { WriteContext } from '../../modules/module.ts';
import type { Row } from '../row.ts';
import { keepUndo, type UndoOffer } from '../undo/undo-table.ts';
import { lockRecords } from '../write/lock.ts';
import { refused, type Refused } from './outcome.ts';
import type { Speaking } from './speaking.ts';
import { updateRecords, type Update } from './update-records.ts';

export interface Changed {
  changed: number[];
  /** They had the wanted value already. */
  unchanged: number[];
  failed: Refused[];
  undo: UndoOffer | null;
}

/** Changes one field of each record by the rules of a single update. The answer says which refused, and why. */
export async function changeRecords(
  write: Speaking,
  resource: Resource,
  ids: number[],
  field: BulkField,
  change: BulkChange,
): Promise<Changed> {
  const locked = await lockAll(write, resource, ids);
  const patches = new Map(
    [...locked].map(([id, before]) => [id, bulkPatch(resource, field, change, before)]),
  );
  const updates = [...locked].flatMap(([id, before]): Update[] => {
    const patch = patches.get(id) ?? null;
    return patch === null ? [] : [{ before, patch }];
  });
  const results = await updateRecords(write, resource, updates, {
    action: 'update',
    check({ patch }, record) {
      if (!tookChange(field, change, patch, record))
        throw invalid({ [field.source]: { key: 'not_applied' } });
    },
  });
  const unchanged: number[] = [];
  const failed: Refused[] = [];
  const undos: RecordUndo[] = [];
  for (const id of ids) {
    const before = locked.get(id);
    const result = results.get(id);
    if (before === undefined)
      failed.push(refused(write, resource, { id, record: undefined }, new ApiError('not_found')));
    else if (result === undefined) unchanged.push(id);
    else if ('done' in result) undos.push(recordUndo(field, before, result.done));
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
