import { Reader } from '@zip.js/zip.js';
import { PART_BYTES } from '../../../domain/picture-batches/batch.ts';
import type { Files } from '../../ports/ports.ts';

/** The parts were removed, as those of a ZIP that nobody started for a day are. */
export class PartsGone extends Error {
  override name = 'PartsGone';
}

export interface StoredParts {
  files: Files;
  storeId: number;
  /** Names of the stored parts, in order; all but the last have the same size. */
  names: readonly string[];
  /** Bytes of all. */
  size: number;
}

/** A file in stored parts, read at any place; of them one is in memory at a time. */
export class PartsReader extends Reader<StoredParts> {
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
