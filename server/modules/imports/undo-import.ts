import { sql } from 'kysely';
import { judge } from '../../../domain/access/access.ts';
import type { ApiPorts, WriteContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { JobHandler } from '../../jobs/job.ts';
import { attempt, type Attempt } from '../../resources/bulk/attempt.ts';
import { deleteRecords } from '../../resources/write/delete.ts';
import { asRow } from '../../resources/write/input.ts';
import { usedBy } from '../../resources/write/pointers.ts';
import { lockInBranches } from '../../resources/write/lock.ts';
import { updateRecord } from '../../resources/write/update.ts';
import { lastAddition, settleAddition, type Addition } from './run-import.ts';
import { dropWaitingPictures } from './import-pictures.ts';
import { refusalOf, type Refusal } from './refusal.ts';
import {
  announceEnd,
  inSteps,
  quietly,
  RECORDS_OF_STEP,
  type ImportRow,
  IMPORT_JOB,
  type ImportJob,
} from './step.ts';
import { requireRight, targetNamed } from './target.ts';

export const UNDO_JOB = defineJob('imports.undo', IMPORT_JOB);

/** Takes back what a file did, the last line first. What somebody changed or used since stays, and is counted. */
export function undoImport(ports: ApiPorts, job: ImportJob, signal: AbortSignal): ReturnType<JobHandler> {
  return inSteps(ports, job, signal, 'undoing', undoStep);
}

async function undoStep(write: WriteContext, row: ImportRow): Promise<'more' | 'done'> {
  const target = targetNamed(write.ports, row.target);
  requireRight(write.access, target);
  const { resource } = target;
  await dropWaitingPictures(write, row.id);
  let kept = 0;
  let done = false;
  for (let taken = 0; taken < RECORDS_OF_STEP && !done; taken += 1) {
    const outcome = await undoLast(write, resource, row);
    if (outcome === 'kept') kept += 1;
    if (outcome === 'none') done = true;
  }
  await write.tx.sql
    .updateTable('imports')
    .set({ state: done ? 'undone' : 'undoing', kept: row.kept + kept, moved_at: write.now })
    .where('store_id', '=', write.storeId)
    .where('id', '=', row.id)
    .execute();
  if (done) announceEnd(write, { id: row.id, resource: resource.name });
  else write.tx.notify({ type: 'imports.progress', id: row.id });
  return done ? 'done' : 'more';
}

/** First the records, as they use what was made for them. */
async function undoLast(
  write: WriteContext,
  resource: Resource,
  row: ImportRow,
): Promise<'undone' | 'kept' | 'none'> {
  const line = await lastLine(write, row.id);
  if (line !== undefined) return undoLine(write, resource, row, line);
  const addition = await lastAddition(write, row.id);
  return addition === undefined ? 'none' : undoAddition(write, row, addition);
}

type Line = NonNullable<Awaited<ReturnType<typeof lastLine>>>;

/** The last line that has not been taken back. Each is read when it is its turn: the one after it may have changed it. */
function lastLine({ tx, storeId }: WriteContext, importId: number) {
  return tx.sql
    .selectFrom('import_records')
    .select(['line', 'record_id', 'version', 'before'])
    .where('store_id', '=', storeId)
    .where('import_id', '=', importId)
    .where('state', 'in', ['created', 'updated'])
    .orderBy('line', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function undoLine(
  write: WriteContext,
  resource: Resource,
  row: ImportRow,
  { line, record_id, version, before }: Line,
): Promise<'undone' | 'kept'> {
  const importId = row.id;
  const outcome = await attempt(quietly(write), async (part) => {
    const id = record_id ?? 0;
    if (version === null) throw new ApiError('changed_since');
    if (before === null) await removeUnused(part, resource, row, { id, version });
    else {
      const stored = await lockInBranches(part, resource, id);
      if (stored['version'] !== version) throw new ApiError('changed_since');
      const returned = await updateRecord(part, resource, id, asRow(before), {
        action: 'undo',
        exact: true,
      });
      await passOn(part, importId, id, version, Number(returned['version']));
    }
  });
  const left = before === null ? refusalToRemove(outcome) : refusalIn(outcome);
  const state = left === null ? 'undone' : 'kept';
  const refusal = left && JSON.stringify(left);
  await write.tx.sql
    .updateTable('import_records')
    .set({ state, refusal })
    .where('store_id', '=', write.storeId)
    .where('import_id', '=', importId)
    .where('line', '=', line)
    .execute();
  return state;
}

async function undoAddition(
  write: WriteContext,
  row: ImportRow,
  addition: Addition,
): Promise<'undone' | 'kept'> {
  const resource = write.ports.resources.find(({ name }) => name === addition.resource);
  if (resource === undefined) throw new Error(`No schema makes the resource ${addition.resource}`);
  const outcome = await attempt(quietly(write), (part) =>
    removeUnused(part, resource, row, { id: addition.record_id, version: addition.version }),
  );
  const refusal = refusalToRemove(outcome);
  await settleAddition(write, row.id, addition, refusal);
  return refusal === null ? 'undone' : 'kept';
}

function refusalIn(outcome: Attempt<void>): Refusal | null {
  return 'done' in outcome ? null : refusalOf(outcome.refused);
}

/** What somebody has deleted already is gone as it should be. */
function refusalToRemove(outcome: Attempt<void>): Refusal | null {
  const refusal = refusalIn(outcome);
  return refusal?.code === 'not_found' ? null : refusal;
}

/**
 * Deletes a record that the file made. References to it would be emptied, so it stays where one stands.
 * Throws `not_found`, `forbidden`, `in_use`, `changed_since`, or what a deletion throws.
 */
async function removeUnused(
  write: WriteContext,
  resource: Resource,
  { user_id: openedBy }: ImportRow,
  { id, version }: { id: number; version: number },
): Promise<void> {
  const stored = await lockInBranches(write, resource, id);
  const own = openedBy === write.user.userId;
  if (!own && judge(write.access, resource.access.delete) !== 'allowed') throw new ApiError('forbidden');
  const by = await usedBy(write, resource, id);
  if (by !== null) throw new ApiError('in_use', { details: { resource: by } });
  if (stored['version'] !== version) throw new ApiError('changed_since');
  await deleteRecords(write, resource, [id]);
}

const OF_RIGHTS = sql<boolean>`refusal ->> 'code' = 'forbidden'`;

/**
 * Takes up what an earlier undo left because its member had no right to it: who undoes now may have it.
 * @returns whether there was any
 */
export async function takeUpKept({ tx, storeId }: WriteContext, id: number): Promise<boolean> {
  const lines = await tx.sql
    .updateTable('import_records')
    .set({ state: sql`case when before is null then 'created' else 'updated' end`, refusal: null })
    .where('store_id', '=', storeId)
    .where('import_id', '=', id)
    .where('state', '=', 'kept')
    .where(OF_RIGHTS)
    .executeTakeFirst();
  const additions = await tx.sql
    .updateTable('import_additions')
    .set({ state: 'created', refusal: null })
    .where('store_id', '=', storeId)
    .where('import_id', '=', id)
    .where('state', '=', 'kept')
    .where(OF_RIGHTS)
    .executeTakeFirst();
  const taken = Number(lines.numUpdatedRows + additions.numUpdatedRows);
  if (taken === 0) return false;
  await tx.sql
    .updateTable('imports')
    .set((row) => ({ kept: row('kept', '-', taken) }))
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
  return true;
}

/**
 * Lines of one record, such as the variants of a product, are taken back one after another. The line before this one
 * left the version that this one found, unless somebody wrote in between. So all of them move along with the undo.
 */
async function passOn(
  { tx, storeId }: WriteContext,
  importId: number,
  recordId: number,
  undone: number,
  returned: number,
): Promise<void> {
  await tx.sql
    .updateTable('import_records')
    .set((row) => ({ version: row('version', '+', returned - (undone - 1)) }))
    .where('store_id', '=', storeId)
    .where('import_id', '=', importId)
    .where('record_id', '=', recordId)
    .where('version', '<', undone)
    .where('state', 'in', ['created', 'updated'])
    .execute();
}
