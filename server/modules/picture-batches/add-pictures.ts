import { planLimit } from '../../../domain/plans/limits.ts';
import type { FileRefusal } from '../../../domain/picture-batches/batch.ts';
import type { Access } from '../../../domain/access/access.ts';
import type { ApiPorts } from '../../api-state.ts';
import { ApiError } from '../../errors.ts';
import { lockRecords, resourceNamed, updateRecord } from '../../resources/service.ts';
import { pictureDigests, storePicture } from '../files/module.ts';
import type { WriteContext } from '../module.ts';
import { EntryFault, type ArchiveFile } from './archive.ts';

/** What became of one file, by its position. */
export type Outcome =
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
export async function storePictures(where: Where, files: readonly ArchiveFile[]): Promise<Outcome[]> {
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
export async function attachPictures(
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
