import { planLimit } from '../../../domain/plans/limits.ts';
import type { CatalogFile, ImportedProduct } from '../../../domain/imports/catalog-file.ts';
import { ApiError, type ErrorCode, type FieldErrors } from '../../errors.ts';
import { createRecord, readRecord, updateRecord } from '../../resources/service.ts';
import { collectionFinder, type CollectionFinder } from './collections.ts';
import { storePictures, type PictureSource } from './pictures.ts';
import { productInput } from './product-input.ts';
import type { StoreWriter } from './store-writer.ts';

export interface ImportReport {
  created: number;
  updated: number;
  unchanged: number;
  /** Lines that broke a rule of the store: nothing of them is stored. */
  failed: { line: number; code: ErrorCode; errors?: FieldErrors }[];
}

export interface ImportOptions {
  pictures?: PictureSource;
  /** Called after each product. */
  progress?: (done: number, total: number) => void;
  /** As of when the products exist; the clock's now when left out. */
  now?: Date;
}

/**
 * Writes a catalogue into a store, each product whole or not at all. A product whose SKU the store has already
 * is brought up to date, so the same file again changes nothing. Throws only what is no product's fault.
 */
export async function importCatalog(
  writer: StoreWriter,
  file: CatalogFile,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const report: ImportReport = { created: 0, updated: 0, unchanged: 0, failed: [] };
  const collections = collectionFinder(writer);
  for (const [index, product] of file.products.entries()) {
    try {
      report[await importProduct(writer, product, collections, options)] += 1;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'unavailable' || error.code === 'internal')
        throw error;
      report.failed.push({
        line: product.line,
        code: error.code,
        ...(error.errors ? { errors: error.errors } : {}),
      });
    }
    options.progress?.(index + 1, file.products.length);
  }
  return report;
}

async function importProduct(
  writer: StoreWriter,
  product: ImportedProduct,
  collections: CollectionFinder,
  { pictures: source = () => Promise.resolve(null), now }: ImportOptions,
): Promise<'created' | 'updated' | 'unchanged'> {
  const collectionIds: number[] = [];
  for (const path of product.collections) collectionIds.push(await collections.idOf(path));
  const existing = product.sku === undefined ? null : await idOfSku(writer, product.sku);
  const limit = planLimit(writer.access.features, 'max_images_per_product') ?? product.pictures.length;
  const pictures = existing === null ? await storePictures(writer, product.pictures, source, limit) : [];
  return writer.write(async (write) => {
    if (existing === null) {
      await createRecord(write, 'products', productInput(product, collectionIds, pictures, null));
      return 'created';
    }
    const before = await readRecord(write, 'products', existing);
    const input = productInput(product, collectionIds, pictures, before);
    const after = await updateRecord(write, 'products', existing, input);
    return before?.version === after.version ? 'unchanged' : 'updated';
  }, now);
}

async function idOfSku(writer: StoreWriter, sku: string): Promise<number | null> {
  const row = await writer.ports.database.read(writer.storeId, (sql) =>
    sql
      .selectFrom('products')
      .select('id')
      .where('store_id', '=', writer.storeId)
      .where('sku', '=', sku)
      .orderBy('id')
      .executeTakeFirst(),
  );
  return row?.id ?? null;
}
