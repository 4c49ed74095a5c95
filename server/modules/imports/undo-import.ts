import type { ApiPorts } from '../../api-state.ts';
import { ApiError } from '../../errors.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import type { Job } from '../../jobs/job.ts';
import { attempt } from '../../resources/bulk/attempt.ts';
import { deleteRecords } from '../../resources/write/delete.ts';
import { asRow } from '../../resources/write/input.ts';
import { lockRecord } from '../../resources/write/lock.ts';
import { updateRecord } from '../../resources/write/update.ts';
import type { WriteContext } from '../module.ts';
import { announceEnd, inSteps, quietly, RECORDS_OF_STEP, type ImportRow } from './step.ts';
import { targetNamed } from './target.ts';

export const UNDO_JOB = 'imports.undo';

/** Takes back what a file did, the last line first. What somebody changed or used since stays, and is counted. */
export function undoImport(ports: ApiPorts, job: Job, signal: AbortSignal): Promise<void> {
  return inSteps(ports, job, signal, 'undoing', undoStep);
}

async function undoStep(write: WriteContext, row: ImportRow): Promise<'more' | 'done'> {
  const { resource } = targetNamed(write.ports, row.target);
  let kept = 0;
  let done = false;
  for (let taken = 0; taken < RECORDS_OF_STEP && !done; taken += 1) {
    const last = await lastLine(write, row.id);
    if (last === undefined) done = true;
    else if ((await undoLine(write, resource, row.id, last)) === 'kept') kept += 1;
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
  importId: number,
  { line, record_id, version, before }: Line,
): Promise<'undone' | 'kept'> {
  const outcome = await attempt(quietly(write), async (part) => {
    const stored = await lockRecord(part, resource, record_id ?? 0);
    if (stored === null || version === null || stored['version'] !== version)
      throw new ApiError('changed_since');
    const id = Number(stored['id']);
    if (before === null) await deleteRecords(part, resource, [id]);
    else {
      const returned = await updateRecord(part, resource, id, asRow(before), { action: 'undo' });
      await passOn(part, importId, id, version, Number(returned['version']));
    }
  });
  const state = 'done' in outcome ? 'undone' : 'kept';
  await write.tx.sql
    .updateTable('import_records')
    .set({ state })
    .where('store_id', '=', write.storeId)
    .where('import_id', '=', importId)
    .where('line', '=', line)
    .execute();
  return state;
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
