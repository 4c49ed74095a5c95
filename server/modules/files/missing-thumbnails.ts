import { privateName } from '../../../domain/files/private-file.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Ports } from '../../ports/ports.ts';
import { THUMBNAILS_JOB } from './make-thumbnails.ts';

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
      const task = await enqueue(tx, THUMBNAILS_JOB, { storeId: store_id, name });
      await tx.sql
        .updateTable('stored_files')
        .set({ task_process_id: task })
        .where('store_id', '=', store_id)
        .where('name', '=', name)
        .execute();
    });
  return missing.length;
}
