import { sql as raw } from 'kysely';
import type { Access } from '../../../domain/access/access.ts';
import type { FileRefusal } from '../../../domain/picture-batches/batch.ts';
import { planLimit } from '../../../domain/plans/features.ts';
import type { ApiPorts, WriteContext } from '../../context.ts';
import type { Sql, StoreTx } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import { lockRecords, resourceNamed, updateRecord } from '../../resources/service.ts';
import { pictureDigests, storePicture } from '../files/module.ts';
import type { memberAccess } from '../identity/module.ts';
import { EntryFault, type ArchiveFile } from './archive.ts';
import { lockBatch, type BatchRow } from './batch.ts';

interface Running {
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

/** The product with this SKU in any case, of its own or of a variant; `several` where it does not name one alone. */
async function findProduct(sql: Sql, storeId: number, sku: string): Promise<number | 'several' | undefined> {
  const matches = raw<boolean>`lower(sku) = lower(${sku})`;
  const own = await sql
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', storeId)
    .where(matches)
    .limit(2)
    .execute();
  const found =
    own.length > 0
      ? own
      : await sql
          .selectFrom('product_variants')
          .select('parent_id as id')
          .distinct()
          .where('store_id', '=', storeId)
          .where(matches)
          .limit(2)
          .execute();
  return found.length > 1 ? 'several' : found[0]?.id;
}

/** What became of one file, by its position. */
type Outcome =
  | { position: number; state: 'added' | 'present' | 'unmatched'; reason: null; url?: string }
  | { position: number; state: 'refused'; reason: FileRefusal };

interface Where {
  ports: ApiPorts;
  storeId: number;
  access: Access;
  productId: number;
  /** The job that brings them in. */
  task: number;
}

/** As many pictures as the plan and the schema allow a product. */
function mostPictures({ ports, access }: Where): number {
  const field = resourceNamed(ports, 'products').fields.find(({ source }) => source === 'product_images');
  const most = planLimit(access.features, 'max_images_per_product') ?? Infinity;
  return Math.min(most, field?.schema.maxItems ?? Infinity);
}

/**
 * Makes the pictures of a product safe and stores them, before its row is locked. A file that one of its pictures was
 * made of already is not added again.
 */
async function storePictures(where: Where, files: readonly ArchiveFile[]): Promise<Outcome[]> {
  const { ports, storeId, productId } = where;
  const { count, digests } = await picturesOf(where);
  const known = new Set(digests);
  let room = mostPictures(where) - count;
  const outcomes: Outcome[] = [];
  for (const file of files) {
    const { position } = file;
    try {
      const bytes = await file.read();
      const digest = await sha256(bytes);
      if (known.has(digest)) {
        outcomes.push({ position, state: 'present', reason: null });
        continue;
      }
      if (room <= 0) throw new EntryFault('no_room');
      const owner = { ports, storeId, features: where.access.features, now: ports.clock.now() };
      const { url } = await storePicture(owner, bytes, { digest, task: where.task });
      known.add(digest);
      room -= 1;
      outcomes.push({ position, state: 'added', reason: null, url });
    } catch (error) {
      outcomes.push({ position, state: 'refused', reason: refusalOf(error) });
    }
  }
  ports.logger.debug({ storeId, productId, files: files.length }, 'pictures of a ZIP are stored');
  return outcomes;
}

/** Puts the stored pictures behind those that the product has. Nothing happens to a product that is gone. */
async function attachPictures(
  write: WriteContext,
  where: Where,
  outcomes: readonly Outcome[],
): Promise<Outcome[]> {
  const [product] = await lockRecords(write, 'products', [where.productId]);
  if (product === undefined)
    return outcomes.map(({ position }) => ({ position, state: 'unmatched', reason: null }));
  // Somebody may have added one meanwhile.
  let room = mostPictures(where) - product.product_images.length;
  const added: { picture_url: string }[] = [];
  const settled = outcomes.map((outcome): Outcome => {
    if (outcome.state !== 'added' || outcome.url === undefined) return outcome;
    if (room <= 0) return { position: outcome.position, state: 'refused', reason: 'no_room' };
    room -= 1;
    added.push({ picture_url: outcome.url });
    return outcome;
  });
  if (added.length > 0) {
    const product_images = [...product.product_images, ...added].map((image, order) => ({ ...image, order }));
    await updateRecord(write, 'products', where.productId, { product_images });
  }
  return settled;
}

async function picturesOf({ ports, storeId, productId }: Where) {
  return ports.database.read(storeId, async (sql) => {
    const rows = await sql
      .selectFrom('product_images')
      .select('picture_url')
      .where('store_id', '=', storeId)
      .where('parent_id', '=', productId)
      .execute();
    const urls = rows.map(({ picture_url }) => picture_url);
    return { count: rows.length, digests: await pictureDigests(sql, storeId, urls) };
  });
}

/** @throws what is no fault of the file, so that the job tries again */
function refusalOf(error: unknown): FileRefusal {
  if (error instanceof EntryFault) return error.refusal;
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'plan_limit') return 'no_space';
  if (error.code !== 'invalid') throw error;
  return error.errors?.['file']?.key === 'picture_pixels' ? 'too_many_pixels' : 'damaged';
}

async function sha256(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
