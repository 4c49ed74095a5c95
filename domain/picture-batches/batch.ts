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
