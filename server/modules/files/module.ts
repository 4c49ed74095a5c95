import { countFiles, removeUnusedFiles } from './unused-files.ts';
import { downloadFile } from './download.ts';
import { makeThumbnails, orderMissingThumbnails, THUMBNAILS_JOB } from './thumbnails.ts';
import { REMOVE_FILES_JOB, removeOrderedFiles } from './store-file.ts';
import { uploadFile } from './upload.ts';
import type { Module } from '../module.ts';

export { LARGEST_UPLOAD, onlyFile, pdfDocument, UPLOAD_BODY, UPLOAD_LIMIT } from './upload.ts';
export { pictureDigests, pictureTasks, storePicture } from './store-picture.ts';
export {
  removeFilesAfter,
  removeStoredFile,
  storeFile,
  storePrivateFile,
  type NewFile,
} from './store-file.ts';

const SIX_HOURS = 6 * 60 * 60 * 1000;

/** Pictures and documents that a store uploads, and their public addresses. */
export const files: Module = {
  tag: 'files',
  routes: [uploadFile, downloadFile],
  jobs: (ports) => ({
    [THUMBNAILS_JOB.kind]: (job) => makeThumbnails(ports, THUMBNAILS_JOB.read(job)),
    [REMOVE_FILES_JOB.kind]: (job) => removeOrderedFiles(ports, job),
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
