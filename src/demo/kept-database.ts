import type { Resource } from '../../domain/schema/model.ts';
import type { OpenDatabase } from '../../server/db/open-database.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { CommittedFs } from './committed-fs.ts';
import { forgetKept } from './kept.ts';

/** PGlite's name for the folder in IndexedDB. */
const FOLDER = 'tendero';

export interface KeptDatabase {
  database: OpenDatabase;
  /** What is committed until now is there after a reload. */
  keep(): Promise<void>;
}

/**
 * The demo's tables in IndexedDB. When today's schemas refuse them, the demo starts afresh and says so in the console.
 * Only one tab has them at a time: two would overwrite each other's rows, so a second one waits.
 */
export async function openKeptDatabase(resources: Resource[]): Promise<KeptDatabase> {
  await holdLock();
  try {
    return await open(resources);
  } catch (refused) {
    reportError(
      new Error('The demo starts afresh: its data does not fit the schemas any more', { cause: refused }),
    );
    await removeTables();
    await forgetKept();
    return open(resources);
  }
}

async function open(resources: Resource[]): Promise<KeptDatabase> {
  const fs = new CommittedFs(FOLDER);
  const database = await openPglite({ kind: 'pglite', fs }, resources);
  return { database, keep: () => fs.commit() };
}

/** Resolves when this tab has the lock, which it keeps until it is closed or reloaded. */
function holdLock(): Promise<void> {
  const another = new Error('The demo waits: it is open in another tab. Close it there.');
  const waiting = setTimeout(() => reportError(another), 2_000);
  return new Promise((resolve, reject) => {
    const held = navigator.locks.request('tendero-demo', () => {
      clearTimeout(waiting);
      resolve();
      return new Promise<never>(() => {});
    });
    held.catch(reject);
  });
}

function removeTables(): Promise<void> {
  return new Promise((resolve, reject) => {
    const removal = indexedDB.deleteDatabase(`/pglite/${FOLDER}`);
    const refuse = () => reject(new Error("The demo's tables are in use. Clear the data of this site."));
    removal.addEventListener('success', () => resolve());
    removal.addEventListener('error', refuse);
    removal.addEventListener('blocked', refuse);
  });
}
