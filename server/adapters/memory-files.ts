import { requireKey } from './file-types.ts';
import type { Files, StoredFile } from '../ports/ports.ts';

/** Files of the tests and of the demo in the browser; gone with the process. */
export function createMemoryFiles(): Files {
  const files = new Map<string, StoredFile>();
  return {
    put: async (key, file) => {
      files.set(requireKey(key), file);
    },
    get: async (key) => files.get(key) ?? null,
    delete: async (key) => {
      files.delete(key);
    },
  };
}
