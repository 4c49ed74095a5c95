import { sql as raw } from 'kysely';
import { privateName } from '../../../domain/files/private-file.ts';
import { THUMBNAIL_SIZES, thumbnailName } from '../../../domain/files/thumbnails.ts';
import type { StoreTx } from '../../db/database.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { Ports } from '../../context.ts';

export const THUMBNAILS_JOB = defineJob('files.thumbnails', {
  type: 'object',
  properties: { storeId: { type: 'integer' }, name: { type: 'string' } },
  required: ['storeId', 'name'],
});

type Needed = Pick<Ports, 'database' | 'files' | 'pictures' | 'clock'>;

/**
 * Makes the thumbnails of one stored picture. Run again after a crash, it writes the same files; their bytes are
 * counted once. A picture that is gone meanwhile leaves none.
 */
export async function makeThumbnails(
  ports: Needed,
  { storeId, name }: { storeId: number; name: string },
): Promise<void> {
  const key = (file: string): string => `${storeId}/${file}`;
  const picture = await ports.files.get(key(name));
  if (picture === null) return;
  const bodies = await ports.pictures.thumbnails(picture.body, THUMBNAIL_SIZES, storeId);
  await ports.database.write(storeId, async (tx) => {
    const size = bodies.reduce((sum, { byteLength }) => sum + byteLength, 0);
    // Locks the row: the removal of the file takes it too, so that one of the two waits for the other.
    if (!(await markMade(tx, name, size, ports.clock.now()))) return;
    for (const [at, side] of THUMBNAIL_SIZES.entries()) {
      const body = bodies[at];
      if (body === undefined) throw new Error(`No thumbnail of ${side} px was made`);
      await ports.files.put(key(thumbnailName(name, side)), { body, contentType: 'image/webp' });
    }
  });
}

/** @returns false when the file is gone, or another run was first */
async function markMade({ sql, storeId }: StoreTx, name: string, size: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('stored_files')
    .set({ thumbnails_at: now, size: raw<number>`size + ${size}` })
    .where('store_id', '=', storeId)
    .where('name', '=', name)
    .where('thumbnails_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Milliseconds that a job may take with all its tries; then it has failed, or never was. */
const OVERDUE = 60 * 60 * 1000;
/** Pictures of one run, each some 100 milliseconds of work. */
const MOST = 2000;

/**
 * Orders the thumbnails of pictures of before there were thumbnails, and of those whose job has failed.
 * @returns how many
 */
export async function orderMissingThumbnails({
  database,
  clock,
}: Pick<Ports, 'database' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - OVERDUE);
  const missing = await database.platform((sql) =>
    sql
      .selectFrom('stored_files')
      .select(['store_id', 'name'])
      .where('thumbnails_at', 'is', null)
      .where('name', 'like', '%.webp')
      .where('name', 'not like', privateName('%'))
      .where('created_at', '<=', before)
      .orderBy('created_at')
      .limit(MOST)
      .execute(),
  );
  for (const { store_id, name } of missing)
    await database.write(store_id, async (tx) => {
      const task = await THUMBNAILS_JOB.enqueue(tx, { storeId: store_id, name });
      await tx.sql
        .updateTable('stored_files')
        .set({ task_process_id: task })
        .where('store_id', '=', store_id)
        .where('name', '=', name)
        .execute();
    });
  return missing.length;
}
