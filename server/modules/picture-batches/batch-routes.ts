import { closedObject } from '../../../domain/schema/schema-parts.ts';
import { BATCH, BATCH_FILE, PART_BYTES } from '../../../domain/picture-batches/batch.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError, invalid } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';
import { onlyFile, removeStoredFile, storeFile } from '../files/module.ts';
import type { WriteContext } from '../../context.ts';
import { batchOf, lockBatch, OPEN_BODY, RIGHT, selectBatches, type BatchRow } from './batch.ts';
import { BATCH_JOB } from './run-batch.ts';

/** Batches that the history shows. */
const MOST_SHOWN = 20;

export const listBatches: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/picture-batches',
  operationId: 'listPictureBatches',
  summary: 'The last ZIPs with pictures: who, when and with what result',
  access: RIGHT,
  answers: { 200: { description: 'Newest first', schema: { type: 'array', items: BATCH } } },
  async handle({ ports, storeId }) {
    const body = await ports.database.read(storeId, (sql) =>
      selectBatches(sql, storeId, { limit: MOST_SHOWN }),
    );
    return { status: 200, body };
  },
};

export const readBatch: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/picture-batches/{id}',
  operationId: 'readPictureBatch',
  summary: 'How far a ZIP with pictures is, or what came of it',
  access: RIGHT,
  answers: { 200: { description: 'The batch', schema: BATCH } },
  async handle({ ports, storeId, params }) {
    const id = pathId(params, 'id');
    return { status: 200, body: await ports.database.read(storeId, (sql) => batchOf(sql, storeId, id)) };
  },
};

export const listBatchFiles: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/picture-batches/{id}/report',
  operationId: 'listPictureBatchFiles',
  summary: 'What became of each file of a ZIP: what matched, what did not, and why',
  access: RIGHT,
  answers: { 200: { description: 'In the order of the ZIP', schema: { type: 'array', items: BATCH_FILE } } },
  async handle({ ports, storeId, params }) {
    const id = pathId(params, 'id');
    const body = await ports.database.read(storeId, async (sql) => {
      await batchOf(sql, storeId, id);
      return sql
        .selectFrom('picture_batch_files')
        .select(['position', 'path', 'sku', 'state', 'reason', 'product_id'])
        .where('store_id', '=', storeId)
        .where('batch_id', '=', id)
        .orderBy('position')
        .execute();
    });
    return { status: 200, body };
  },
};

const ANSWERS: StoreRoute['answers'] = { 200: { description: 'The batch', schema: BATCH } };
/** Boundaries and headers of the one part of a form. */
const ENVELOPE = 16 * 1024;

export const openBatch = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/picture-batches',
  operationId: 'openPictureBatch',
  summary: 'Begin a ZIP with one folder of pictures for each SKU; its parts follow',
  access: RIGHT,
  body: OPEN_BODY,
  answers: { 201: { description: 'The batch', schema: BATCH } },
  handle: (context) =>
    writeOnce(context, async ({ tx, storeId, user, now }) => {
      const { id } = await tx.sql
        .insertInto('picture_batches')
        .values({
          store_id: storeId,
          user_id: user.userId,
          ...context.body,
          state: 'loading',
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { status: 201, body: await batchOf(tx.sql, storeId, id) };
    }),
});

/** A part that has arrived may be sent again, as after a lost answer: it then changes nothing. */
export const sendPart: StoreRoute = {
  method: 'POST',
  path: '/stores/{storeId}/picture-batches/{id}/parts/{number}',
  operationId: 'sendPictureBatchPart',
  summary: 'Send the next part of the ZIP, counted from 0; all but the last have `part_bytes`',
  access: RIGHT,
  bodyType: 'multipart/form-data',
  bodyLimit: PART_BYTES + ENVELOPE,
  body: closedObject({ file: { type: 'string', format: 'binary' } }),
  refusals: ['in_progress', 'plan_limit'],
  answers: { ...ANSWERS, 409: { description: 'The batch takes no parts any more' } },
  async handle({ ports, storeId, access, user, params, body, now }) {
    const id = pathId(params, 'id');
    const number = Number(params['number']);
    await ports.database.read(storeId, (sql) => ownBatch(sql, storeId, id, user.userId));
    const bytes = await onlyFile(body, PART_BYTES);
    const file = { body: bytes, contentType: 'application/octet-stream', extension: 'part' };
    const url = await storeFile({ ports, storeId, features: access.features, now }, file);
    const name = url.slice(url.lastIndexOf('/') + 1);
    try {
      const kept = await ports.database.write(storeId, async (tx) => {
        const batch = await lockBatch(tx, id);
        if (batch?.state !== 'loading') throw new ApiError('in_progress');
        if (number < batch.parts.length) return false;
        const rest = Number(batch.size) - batch.parts.length * PART_BYTES;
        if (number !== batch.parts.length || bytes.byteLength !== Math.min(PART_BYTES, rest))
          throw invalid({ file: { key: 'zip_part' } });
        await tx.sql
          .updateTable('picture_batches')
          .set({ parts: JSON.stringify([...batch.parts, name]) })
          .where('store_id', '=', storeId)
          .where('id', '=', id)
          .execute();
        return true;
      });
      if (!kept) await removeStoredFile(ports, storeId, name);
    } catch (error) {
      await removeStoredFile(ports, storeId, name);
      throw error;
    }
    return { status: 200, body: await ports.database.read(storeId, (sql) => batchOf(sql, storeId, id)) };
  },
};

