import { closedObject, FROM_ZERO, TEXT, TEXT_OR_NULL } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';

/**
 * `loading` while the browser sends the parts of the ZIP, `queued` and `running` in the worker. `failed` when the file
 * as a whole cannot be used.
 */
export const BATCH_STATES = ['loading', 'queued', 'running', 'done', 'cancelled', 'failed'] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/** What became of a file of the ZIP. */
export const BATCH_FILE_STATES = ['waiting', 'added', 'present', 'unmatched', 'refused'] as const;
export type BatchFileState = (typeof BATCH_FILE_STATES)[number];

/** Why a file of the ZIP is not added. */
export const FILE_REFUSALS = [
  'path',
  'link',
  'duplicate',
  'encrypted',
  'too_large',
  'bomb',
  'no_folder',
  'not_picture',
  'damaged',
  'too_many_pixels',
  'sku_twice',
  'no_room',
  'no_space',
  'refused',
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

/** Why a ZIP as a whole cannot be used. */
export const BATCH_FAULTS = [
  'not_zip',
  'too_many',
  'too_much',
  'empty',
  'parts_gone',
  'no_right',
  'broken',
] as const;
export type BatchFault = (typeof BATCH_FAULTS)[number];

/** Bytes of a ZIP: photos of some hundred products. */
export const MOST_ZIP_BYTES = 300 * 1024 * 1024;
/** Bytes of one part; each is sent, stored and read alone. */
export const PART_BYTES = 4 * 1024 * 1024;
/** Files of a ZIP. */
export const MOST_ZIP_FILES = 2000;
/** Bytes of all files of a ZIP when they are unpacked: photos are compressed already. */
export const MOST_UNPACKED_BYTES = 2 * MOST_ZIP_BYTES;
/** Bytes of one picture of a ZIP. */
export const MOST_PICTURE_BYTES = 20 * 1024 * 1024;
/** Unpacked to packed bytes; a photo has 1, an uncompressed TIFF of one colour may have 100. */
export const MOST_RATIO = 200;

/** True while a worker has the batch, or is about to. */
export function isBatchMoving(state: BatchState): boolean {
  return state === 'queued' || state === 'running';
}

/** A ZIP of pictures and how far it is. */
export const BATCH = closedObject({
  id: { type: 'integer' },
  file_name: TEXT,
  state: { enum: [...BATCH_STATES] },
  fault: { enum: [...BATCH_FAULTS, null] },
  total: { ...FROM_ZERO, description: 'Files of the ZIP that are pictures, once it was opened.' },
  added: FROM_ZERO,
  present: FROM_ZERO,
  unmatched: FROM_ZERO,
  refused: FROM_ZERO,
  part_bytes: { ...FROM_ZERO, description: 'Bytes of a part that the next call may send.' },
  parts: { ...FROM_ZERO, description: 'Parts that have arrived.' },
  user: { ...TEXT_OR_NULL, description: 'Who started it; null when their account is gone.' },
  created_at: { type: 'string', format: 'date-time' },
  finished_at: TEXT_OR_NULL,
});
export type PictureBatch = FromSchema<typeof BATCH>;

/** A file of the ZIP, and what became of it. */
export const BATCH_FILE = closedObject({
  position: FROM_ZERO,
  path: TEXT,
  sku: TEXT,
  state: { enum: [...BATCH_FILE_STATES] },
  reason: { enum: [...FILE_REFUSALS, null] },
  product_id: { type: ['integer', 'null'] },
});
export type BatchFile = FromSchema<typeof BATCH_FILE>;
