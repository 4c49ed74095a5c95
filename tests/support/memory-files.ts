import { requireKey } from '../../server/adapters/file-types.ts';
import type { Files, StoredFile } from '../../server/ports/ports.ts';

/** Files in memory, gone with the process. */
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
