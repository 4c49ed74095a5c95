import type { StoreTx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Job } from '../../jobs/job.ts';
import type { Ports } from '../../ports/ports.ts';

export const REMOVE_FILES_JOB = 'files.remove';

/** Removes a file that no record names, and what it counts for. A crash in between leaves it to the removal of unused ones. */
export async function removeStoredFile(
  { database, files }: Pick<Ports, 'database' | 'files'>,
  storeId: number,
  name: string,
): Promise<void> {
  await database.write(storeId, async ({ sql }) => {
    await sql.deleteFrom('stored_files').where('store_id', '=', storeId).where('name', '=', name).execute();
    await files.delete(`${storeId}/${name}`);
  });
}

/** Removes files once the transaction commits that deletes the rows which name them. */
export async function removeFilesAfter(tx: StoreTx, names: readonly string[]): Promise<void> {
  if (names.length > 0) await enqueue(tx, REMOVE_FILES_JOB, { names });
}

/** Does what `removeFilesAfter` ordered; a name that is gone already is no failure. */
export async function removeOrderedFiles(
  ports: Pick<Ports, 'database' | 'files'>,
  { storeId, payload }: Job,
): Promise<void> {
  // Written by `removeFilesAfter` and by nobody else.
  const { names } = payload as { names: string[] };
  if (storeId === null) throw new Error('Files to remove have no store');
  for (const name of names) await removeStoredFile(ports, storeId, name);
}
