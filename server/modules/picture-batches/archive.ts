import { Reader, ZipReader, type FileEntry } from '@zip.js/zip.js';
import {
  MOST_PICTURE_BYTES,
  MOST_UNPACKED_BYTES,
  MOST_ZIP_FILES,
  PART_BYTES,
  type BatchFault,
  type FileRefusal,
} from '../../../domain/picture-batches/batch.ts';
import { entryJudge, type JudgedEntry } from '../../../domain/picture-batches/check-zip-entry.ts';
import { ApiError } from '../../errors.ts';
import type { Files } from '../../ports/ports.ts';

/** The parts were removed, as those of a ZIP that nobody started for a day are. */
export class PartsGone extends Error {
  override name = 'PartsGone';
}

interface StoredParts {
  files: Files;
  storeId: number;
  /** Names of the stored parts, in order; all but the last have the same size. */
  names: readonly string[];
  /** Bytes of all. */
  size: number;
}

/** A file in stored parts, read at any place; of them one is in memory at a time. */
class PartsReader extends Reader<StoredParts> {
  readonly #parts: StoredParts;
  #held: { at: number; body: Uint8Array } | undefined;

  constructor(parts: StoredParts) {
    super(parts);
    this.#parts = parts;
    this.size = parts.size;
  }

  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    const end = Math.min(index + length, this.size);
    const bytes = new Uint8Array(Math.max(0, end - index));
    for (let at = index; at < end;) {
      const part = await this.#part(Math.floor(at / PART_BYTES));
      const piece = part.subarray(at % PART_BYTES, (at % PART_BYTES) + end - at);
      bytes.set(piece, at - index);
      at += piece.byteLength;
    }
    return bytes;
  }

  /** @throws PartsGone */
  async #part(at: number): Promise<Uint8Array> {
    if (this.#held?.at === at) return this.#held.body;
    const { files, storeId, names } = this.#parts;
    const file = await files.get(`${storeId}/${names[at] ?? ''}`);
    if (file === null || file.body.byteLength === 0) throw new PartsGone();
    this.#held = { at, body: file.body };
    return file.body;
  }
}

/** Why the ZIP as a whole cannot be used. */
export class ArchiveFault extends Error {
  override name = 'ArchiveFault';
  readonly fault: BatchFault;
  constructor(fault: BatchFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Why one file of the ZIP cannot be used. */
export class EntryFault extends Error {
  override name = 'EntryFault';
  readonly refusal: FileRefusal;
  constructor(refusal: FileRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

export interface ArchiveFile extends NonNullable<JudgedEntry> {
  /** In the directory of the ZIP, which never changes. */
  position: number;
  /** Throws `EntryFault`. */
  read(): Promise<Uint8Array>;
}

/** Entries that are looked at: those of systems are left out of the files, and must not cost for ever. */
const MOST_ENTRIES = 3 * MOST_ZIP_FILES;
/** Milliseconds to unpack one picture. */
const PATIENCE = 20_000;

/** We say of each name what is wrong with it, and write nothing by any of them. */
const OPTIONS = { useWebWorkers: false, filenameValidation: 'tolerant' } as const;

/**
 * Reads the directory of a ZIP; no file is unpacked before it is asked for.
 * @throws ArchiveFault, PartsGone
 */
export async function openArchive(parts: StoredParts): Promise<ArchiveFile[]> {
  const judge = entryJudge();
  const files: ArchiveFile[] = [];
  let entries = 0;
  let unpacked = 0;
  try {
    for await (const entry of new ZipReader(new PartsReader(parts), OPTIONS).getEntriesGenerator()) {
      entries += 1;
      const judged = judge(entry);
      if (judged !== null && !entry.directory) {
        if (judged.refusal === null) unpacked += entry.uncompressedSize;
        files.push({ ...judged, position: entries, read: () => unpack(entry) });
      }
      if (entries > MOST_ENTRIES || files.length > MOST_ZIP_FILES) throw new ArchiveFault('too_many');
      if (unpacked > MOST_UNPACKED_BYTES) throw new ArchiveFault('too_much');
    }
  } catch (error) {
    if (isOurs(error)) throw error;
    // The library distinguishes many kinds of damage; to the merchant it is one thing.
    throw new ArchiveFault('not_zip');
  }
  if (files.length === 0) throw new ArchiveFault('empty');
  return files;
}

/**
 * The bytes are counted as they come, whatever was judged before. The library refuses an entry that unpacks to more than
 * its directory says.
 */
async function unpack(entry: FileEntry): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const sink = new WritableStream<Uint8Array>({
    write(chunk) {
      size += chunk.byteLength;
      if (size > MOST_PICTURE_BYTES) throw new EntryFault('bomb');
      chunks.push(chunk);
    },
  });
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    await entry.getData(sink, { useWebWorkers: false, checkOverlappingEntry: true, signal });
  } catch (error) {
    if (isOurs(error)) throw error;
    throw new EntryFault('damaged');
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

function isOurs(error: unknown): boolean {
  return (
    error instanceof ApiError ||
    error instanceof ArchiveFault ||
    error instanceof EntryFault ||
    error instanceof PartsGone
  );
}
