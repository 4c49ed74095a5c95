import type { RecordUndo } from '../../../domain/bulk/undo.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { ApiError } from '../../errors.ts';
import type { WriteContext } from '../../modules/module.ts';
import type { Row } from '../row.ts';
import { keepUndo, type UndoOffer } from '../undo/undo-table.ts';
import { lockRecords } from '../write/lock.ts';
import { isRefusal } from './attempt.ts';
import { refused, type Refused } from './outcome.ts';
import { speakingOf, type Speaking } from './speaking.ts';
import { updateRecords, type Update } from './update-records.ts';

export interface Changed {
  changed: number[];
  /** They had the wanted value already. */
  unchanged: number[];
  failed: Refused[];
  undo: UndoOffer | null;
}

/** What becomes of one record, and what is kept of it. */
export interface Change {
  /** The partial update; null for a record that has the wanted values. Throws the refusal of the record. */
  update(before: Row): Omit<Update, 'before'> | null;
  /** Throws where the stored record is not what was asked for. */
  check(patch: Row, record: Row): void;
  undo(before: Row, after: Row): RecordUndo;
}

/** Changes records, each by the rules of a single update. The answer says which refused, and why. */
export async function changeRecords(
  write: Speaking,
  resource: Resource,
  changes: ReadonlyMap<number, Change>,
): Promise<Changed> {
  const ids = [...changes.keys()];
  const locked = await lockAll(write, resource, ids);
  const refusals = new Map<number, ApiError>();
  const updates: Update[] = [];
  for (const [id, change] of changes) {
    const before = locked.get(id);
    if (before === undefined) refusals.set(id, new ApiError('not_found'));
    else
      try {
        const update = change.update(before);
        if (update !== null) updates.push({ before, ...update });
      } catch (error) {
        if (!isRefusal(error)) throw error;
        refusals.set(id, error);
      }
  }
  const results = await updateRecords(write, resource, updates, {
    action: 'update',
    check: ({ patch, before }, record) => changes.get(Number(before['id']))?.check(patch, record),
  });
  const unchanged: number[] = [];
  const spoken = await speakingOf(write, resource, locked.values());
  const failed: Refused[] = [];
  const undos: RecordUndo[] = [];
  for (const [id, change] of changes) {
    const before = locked.get(id);
    const result = results.get(id);
    const refusal = refusals.get(id) ?? (result && 'refused' in result ? result.refused : undefined);
    if (refusal !== undefined) failed.push(refused(spoken, resource, { id, record: before }, refusal));
    else if (before !== undefined && result !== undefined && 'done' in result)
      undos.push(change.undo(before, result.done));
    else unchanged.push(id);
  }
  const changed = undos.map(({ id }) => id);
  const undo =
    changed.length === 0 ? null : await keepUndo(write, resource, 'change', changed, { records: undos });
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
