import { storePicture } from '../files/module.ts';
import type { StoreWriter } from './store-writer.ts';

/** The bytes of a picture that a file names; null when there is none of that name. */
export type PictureSource = (name: string) => Promise<Uint8Array | null>;

/** Stores the pictures that can be had and returns their addresses, in order. */
export async function storePictures(
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
