import type { ApiPorts } from '../../api-state.ts';
import { ApiError } from '../../errors.ts';
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
  const rows = await write.tx.sql
    .selectFrom('import_records')
    .select(['line', 'record_id', 'version', 'before'])
    .where('store_id', '=', write.storeId)
    .where('import_id', '=', row.id)
    .where('state', 'in', ['created', 'updated'])
    .orderBy('line', 'desc')
    .limit(RECORDS_OF_STEP)
    .execute();
  let kept = 0;
  for (const { line, record_id, version, before } of rows) {
    const outcome = await attempt(quietly(write), async (part) => {
      const stored = await lockRecord(part, resource, record_id ?? 0);
      if (stored === null || stored['version'] !== version) throw new ApiError('changed_since');
      if (before === null) await deleteRecords(part, resource, [Number(stored['id'])]);
      else await updateRecord(part, resource, Number(stored['id']), asRow(before), { action: 'undo' });
    });
    const state = 'done' in outcome ? 'undone' : 'kept';
    if (state === 'kept') kept += 1;
    await write.tx.sql
      .updateTable('import_records')
      .set({ state })
      .where('store_id', '=', write.storeId)
      .where('import_id', '=', row.id)
      .where('line', '=', line)
      .execute();
  }
  const done = rows.length === 0;
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
