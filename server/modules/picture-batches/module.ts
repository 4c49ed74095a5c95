import type { Module } from '../module.ts';
import {
  cancelBatch,
  listBatches,
  listBatchFiles,
  openBatch,
  readBatch,
  sendPart,
  startBatch,
} from './batch-routes.ts';
import { BATCH_JOB, giveUpBatch, runBatch } from './run-batch.ts';

/** A ZIP with one folder for each SKU: its pictures are added to the products by a job (PRD-11, decision 27). */
export const pictureBatches: Module = {
  tag: 'picture-batches',
  routes: [listBatches, readBatch, listBatchFiles, openBatch, sendPart, startBatch, cancelBatch],
  jobs: (ports) => ({ [BATCH_JOB.kind]: (job, signal) => runBatch(ports, job, signal) }),
  longJobs: [BATCH_JOB.kind],
  endings: (ports) => ({ [BATCH_JOB.kind]: (job) => giveUpBatch(ports, job) }),
};
