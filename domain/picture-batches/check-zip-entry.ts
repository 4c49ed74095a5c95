import { MOST_PICTURE_BYTES, MOST_RATIO, type FileRefusal } from './batch.ts';

/** An entry of the ZIP's directory. */
export interface ZipEntry {
  filename: string;
  directory: boolean;
  symlink: boolean;
  encrypted: boolean;
  /** Bytes, as the directory says. */
  compressedSize: number;
  uncompressedSize: number;
}

/** A file to add, or why not; null for what systems put into a ZIP by themselves. */
export type JudgedEntry = { path: string; sku: string; refusal: FileRefusal | null } | null;

const PICTURE = /\.(jpe?g|png|webp|tiff?|svg)$/i;
/** Of macOS and Windows. */
const SYSTEM = /(^|\/)(__MACOSX\/|\.DS_Store$|\.[^/]*$|Thumbs\.db$|desktop\.ini$)/i;
/** Bytes below which a high ratio harms nobody. */
const HARMLESS = 1024 * 1024;
/** Characters of a path and a SKU that are kept for the report. */
const LONGEST_PATH = 300;
const LONGEST_SKU = 100;

/**
 * Judges entries in their order by what the directory says of them. The folder that holds a picture is named by the
 * SKU, whatever folders stand around it. What an entry really unpacks to is bounded again when it is read.
 */
export function entryJudge(): (entry: ZipEntry) => JudgedEntry {
  const seen = new Set<string>();
  return (entry) => {
    const { filename } = entry;
    if (entry.directory || SYSTEM.test(filename)) return null;
    const folders = filename.split('/').slice(0, -1);
    const sku = (folders.at(-1) ?? '').trim().slice(0, LONGEST_SKU);
    const refusal = refusalOf(entry, sku, seen.has(filename));
    seen.add(filename);
    return { path: filename.slice(0, LONGEST_PATH), sku, refusal };
  };
}

function refusalOf(entry: ZipEntry, sku: string, twice: boolean): FileRefusal | null {
  if (!isSafePath(entry.filename)) return 'path';
  if (entry.symlink) return 'link';
  if (twice) return 'duplicate';
  if (entry.encrypted) return 'encrypted';
  if (!PICTURE.test(entry.filename)) return 'not_picture';
  const { compressedSize, uncompressedSize } = entry;
  if (uncompressedSize > HARMLESS && uncompressedSize > compressedSize * MOST_RATIO) return 'bomb';
  if (uncompressedSize > MOST_PICTURE_BYTES) return 'too_large';
  return sku === '' ? 'no_folder' : null;
}

/** Nothing is written by these paths; one that leaves its folder is a sign of somebody who tries. */
function isSafePath(path: string): boolean {
  if (path.startsWith('/') || path.includes('\\') || path.includes('\0') || /^[A-Za-z]:/.test(path))
    return false;
  return path.split('/').every((segment) => segment !== '..' && segment !== '.');
}
