import { judge } from '../../../domain/access/access.ts';
import type { BatchFault } from '../../../domain/picture-batches/batch.ts';
import type { ApiPorts } from '../../context.ts';
import type { StoreTx } from '../../db/database.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { beginTurn, type Job, type NextTurn } from '../../jobs/job.ts';
import { removeStoredFile } from '../files/module.ts';
import { memberAccess } from '../identity/module.ts';
import { addNextProduct } from './add-next-product.ts';
import { ArchiveFault, openArchive, PartsGone, type ArchiveFile } from './archive.ts';
import { lockBatch, RIGHT, type BatchRow } from './batch.ts';

/** Rows of one statement: PostgreSQL takes 65,535 values. */
const ROWS = 1000;

/** Writes the files of an opened ZIP as rows, each with what its name and size already say; once, whatever dies. */
async function keepFiles(
  ports: ApiPorts,
  { store_id, id }: BatchRow,
  archive: readonly ArchiveFile[],
): Promise<void> {
  const rows = archive.map(({ position, path, sku, refusal }) => ({
    store_id,
    batch_id: id,
    position,
    path,
    sku,
    state: refusal === null ? ('waiting' as const) : ('refused' as const),
    reason: refusal,
    product_id: null,
  }));
  await ports.database.write(store_id, async (tx) => {
    const batch = await lockBatch(tx, id);
    if (batch === undefined || batch.opened || batch.state === 'cancelled') return;
    for (let from = 0; from < rows.length; from += ROWS)
      await tx.sql
        .insertInto('picture_batch_files')
        .values(rows.slice(from, from + ROWS))
        .execute();
    const refused = rows.filter(({ state }) => state === 'refused').length;
    await tx.sql
      .updateTable('picture_batches')
      .set({ opened: true, state: 'running', total: rows.length, refused })
      .where('store_id', '=', store_id)
      .where('id', '=', id)
      .execute();
    tx.notify({ type: 'picture-batches.progress', id });
  });
}

export const BATCH_JOB = defineJob('picture-batches.run', {
  type: 'object',
  properties: { storeId: { type: 'integer' }, batchId: { type: 'integer' } },
  required: ['storeId', 'batchId'],
});

/**
 * Adds the pictures of a ZIP, one product after another. Each product is one transaction, so that what a crash cuts off
 * has not happened. The member's rights are read anew for each. At the end, however it ends, the parts are removed.
 */
export async function runBatch(ports: ApiPorts, job: Job, signal: AbortSignal): Promise<NextTurn | void> {
  const { storeId, batchId } = BATCH_JOB.read(job);
  let archive: ArchiveFile[] | undefined;
  for (const isOver = beginTurn(); ;) {
    signal.throwIfAborted();
    const batch = await readBatchRow(ports, storeId, batchId);
    if (batch === undefined) return;
    if (batch.state !== 'queued' && batch.state !== 'running') return removeParts(ports, batch);
    try {
      const member = await memberAccess(ports, storeId, batch.user_id);
      if (member === null || judge(member.access, RIGHT) !== 'allowed') throw new ArchiveFault('no_right');
      const size = Number(batch.size);
      archive ??= await openArchive({ files: ports.files, storeId, names: batch.parts, size });
      if (!batch.opened) await keepFiles(ports, batch, archive);
      else await addNextProduct(ports, { batch, archive, member, task: job.id });
    } catch (error) {
      const fault = faultOf(error);
      if (fault === undefined) throw error;
      await fail(ports, batch, fault);
    }
    if (isOver()) return { payload: { storeId, batchId } };
  }
}

function faultOf(error: unknown): BatchFault | undefined {
  if (error instanceof PartsGone) return 'parts_gone';
  return error instanceof ArchiveFault ? error.fault : undefined;
}

/** The last try has failed too, for a reason that no fault names. The pictures that were added stay. */
export async function giveUpBatch(ports: ApiPorts, job: Job): Promise<void> {
  const { storeId, batchId } = BATCH_JOB.read(job);
  const batch = await readBatchRow(ports, storeId, batchId);
  if (batch === undefined) return;
  await fail(ports, batch, 'broken');
  await removeParts(ports, batch);
}

function readBatchRow({ database }: ApiPorts, storeId: number, id: number): Promise<BatchRow | undefined> {
  return database.read(storeId, (sql) =>
    sql
      .selectFrom('picture_batches')
      .selectAll()
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .executeTakeFirst(),
  );
}

async function fail(ports: ApiPorts, { store_id, id }: BatchRow, fault: BatchFault): Promise<void> {
  await ports.database.write(store_id, async (tx: StoreTx) => {
    const batch = await lockBatch(tx, id);
    if (batch?.state !== 'queued' && batch?.state !== 'running') return;
    await tx.sql
      .updateTable('picture_batches')
      .set({ state: 'failed', fault, finished_at: ports.clock.now() })
      .where('store_id', '=', store_id)
      .where('id', '=', id)
      .execute();
    tx.notify({ type: 'picture-batches.progress', id });
  });
}

async function removeParts(ports: ApiPorts, { store_id, id, parts }: BatchRow): Promise<void> {
  for (const name of parts) await removeStoredFile(ports, store_id, name);
  await ports.database.write(store_id, ({ sql }) =>
    sql
      .updateTable('picture_batches')
      .set({ parts: '[]' })
      .where('store_id', '=', store_id)
      .where('id', '=', id)
      .execute(),
  );
}
