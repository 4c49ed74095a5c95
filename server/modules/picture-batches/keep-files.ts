import type { ApiPorts } from '../../api-state.ts';
import type { ArchiveFile } from './archive.ts';
import { lockBatch, type BatchRow } from './select-batch.ts';

/** Rows of one statement: PostgreSQL takes 65,535 values. */
const ROWS = 1000;

/** Writes the files of an opened ZIP as rows, each with what its name and size already say; once, whatever dies. */
export async function keepFiles(
  ports: ApiPorts,
  { store_id, id }: BatchRow,
  archive: readonly ArchiveFile[],
): Promise<void> {
  const rows = archive.map(({ position, path, sku, refusal }) => ({
    store_id,
    batch_id: id,
    position,
    path,
    sku,
    state: refusal === null ? ('waiting' as const) : ('refused' as const),
    reason: refusal,
    product_id: null,
  }));
  await ports.database.write(store_id, async (tx) => {
    const batch = await lockBatch(tx, id);
    if (batch === undefined || batch.opened || batch.state === 'cancelled') return;
    for (let from = 0; from < rows.length; from += ROWS)
      await tx.sql
        .insertInto('picture_batch_files')
        .values(rows.slice(from, from + ROWS))
        .execute();
    const refused = rows.filter(({ state }) => state === 'refused').length;
    await tx.sql
      .updateTable('picture_batches')
      .set({ opened: true, state: 'running', total: rows.length, refused })
      .where('store_id', '=', store_id)
      .where('id', '=', id)
      .execute();
    tx.notify({ type: 'picture-batches.progress', id });
  });
}
