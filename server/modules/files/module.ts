import { countFiles } from './count-files.ts';
import { downloadFile } from './download.ts';
import { makeThumbnails, THUMBNAILS_JOB, type ThumbnailsOrder } from './make-thumbnails.ts';
import { orderMissingThumbnails } from './missing-thumbnails.ts';
import { REMOVE_FILES_JOB, removeOrderedFiles } from './remove-file.ts';
import { removeUnusedFiles } from './unused-files.ts';
import { uploadFile } from './upload.ts';
import type { Module } from '../module.ts';

export { onlyFile } from './only-file.ts';
export { pictureDigests, pictureTasks } from './picture-tasks.ts';
export { pdfDocument } from './document.ts';
export { removeFilesAfter, removeStoredFile } from './remove-file.ts';
export { storeFile, storePrivateFile, type NewFile } from './store-file.ts';
export { storePicture } from './store-picture.ts';
export { LARGEST_UPLOAD, UPLOAD_BODY, UPLOAD_LIMIT } from './upload.ts';

const SIX_HOURS = 6 * 60 * 60 * 1000;

/** Pictures and documents that a store uploads, and their public addresses. */
export const files: Module = {
  name: 'files',
  routes: [uploadFile, downloadFile],
  jobs: (ports) => ({
    // Written by this module and by nobody else.
    [THUMBNAILS_JOB]: (job) => makeThumbnails(ports, job.payload as ThumbnailsOrder),
    [REMOVE_FILES_JOB]: (job) => removeOrderedFiles(ports, job),
  }),
  recurring: (ports) => ({
    'files.unused': {
      every: SIX_HOURS,
      run: async (_, signal) => {
        await countFiles(ports, signal);
        const removed = await removeUnusedFiles(ports, signal);
        ports.logger.info({ removed }, 'files that nothing uses are removed');
      },
    },
    'files.missing-thumbnails': {
      every: SIX_HOURS,
      run: async () => {
        const ordered = await orderMissingThumbnails(ports);
        ports.logger.info({ ordered }, 'thumbnails that are missing are ordered');
      },
    },
  }),
};
