import type { UndoOffer } from '../../../domain/bulk/bulk-answers.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { ApiError } from '../../errors.ts';
import type { WriteContext } from '../../context.ts';
import type { Row } from '../row.ts';
import { captureDeletion, deletionSteps } from '../undo/capture.ts';
import { dropUndo, keepUndo, narrowUndo } from '../undo/undo-table.ts';
import { deleteRecords } from '../write/delete.ts';
import { lockRecords } from '../write/lock.ts';
import { attempt, inPasses } from './attempt.ts';
import { refused, speakingOf, type Refused, type Speaking } from './outcome.ts';

export interface Deleted {
  /** As they were, in the order of their ids. */
  records: Row[];
  failed: Refused[];
  /** Null when nothing was deleted, or too much to bring back. */
  undo: UndoOffer | null;
}

/**
 * Deletes all of the records or none, and keeps what brings them back.
 * Throws what `deleteRecords` throws.
 */
export async function deleteAll(
  write: WriteContext,
  resource: Resource,
  ids: number[],
  ifMatch: string | null = null,
): Promise<Deleted> {
  const undo = await keepUndo(write, resource, 'delete', ids);
  // Missing records and another version are refused before anything of them is kept.
  await lockRecords(write, resource, ids);
  const kept = await capture(write, resource, undo.id, ids);
  const records = await deleteRecords(write, resource, ids, ifMatch);
  if (!kept) await dropUndo(write, undo.id);
  return { records, failed: [], undo: kept ? undo : null };
}

/** Deletes those of the records that can go, and says of the others why they stay. */
export async function deletePossible(write: Speaking, resource: Resource, ids: number[]): Promise<Deleted> {
  const locked = new Map((await lockRecords(write, resource, ids)).map((record) => [record['id'], record]));
  const there = ids.filter((id) => locked.has(id));
  const missing = ids
    .filter((id) => !locked.has(id))
    .map((id) => refused(write, resource, { id, record: undefined }, new ApiError('not_found')));
  if (there.length === 0) return { records: [], failed: missing, undo: null };
  const together = await attempt(write, (part) => deleteAll(part, resource, there));
  if ('done' in together) return { ...together.done, failed: missing };
  const undo = await keepUndo(write, resource, 'delete', there);
  const { done, stayed } = await inPasses(there, (id) =>
    attempt(write, async (part) => {
      const kept = await capture(part, resource, undo.id, [id]);
      const [record = {}] = await deleteRecords(part, resource, [id]);
      return { kept, record };
    }),
  );
  const spoken = await speakingOf(write, resource, locked.values());
  const failed = stayed.map(({ id, error }) =>
    refused(spoken, resource, { id, record: locked.get(id) }, error),
  );
  const records = [...done.values()].map(({ record }) => record);
  const whole = records.length > 0 && [...done.values()].every(({ kept }) => kept);
  if (whole) await narrowUndo(write, undo.id, [...done.keys()]);
  else await dropUndo(write, undo.id);
  return { records, failed: [...missing, ...failed], undo: whole ? undo : null };
}

async function capture(
  write: WriteContext,
  resource: Resource,
  undoId: number,
  ids: number[],
): Promise<boolean> {
  const steps = deletionSteps(write.ports.resources, resource);
  return steps !== null && (await captureDeletion(write, steps, undoId, ids));
}
