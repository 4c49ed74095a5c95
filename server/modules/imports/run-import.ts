import { readRecord } from '../../../domain/imports/read-record.ts';
import type { ImportShape } from '../../../domain/imports/shape-answer.ts';
import type { ApiPorts, WriteContext } from '../../context.ts';
import { LANGUAGES } from '../../http/language.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { JobHandler } from '../../jobs/job.ts';
import type { Made } from '../../resources/import/find-names.ts';
import { query } from '../../resources/statement.ts';
import { mailLater } from './end-mail.ts';
import { orderPictures } from './import-pictures.ts';
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
import { requireRight, shapeFor, targetNamed, type Target } from './target.ts';
import { writeRecords, type Outcome, type Waiting } from './write-records.ts';

/** Records that a file made besides its own, such as the collections that its products name. */

/** Remembers what a step made, for the undo. */
async function keepAdditions(
  { tx, storeId }: WriteContext,
  importId: number,
  made: readonly Made[],
): Promise<void> {
  if (made.length === 0) return;
  await tx.sql
    .insertInto('import_additions')
    .values(
      made.map(({ resource, id, version }) => ({
        store_id: storeId,
        import_id: importId,
        resource,
        record_id: id,
        version,
        state: 'created',
      })),
    )
    .execute();
}

export type Addition = NonNullable<Awaited<ReturnType<typeof lastAddition>>>;

/** The one that was made last: a collection below another goes before it. */
export function lastAddition({ tx, storeId }: WriteContext, importId: number) {
  return tx.sql
    .selectFrom('import_additions')
    .select(['resource', 'record_id', 'version'])
    .where('store_id', '=', storeId)
    .where('import_id', '=', importId)
    .where('state', '=', 'created')
    .orderBy('record_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Notes what became of it. @param refusal why it was left; null for one that is gone */
export async function settleAddition(
  { tx, storeId }: WriteContext,
  importId: number,
  { resource, record_id }: Addition,
  refusal: Refusal | null,
): Promise<void> {
  await tx.sql
    .updateTable('import_additions')
    .set({
      state: refusal === null ? 'undone' : 'kept',
      refusal: refusal === null ? null : JSON.stringify(refusal),
    })
    .where('store_id', '=', storeId)
    .where('import_id', '=', importId)
    .where('resource', '=', resource)
    .where('record_id', '=', record_id)
    .execute();
}

export const RUN_JOB = defineJob('imports.run', IMPORT_JOB);

/** Writes the records of a file that wait, in the order of their lines. It ends early when it is cancelled. */
export function runImport(ports: ApiPorts, job: ImportJob, signal: AbortSignal): ReturnType<JobHandler> {
  return inSteps(ports, job, signal, 'running', runStep);
}

async function runStep(write: WriteContext, row: ImportRow): Promise<'more' | 'done'> {
  const target = targetNamed(write.ports, row.target);
  requireRight(write.access, target);
  const language = LANGUAGES.find((one) => one === row.language) ?? 'es';
  const shape = await shapeFor(write.tx.sql, target, { ...write, language });
  const waiting = await takeWaiting(write, row.id, shape);
  if (waiting.length === 0) return finish(write, row, target);
  const writtenBy = (ids: readonly number[]) => linesWritten(write, row.id, ids);
  const counts = { created: 0, updated: 0, unchanged: 0, failed: 0 };
  const kept: object[] = [];
  const made: Made[] = [];
  const pictures: { line: number; pictures: readonly string[] }[] = [];
  for await (const { record, outcome } of writeRecords(quietly(write), target, waiting, writtenBy)) {
    const state = 'done' in outcome ? outcome.done.state : 'failed';
    counts[state] += 1;
    kept.push(keptOf(record.line, outcome));
    if (!('done' in outcome)) continue;
    made.push(...outcome.done.made);
    pictures.push({ line: record.line, pictures: outcome.done.pictures });
  }
  await keepAll(write, row.id, kept);
  await keepAdditions(write, row.id, made);
  await orderPictures(write, row.id, pictures);
  const moved = {
    created: row.created + counts.created,
    updated: row.updated + counts.updated,
    unchanged: row.unchanged + counts.unchanged,
    failed: row.failed + counts.failed,
  };
  await update(write, row.id, { ...moved, state: 'running' as const, moved_at: write.now });
  write.tx.notify({ type: 'imports.progress', id: row.id, data: { ...moved, total: row.total } });
  return 'more';
}

async function takeWaiting(write: WriteContext, id: number, shape: ImportShape): Promise<Waiting[]> {
  const rows = await write.tx.sql
    .selectFrom('import_records')
    .select(['line', 'lines'])
    .where('store_id', '=', write.storeId)
    .where('import_id', '=', id)
    .where('state', '=', 'waiting')
    .orderBy('line')
    .limit(RECORDS_OF_STEP)
    .execute();
  return rows.map((record) => ({ record, read: readRecord(shape, record) }));
}

/** Of records that this import has written already: the line that did it. */
async function linesWritten(
  { tx, storeId }: WriteContext,
  importId: number,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.sql
    .selectFrom('import_records')
    .select(['line', 'record_id'])
    .where('store_id', '=', storeId)
    .where('import_id', '=', importId)
    .where('state', 'in', ['created', 'updated', 'unchanged'])
    .where('record_id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ line, record_id }) => [record_id ?? 0, line]));
}

const KEEP = `update import_records r
set state = k.state, record_id = k.record_id, version = k.version, before = k.before, refusal = k.refusal
from jsonb_to_recordset($3::jsonb) as k (line integer, state text, record_id bigint, version bigint, before jsonb, refusal jsonb)
where r.store_id = $1 and r.import_id = $2 and r.line = k.line`;

/** What became of the records of a step, in one statement. */
async function keepAll(write: WriteContext, importId: number, kept: object[]): Promise<void> {
  await query(write.tx.sql, KEEP, [write.storeId, importId, JSON.stringify(kept)]);
}

function keptOf(line: number, outcome: Outcome): object {
  if ('done' in outcome) {
    const { state, id, version, before } = outcome.done;
    return { line, state, record_id: id, version, before };
  }
  return { line, state: 'failed', refusal: refusalOf(outcome.refused) };
}

async function finish(write: WriteContext, row: ImportRow, { resource }: Target): Promise<'done'> {
  const ended = { state: 'done' as const, moved_at: write.now, finished_at: write.now };
  await update(write, row.id, ended);
  await mailLater(write.tx, row.id, row.failed > 0 ? 'import_left' : 'import_done');
  announceEnd(write, { id: row.id, resource: resource.name });
  return 'done';
}

async function update(write: WriteContext, id: number, values: object): Promise<void> {
  await write.tx.sql
    .updateTable('imports')
    .set(values)
    .where('store_id', '=', write.storeId)
    .where('id', '=', id)
    .execute();
}
