import { sql as raw } from 'kysely';
import { hasThumbnails, THUMBNAIL_SIZES, thumbnailName } from '../../../domain/files/thumbnails.ts';
import { namesInRecords } from './names-in-records.ts';
import type { Database } from '../../db/database.ts';
import type { Ports } from '../../ports/ports.ts';

/** Milliseconds that a form may be open, and a deleted record be brought back. */
const GRACE = 24 * 60 * 60 * 1000;
/** Files of one store in one run. */
const MOST = 500;

type Needed = Pick<Ports, 'database' | 'files' | 'resources' | 'clock'>;

/**
 * Removes the files that no record of their store has named for a day.
 * @returns how many
 */
export async function removeUnusedFiles(ports: Needed, signal?: AbortSignal): Promise<number> {
  const before = new Date(ports.clock.now().getTime() - GRACE);
  let removed = 0;
  for (const storeId of await storesWithOldFiles(ports.database, before)) {
    if (signal?.aborted === true) break;
    removed += await removeOfStore(ports, storeId, before);
  }
  return removed;
}

/** A store is read once a day, and not at all while it has no file. */
async function storesWithOldFiles(database: Database, before: Date): Promise<number[]> {
  const rows = await database.platform((sql) =>
    sql.selectFrom('stored_files').select('store_id').distinct().where('checked_at', '<=', before).execute(),
  );
  return rows.map(({ store_id }) => store_id);
}

async function removeOfStore(ports: Needed, storeId: number, before: Date): Promise<number> {
  const { database, clock } = ports;
  const unused = await database.write(storeId, async ({ sql }) => {
    const used = await namesInRecords(sql, ports, storeId);
    const checked = sql
      .updateTable('stored_files')
      .set({ checked_at: clock.now() })
      .where('store_id', '=', storeId)
      .where('checked_at', '<=', before);
    await checked
      .set({ unused_since: null })
      .where(raw<boolean>`name = any(${used})`)
      .execute();
    // What a record named at the last look may be brought back for another day.
    await checked.set({ unused_since: clock.now() }).where('unused_since', 'is', null).execute();
    return sql
      .selectFrom('stored_files')
      .select('name')
      .where('store_id', '=', storeId)
      .where('checked_at', '<=', before)
      .limit(MOST)
      .execute();
  });
  let removed = 0;
  for (const { name } of unused) if (await removeFile(ports, storeId, name, before)) removed += 1;
  return removed;
}

/**
 * The row is taken first, as a record that begins to name the file takes it: what a record names meanwhile stays. A
 * crash before the commit leaves the row, and the next run removes it.
 * @returns whether it was still unused
 */
async function removeFile(
  { database, files }: Needed,
  storeId: number,
  name: string,
  before: Date,
): Promise<boolean> {
  return database.write(storeId, async ({ sql }) => {
    const [row] = await sql
      .deleteFrom('stored_files')
      .where('store_id', '=', storeId)
      .where('name', '=', name)
      .where('checked_at', '<=', before)
      .returning('name')
      .execute();
    if (row === undefined) return false;
    if (hasThumbnails(name))
      for (const size of THUMBNAIL_SIZES) await files.delete(`${storeId}/${thumbnailName(name, size)}`);
    await files.delete(`${storeId}/${name}`);
    return true;
  });
}
