import { MOST_PARTS, MOST_UNPACK_RATIO, MOST_UNPACKED_BYTES } from '../../../../domain/imports/limits.ts';
import { FileFault } from '../../../../domain/imports/file-fault.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LONGEST_COMMENT = 65_535;
/** A part that is small enough may pack better than any real sheet does. */
const SMALL = 1_000_000;
const DEFLATED = 8;
const STORED = 0;
/** A document type stands before the first element. */
const HEAD = 4_096;

interface Part {
  name: string;
  method: number;
  packed: number;
  size: number;
  at: number;
}

/** An archive that was checked. */
export interface Archive {
  names: string[];
  /** The text of a part in pieces; of none that is not there. */
  textOf(name: string): AsyncGenerator<string>;
}

/**
 * Refuses an archive that says it unpacks to more than a spreadsheet does. Refuses a document type in a part, too. The
 * reader of the sheets holds each part to the size that is checked here.
 */
export async function checkZip(bytes: Uint8Array): Promise<Archive> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = directoryOf(view, bytes);
  const names = parts.map(({ name }) => name);
  if (!names.includes('xl/workbook.xml')) throw new FileFault('not_a_table');
  if (new Set(names).size !== names.length) throw new FileFault('damaged');
  let total = 0;
  for (const { size, packed, method } of parts) {
    total += size;
    const unsaid = size === 0 && packed > 2;
    if (unsaid || (method !== DEFLATED && method !== STORED)) throw new FileFault('damaged');
    if (size > SMALL && size > packed * MOST_UNPACK_RATIO) throw new FileFault('unpacks_too_much');
  }
  if (total > MOST_UNPACKED_BYTES) throw new FileFault('unpacks_too_much');
  for (const part of parts)
    if (/\.(?:xml|rels)$/.test(part.name) && (await headOf(view, bytes, part)).includes('<!DOCTYPE'))
      throw new FileFault('external_entities');
  const named = new Map(parts.map((part) => [part.name, part]));
  return {
    names,
    textOf(name) {
      const part = named.get(name);
      return part === undefined ? noText() : textOf(view, bytes, part);
    },
  };
}

function directoryOf(view: DataView, bytes: Uint8Array): Part[] {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > MOST_PARTS) throw new FileFault('unpacks_too_much');
  const parts: Part[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_SIZE > view.byteLength || view.getUint32(at, true) !== ENTRY)
      throw new FileFault('damaged');
    const length = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + length));
    parts.push({
      name,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += ENTRY_SIZE + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

function findEnd(view: DataView): number {
  const from = view.byteLength - END_SIZE;
  for (let at = from; at >= Math.max(0, from - LONGEST_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw new FileFault('damaged');
}

/** The first characters of a part. */
async function headOf(view: DataView, bytes: Uint8Array, part: Part): Promise<string> {
  let text = '';
  for await (const piece of textOf(view, bytes, part)) {
    text += piece;
    if (text.length >= HEAD) break;
  }
  return text;
}

/** A part piece by piece, never more than it says it unpacks to. */
async function* textOf(
  view: DataView,
  bytes: Uint8Array,
  { at, method, packed, size }: Part,
): AsyncGenerator<string> {
  if (at + 30 > view.byteLength) throw new FileFault('damaged');
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const data = bytes.slice(start, start + packed);
  if (method === STORED) {
    yield new TextDecoder().decode(data);
    return;
  }
  const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let read = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      read += value.length;
      if (read > size) throw new FileFault('damaged');
      yield decoder.decode(value, { stream: true });
    }
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault('damaged', {}, { cause: error });
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

async function* noText(): AsyncGenerator<string> {
  // A workbook without this part says nothing by it.
}
