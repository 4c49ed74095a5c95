import path from 'node:path';
import type { Plugin } from 'vite';

const ROOT = path
  .resolve(import.meta.dirname, '../..')
  .split(path.sep)
  .join('/');

/** The only worker of the panel. A second one could not be distinguished here. */
const WORKER = 'src/custom/imports/file/session-worker.ts';

/**
 * Finds the entry of the worker where the project's folder has a `#` or a `?` in its name: Vite cuts the entry's path off
 * there, as if the rest were a query.
 */
export function workerEntry(): Plugin {
  const cut = ROOT.replace(/[?#].*$/, '');
  return {
    name: 'tendero-worker-entry',
    resolveId: {
      order: 'pre',
      handler: (source, importer) =>
        cut !== ROOT && importer === undefined && source === cut ? path.posix.join(ROOT, WORKER) : null,
    },
  };
}
