import type { ApiPorts } from '../../api-state.ts';
import type { StoreTx } from '../../db/database.ts';
import type { memberAccess } from '../identity/module.ts';
import { attachPictures, storePictures, type Outcome } from './add-pictures.ts';
import type { ArchiveFile } from './archive.ts';
import { findProduct } from './find-product.ts';
import { lockBatch, type BatchRow } from './select-batch.ts';

export interface Running {
  batch: BatchRow;
  archive: readonly ArchiveFile[];
  member: NonNullable<Awaited<ReturnType<typeof memberAccess>>>;
  /** The job's id. */
  task: number;
}

/** `2.jpg` comes before `10.jpg`: the first picture of a product is its cover. */
const byName = new Intl.Collator('es', { numeric: true });

/** Adds the pictures of the next folder, or ends the batch when none waits. */
export async function addNextProduct(ports: ApiPorts, running: Running): Promise<void> {
  const { batch, member } = running;
  const { store_id: storeId, id } = batch;
  const files = await nextFiles(ports, running);
  const sku = files[0]?.sku;
  if (sku === undefined) return finish(ports, batch);
  const product = await ports.database.read(storeId, (sql) => findProduct(sql, storeId, sku));
  const productId = typeof product === 'number' ? product : null;
  const where = { ports, storeId, access: member.access, productId: productId ?? 0, task: running.task };
  const stored = productId === null ? withoutProduct(files, product) : await storePictures(where, files);
  await ports.database.write(storeId, async (tx) => {
    const locked = await lockBatch(tx, id);
    // Cancelled meanwhile, or another worker was first: what was stored goes with what nothing uses.
    if (locked?.state !== 'running' || !(await stillWait(tx, id, sku))) return;
    const requestId = `pictures-${id}`;
    const quiet = { ...tx, notify: () => undefined };
    const write = { tx: quiet, storeId, ports, now: ports.clock.now(), requestId, ...member };
    const outcomes = productId === null ? stored : await attachPictures(write, where, stored);
    for (const { position, state, reason } of outcomes)
      await tx.sql
        .updateTable('picture_batch_files')
        .set({ state, reason, product_id: productId })
        .where('store_id', '=', storeId)
        .where('batch_id', '=', id)
        .where('position', '=', position)
        .execute();
    const counts = { added: 0, present: 0, unmatched: 0, refused: 0 };
    for (const { state } of outcomes) counts[state] += 1;
    const moved = {
      added: locked.added + counts.added,
      present: locked.present + counts.present,
      unmatched: locked.unmatched + counts.unmatched,
      refused: locked.refused + counts.refused,
    };
    await tx.sql
      .updateTable('picture_batches')
      .set(moved)
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .execute();
    tx.notify({ type: 'picture-batches.progress', id, data: { ...moved, total: locked.total } });
  });
}

async function nextFiles(ports: ApiPorts, { batch, archive }: Running): Promise<ArchiveFile[]> {
  const { store_id: storeId, id } = batch;
  const rows = await ports.database.read(storeId, (sql) =>
    sql
      .selectFrom('picture_batch_files')
      .select(['position', 'sku'])
      .where('store_id', '=', storeId)
      .where('batch_id', '=', id)
      .where('state', '=', 'waiting')
      .where('sku', '=', (first) =>
        first
          .selectFrom('picture_batch_files')
          .select('sku')
          .where('store_id', '=', storeId)
          .where('batch_id', '=', id)
          .where('state', '=', 'waiting')
          .orderBy('sku')
          .limit(1),
      )
      .execute(),
  );
  const waiting = new Set(rows.map(({ position }) => position));
  return archive
    .filter(({ position }) => waiting.has(position))
    .sort((a, b) => byName.compare(a.path, b.path));
}

function withoutProduct(files: readonly ArchiveFile[], found: 'several' | number | undefined): Outcome[] {
  return files.map(({ position }) =>
    found === 'several'
      ? { position, state: 'refused', reason: 'sku_twice' }
      : { position, state: 'unmatched', reason: null },
  );
}

async function stillWait({ sql, storeId }: StoreTx, id: number, sku: string): Promise<boolean> {
  const row = await sql
    .selectFrom('picture_batch_files')
    .select('position')
    .where('store_id', '=', storeId)
    .where('batch_id', '=', id)
    .where('sku', '=', sku)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function finish(ports: ApiPorts, { store_id, id }: BatchRow): Promise<void> {
  await ports.database.write(store_id, async (tx) => {
    const batch = await lockBatch(tx, id);
    if (batch?.state !== 'running') return;
    await tx.sql
      .updateTable('picture_batches')
      .set({ state: 'done', finished_at: ports.clock.now() })
      .where('store_id', '=', store_id)
      .where('id', '=', id)
      .execute();
    tx.notify({ type: 'picture-batches.progress', id });
    // Lists that show products read them again, once.
    tx.notify({ type: 'products.updated' });
  });
}
