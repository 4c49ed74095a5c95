import type { Ports } from '../../ports/ports.ts';

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
