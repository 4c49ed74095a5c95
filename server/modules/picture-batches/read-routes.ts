import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { BATCH, BATCH_FILE, RIGHT } from './batch-schema.ts';
import { batchOf, selectBatches } from './select-batch.ts';

/** Batches that the history shows. */
const MOST_SHOWN = 20;

export const listBatches: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/picture-batches',
  operationId: 'listPictureBatches',
  summary: 'The last ZIPs with pictures: who, when and with what result',
  tags: ['picture-batches'],
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
  tags: ['picture-batches'],
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
  tags: ['picture-batches'],
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
