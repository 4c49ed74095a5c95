import { countFiles } from './count-files.ts';
import { downloadFile } from './download.ts';
import { removeUnusedFiles } from './unused-files.ts';
import { uploadFile } from './upload.ts';
import type { Module } from '../module.ts';

export { storeFile } from './store-file.ts';

const SIX_HOURS = 6 * 60 * 60 * 1000;

/** Pictures and documents that a store uploads, and their public addresses. */
export const files: Module = {
  name: 'files',
  routes: [uploadFile, downloadFile],
  recurring: (ports) => ({
    'files.unused': {
      every: SIX_HOURS,
      run: async (_, signal) => {
        await countFiles(ports, signal);
        const removed = await removeUnusedFiles(ports, signal);
        ports.logger.info({ removed }, 'files that nothing uses are removed');
      },
    },
  }),
};
