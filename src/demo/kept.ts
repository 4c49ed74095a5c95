import { clear, createStore, del, get, set } from 'idb-keyval';
import { requireKey } from '../../server/adapters/file-types.ts';
import { randomSecret, type Bytes } from '../../server/encoding.ts';
import type { Files, StoredFile } from '../../server/ports/ports.ts';
import { newKey } from '../../server/secrets/keys.ts';

/** What the demo keeps in IndexedDB beside its tables, so that a reload of the page loses nothing. */
const files = createStore('tendero-demo-files', 'files');
const rest = createStore('tendero-demo', 'kept');

/** Pictures and documents. */
export const keptFiles: Files = {
  put: (key, file) => set(requireKey(key), file, files),
  get: async (key) => (await get<StoredFile>(key, files)) ?? null,
  delete: (key) => del(key, files),
};

/** Signs the sessions: the same at each start, so that a reload ends none of them. */
export const keptSecret = (): Promise<string> => madeOnce('secret', randomSecret);

/** Seals the secret fields: the same at each start, so that they can be opened again. */
export const keptKey = (): Promise<Bytes> => madeOnce('key', newKey);

export async function keptCookies(): Promise<Map<string, string>> {
  return (await get<Map<string, string>>('cookies', rest)) ?? new Map<string, string>();
}

export function keepCookies(cookies: ReadonlyMap<string, string>): Promise<void> {
  return set('cookies', new Map(cookies), rest);
}

/** The tables are removed apart, by who opened them. */
export async function forgetKept(): Promise<void> {
  await Promise.all([clear(files), clear(rest)]);
}

async function madeOnce<T>(name: string, make: () => T): Promise<T> {
  const kept = await get<T>(name, rest);
  if (kept !== undefined) return kept;
  const made = make();
  await set(name, made, rest);
  return made;
}
