import type { Module } from '../module.ts';
import { checkRoute } from './check-route.ts';
import { downloadFailures, listFailures } from './failure-routes.ts';
import { listImports, readImport, readShape, readTemplate } from './list-routes.ts';
import { listKept } from './kept-routes.ts';
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
  name: 'imports',
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
    [RUN_JOB]: (job, signal) => runImport(ports, job, signal),
    [UNDO_JOB]: (job, signal) => undoImport(ports, job, signal),
    [PICTURES_JOB]: (job, signal) => loadPictures(ports, job, signal),
    [MAIL_JOB]: (job) => mailEnd(ports, job),
  }),
  longJobs: [RUN_JOB, UNDO_JOB, PICTURES_JOB],
  endings: (ports) => ({
    [RUN_JOB]: (job) => giveUp(ports, job, 'running'),
    [UNDO_JOB]: (job) => giveUp(ports, job, 'undoing'),
    [PICTURES_JOB]: (job) => giveUpPictures(ports, job),
  }),
};
