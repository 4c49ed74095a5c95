import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { type BatchFile, PART_BYTES, type PictureBatch } from '../../../domain/picture-batches/batch.ts';
import type { TestClient } from '../../support/client.ts';

export interface ZipFile {
  path: string;
  body: Uint8Array;
  /** UNIX mode of its entry. */
  mode?: number;
}

/**
 * A ZIP as programs make it; names are written as they are given, safe or not.
 * @param options `dataDescriptor`: whether the sizes of an entry come again behind its bytes
 */
export async function zip(
  files: readonly ZipFile[],
  options: { dataDescriptor?: boolean } = {},
): Promise<Uint8Array> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for (const { path, body, mode } of files)
    await writer.add(path, new Uint8ArrayReader(body), {
      useWebWorkers: false,
      ...options,
      ...(mode !== undefined && { unixMode: mode, unixExtraFieldType: 'infozip' as const }),
    });
  return writer.close();
}

/** The archive with one text for another of the same length, in its entries and its directory. */
export function renamed(archive: Uint8Array, from: string, to: string): Uint8Array {
  return Buffer.from(Buffer.from(archive).toString('latin1').replaceAll(from, to), 'latin1');
}

/** Records of a ZIP (APPNOTE 4.3.7, 4.3.12): where each holds the unpacked size, the name's length and the entry's place. */
const DIRECTORY = { mark: 0x02014b50, unpacked: 24, name: 28, extra: 30, comment: 32, entry: 42, length: 46 };
const ENTRY_UNPACKED = 22;
/** Of the record at the end: where it holds the place of the directory. */
const END = { mark: Buffer.from([0x50, 0x4b, 0x05, 0x06]), directory: 16 };

/** The archive, whose directory says of each entry that it unpacks to a part of what it does; its own header may say so too. */
export function understated(
  archive: Uint8Array,
  lies: readonly { part: number; inEntry: boolean }[],
): Uint8Array {
  const bytes = Buffer.from(archive);
  let at = bytes.readUInt32LE(bytes.lastIndexOf(END.mark) + END.directory);
  for (const { part, inEntry } of lies) {
    if (bytes.readUInt32LE(at) !== DIRECTORY.mark) throw new Error('Fewer entries than lies');
    const size = Math.floor(bytes.readUInt32LE(at + DIRECTORY.unpacked) * part);
    bytes.writeUInt32LE(size, at + DIRECTORY.unpacked);
    if (inEntry) bytes.writeUInt32LE(size, bytes.readUInt32LE(at + DIRECTORY.entry) + ENTRY_UNPACKED);
    const { name, extra, comment } = DIRECTORY;
    const more = [name, extra, comment].map((field) => bytes.readUInt16LE(at + field));
    at += more.reduce((sum, each) => sum + each, DIRECTORY.length);
  }
  return bytes;
}

/** Sends a ZIP in its parts and starts it. */
export async function sendZip(client: TestClient, storeId: number, archive: Uint8Array): Promise<number> {
  const at = `/stores/${storeId}/picture-batches`;
  const body = { file_name: 'fotos.zip', size: archive.byteLength };
  const { id } = (await client.post<PictureBatch>(at, body)).body;
  for (let from = 0, part = 0; from < archive.byteLength; from += PART_BYTES, part += 1)
    await sendPart(client, `${at}/${id}/parts/${part}`, archive.slice(from, from + PART_BYTES));
  await client.post(`${at}/${id}/start`, {});
  return id;
}

export function sendPart(client: TestClient, path: string, bytes: Uint8Array): Promise<Response> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'part'));
  return client.raw(path, { method: 'POST', body: form });
}

/** State and reason by path. */
export async function reportOf(client: TestClient, storeId: number, id: number) {
  const { body } = await client.get<BatchFile[]>(`/stores/${storeId}/picture-batches/${id}/report`);
  return Object.fromEntries(body.map(({ path, state, reason }) => [path, reason ?? state]));
}
