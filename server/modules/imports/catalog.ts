import { knownFormat, readKnownFormat } from '../../../domain/imports/formats/known-format.ts';
import { picturesOfWooCommerce } from '../../../domain/imports/formats/woocommerce.ts';
import type { ImportRecord } from '../../../domain/imports/import-record.ts';
import { readRecord, type ReadRecord } from '../../../domain/imports/read-record.ts';
import type { ImportShape } from '../../../domain/imports/shape-answer.ts';
import { readCsv } from '../../../domain/imports/sheet.ts';
import { planLimit } from '../../../domain/plans/features.ts';
import { ApiError, type ErrorCode, type FieldErrors } from '../../errors.ts';
import { recordInput } from '../../resources/import/write-record.ts';
import { createRecord } from '../../resources/write/create.ts';
import { lockRecord } from '../../resources/write/lock.ts';
import { updateRecord } from '../../resources/write/update.ts';
import { storePicture } from '../files/module.ts';
import { findStored } from './find-stored.ts';
import { faulty } from './refusal.ts';
import type { StoreWriter } from './store-writer.ts';
import { shapeFor, targetNamed } from './target.ts';

/** The products of a WooCommerce export, with their pictures by the line of the product. */
export interface CatalogFile {
  shape: ImportShape;
  records: ImportRecord[];
  pictures: ReadonlyMap<number, string[]>;
}

export interface ImportReport {
  created: number;
  updated: number;
  unchanged: number;
  /** Lines that broke a rule of the store: nothing of them is stored. */
  failed: { line: number; code: ErrorCode; errors?: FieldErrors }[];
}

interface ImportOptions {
  pictures?: PictureSource;
  /** Called after each product. */
  progress?: (done: number, total: number) => void;
  /** As of when the products exist; the clock's now when left out. */
  now?: Date;
}

/** Reads WooCommerce's export as the panel does. Throws `FileFault`, and an error for a file of another program. */
export async function readCatalog(
  { ports, storeId, access }: StoreWriter,
  bytes: Uint8Array,
): Promise<CatalogFile> {
  const target = targetNamed(ports, 'products');
  const reader = { storeId, access, language: 'en' as const, now: ports.clock.now() };
  const shape = await ports.database.read(storeId, (sql) => shapeFor(sql, target, reader));
  const sheet = readCsv(bytes);
  if (knownFormat(shape, sheet) !== 'woocommerce') throw new Error('The file is none of WooCommerce');
  const { records } = readKnownFormat(shape, sheet, 'woocommerce');
  return { shape, records, pictures: picturesOfWooCommerce(sheet) };
}

/**
 * Writes a catalogue into a store, each product whole or not at all. A product whose SKU the store has already
 * is brought up to date, so the same file again changes nothing. Throws only what is no product's fault.
 */
export async function importCatalog(
  writer: StoreWriter,
  { shape, records, pictures }: CatalogFile,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const report: ImportReport = { created: 0, updated: 0, unchanged: 0, failed: [] };
  for (const [index, record] of records.entries()) {
    try {
      const read = readRecord(shape, record);
      if (read.faults.length > 0) throw faulty(record, read.faults);
      report[await importProduct(writer, read, pictures.get(record.line) ?? [], options)] += 1;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'unavailable' || error.code === 'internal')
        throw error;
      report.failed.push({
        line: record.line,
        code: error.code,
        ...(error.errors ? { errors: error.errors } : {}),
      });
    }
    options.progress?.(index + 1, records.length);
  }
  return report;
}

async function importProduct(
  writer: StoreWriter,
  read: ReadRecord,
  names: string[],
  { pictures: source = () => Promise.resolve(null), now }: ImportOptions,
): Promise<'created' | 'updated' | 'unchanged'> {
  const { resource } = targetNamed(writer.ports, 'products');
  const { storeId } = writer;
  const stored = await writer.ports.database.read(storeId, (sql) =>
    findStored({ tx: { sql }, storeId }, resource, [read]),
  );
  const id = stored.of(read);
  const limit = planLimit(writer.access.features, 'max_images_per_product') ?? names.length;
  const urls = id === null ? await storePictures(writer, names, source, limit) : [];
  return writer.write(async (write) => {
    const before = id === null ? null : await lockRecord(write, resource, id);
    const input = await recordInput(write, resource, read, before, []);
    if (before === null || id === null) {
      const images = urls.map((picture_url, order) => ({ picture_url, order }));
      await createRecord(write, resource, images.length === 0 ? input : { ...input, product_images: images });
      return 'created';
    }
    const after = await updateRecord(write, resource, id, input);
    return before['version'] === after['version'] ? 'unchanged' : 'updated';
  }, now);
}

/** The bytes of a picture that a file names; null when there is none of that name. */
export type PictureSource = (name: string) => Promise<Uint8Array | null>;

/** Stores the pictures that can be had and returns their addresses, in order. */
async function storePictures(
  writer: StoreWriter,
  names: string[],
  source: PictureSource,
  limit: number,
): Promise<string[]> {
  const urls: string[] = [];
  for (const name of names) {
    const bytes = urls.length < limit ? await source(name) : null;
    if (bytes === null) continue;
    const { ports, storeId, access } = writer;
    const owner = { ports, storeId, features: access.features, now: ports.clock.now() };
    urls.push((await storePicture(owner, bytes)).url);
  }
  return urls;
}
