import type { PGlite } from '@electric-sql/pglite';
import type { Resource } from '../../../domain/schema/model.ts';
import type { Connection } from '../../../server/db/connection.ts';
import type { OpenDatabase } from '../../../server/db/database.ts';
import { createPglite, openPglite, PgliteConnection } from '../../../server/db/pglite.ts';

let empty: Promise<Blob> | undefined;

/** Files of a PGlite without any table. Making them takes seconds, once in a process. */
function emptyFolder(): Promise<Blob> {
  empty ??= createPglite().then(async (pglite) => {
    const folder = await pglite.dumpDataDir('none');
    await pglite.close();
    return folder;
  });
  return empty;
}

/** A PGlite without any table. */
export async function createMemory(): Promise<PGlite> {
  return createPglite({ loadDataDir: await emptyFolder() });
}

/** PGlite with the tables of these resources, as `npm run dev:msw` and the demo in the browser open it. */
export async function openMemory(resources: Resource[]): Promise<OpenDatabase> {
  return openPglite({ loadDataDir: await emptyFolder() }, resources);
}

/** An empty one, as the user who owns it. */
export async function connectMemory(): Promise<{ owner: Connection; close(): Promise<void> }> {
  const owner = new PgliteConnection(await createMemory());
  return { owner, close: () => owner.close() };
}