export const startBatch: StoreRoute = {
  method: 'POST',
  path: '/stores/{storeId}/picture-batches/{id}/start',
  operationId: 'startPictureBatch',
  summary: 'Add the pictures of the ZIP to the products, in the background',
  access: RIGHT,
  refusals: ['invalid'],
  answers: ANSWERS,
  handle: (context) =>
    writeOnce(context, async (write) => {
      const { tx, storeId } = write;
      const id = pathId(context.params, 'id');
      const batch = await lockBatch(tx, id);
      if (batch === undefined) throw new ApiError('not_found');
      refuseAnother(batch, write.user.userId);
      if (batch.state === 'loading') {
        const total = Math.ceil(Number(batch.size) / PART_BYTES);
        const count = batch.parts.length;
        if (count !== total) throw invalid({ file: { key: 'import_incomplete', args: { count, total } } });
        await tx.sql
          .updateTable('picture_batches')
          .set({ state: 'queued' })
          .where('store_id', '=', storeId)
          .where('id', '=', id)
          .execute();
        await BATCH_JOB.enqueue(tx, { storeId, batchId: id });
        await logMove(write, 'import_start', batch);
        tx.notify({ type: 'picture-batches.progress', id });
      }
      return { status: 200, body: await batchOf(tx.sql, storeId, id) };
    }),
};

export const cancelBatch: StoreRoute = {
  method: 'POST',
  path: '/stores/{storeId}/picture-batches/{id}/cancel',
  operationId: 'cancelPictureBatch',
  summary: 'Stop adding pictures; those that were added stay',
  access: RIGHT,
  answers: ANSWERS,
  handle: (context) =>
    writeOnce(context, async (write) => {
      const { tx, storeId, now } = write;
      const id = pathId(context.params, 'id');
      const batch = await lockBatch(tx, id);
      if (batch === undefined) throw new ApiError('not_found');
      if (['loading', 'queued', 'running'].includes(batch.state)) {
        await tx.sql
          .updateTable('picture_batches')
          .set({ state: 'cancelled', finished_at: now })
          .where('store_id', '=', storeId)
          .where('id', '=', id)
          .execute();
        // The job removes the parts.
        await BATCH_JOB.enqueue(tx, { storeId, batchId: id });
        await logMove(write, 'import_cancel', batch);
        tx.notify({ type: 'picture-batches.progress', id });
      }
      return { status: 200, body: await batchOf(tx.sql, storeId, id) };
    }),
};

/** The pictures are added in the name of who opened the batch, so nobody else decides which they are. */
function refuseAnother({ user_id }: Pick<BatchRow, 'user_id'>, userId: number): void {
  if (user_id !== userId) throw new ApiError('forbidden');
}

/** @throws ApiError `not_found`; `forbidden` for one that another member opened */
async function ownBatch(sql: Sql, storeId: number, id: number, userId: number): Promise<void> {
  const batch = await sql
    .selectFrom('picture_batches')
    .select('user_id')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (batch === undefined) throw new ApiError('not_found');
  refuseAnother(batch, userId);
}

function logMove(
  write: WriteContext,
  action: 'import_start' | 'import_cancel',
  { id, file_name }: BatchRow,
): Promise<void> {
  const changes: Record<string, [null, string]> = { file_name: [null, file_name] };
  return recordAudit(write, [{ action, resource: 'picture-batches', recordId: id, changes }]);
}
