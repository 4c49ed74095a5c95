import { holdsPage, pictureType } from '../../server/adapters/picture-types.ts';
import { invalid } from '../../server/errors.ts';
import type { Pictures } from '../../server/ports/ports.ts';

const LONGEST_SIDE = 1600;

/** Uses the browser's decoder and encoder instead of sharp. */
export const canvasPictures: Pictures = {
  async normalise(bytes) {
    const type = pictureType(bytes);
    if (type === null) throw invalid({ file: { key: 'picture' } });
    if (type === 'svg' && holdsPage(bytes)) throw invalid({ file: { key: 'picture_page' } });
    try {
      const body = await encoded(bytes, type === 'svg' ? 'image/svg+xml' : `image/${type}`, LONGEST_SIDE);
      return { body, contentType: 'image/webp', extension: 'webp' };
    } catch {
      throw invalid({ file: { key: 'picture' } });
    }
  },
  thumbnails: (bytes, sides) => Promise.all(sides.map((side) => encoded(bytes, 'image/webp', side))),
};

async function encoded(bytes: Uint8Array, type: string, side: number): Promise<Uint8Array> {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type }));
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const picture = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
  return new Uint8Array(await picture.arrayBuffer());
}
