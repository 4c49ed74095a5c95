import type { Module } from '../module.ts';
import { checkRoute } from './check-route.ts';
import { downloadFailures, listFailures } from './failure-routes.ts';
import { listImports, readImport, readShape, readTemplate } from './list-routes.ts';
import { listKept } from './list-not-undone.ts';
import { MAIL_JOB, mailEnd } from './end-mail.ts';
import { giveUpPictures, listPictures, loadPictures, PICTURES_JOB } from './import-pictures.ts';
import { RUN_JOB, runImport } from './run-import.ts';
import { UNDO_JOB, undoImport } from './undo-import.ts';
import { giveUp } from './step.ts';
import { moveRoutes, openImport, sendRecords } from './import-routes.ts';

export { importWordsIn, shapeIn, targetNamed } from './target.ts';
export { bringFile } from './bring-file.ts';
export { importCatalog, readCatalog, type ImportReport } from './catalog.ts';
export { loadDemo, loadDemoOnce, type DemoContent } from './demo.ts';
export { storeWriter, type StoreWriter } from './store-writer.ts';

/** Files that members bring in: a job that can be left, cancelled, gone on with and taken back (decision 22). */
export const importsModule: Module = {
  tag: 'imports',
  routes: [
    readShape,
    readTemplate,
    listImports,
    readImport,
    listFailures,
    downloadFailures,
    listKept,
    listPictures,
    checkRoute,
    openImport,
    sendRecords,
    ...moveRoutes,
  ],
  jobs: (ports) => ({
    [RUN_JOB.kind]: (job, signal) => runImport(ports, RUN_JOB.read(job), signal),
    [UNDO_JOB.kind]: (job, signal) => undoImport(ports, UNDO_JOB.read(job), signal),
    [PICTURES_JOB.kind]: (job, signal) => loadPictures(ports, job, signal),
    [MAIL_JOB.kind]: (job) => mailEnd(ports, job),
  }),
  longJobs: [RUN_JOB.kind, UNDO_JOB.kind, PICTURES_JOB.kind],
  endings: (ports) => ({
    [RUN_JOB.kind]: (job) => giveUp(ports, RUN_JOB.read(job), 'running'),
    [UNDO_JOB.kind]: (job) => giveUp(ports, UNDO_JOB.read(job), 'undoing'),
    [PICTURES_JOB.kind]: (job) => giveUpPictures(ports, job),
  }),
};
