import { ApiError, invalid } from '../errors.ts';
import { createFairQueue } from '../fair-queue.ts';
import { createPictureProcess, type Decoded } from './picture-process.ts';
import { holdsPage, pictureType } from './picture-types.ts';
import type { Pictures } from '../ports/ports.ts';

/** The longest side that a screen of the shop shows, in pixels. */
const LONGEST_SIDE = 1600;
/** Milliseconds. Decoding a photo costs by its pixels, of which there is a limit; a drawing may describe any amount of work. */
const PATIENCE = { photo: 10_000, drawing: 4000 };
/** Two cores are usual. */
const PROCESSES = 2;
/** Uploads of a store that wait for their turn; a product has ten pictures. */
const WAITING = 20;
const WAITING_IN_ALL = 200;
/** Seconds until a store with too much waiting may try again. */
const RETRY_AFTER = 10;

/** Decodes and encodes again as WebP with sharp, in processes that are ended when a picture takes too long; stores take turns. */
export function createSharpPictures(patience = PATIENCE): Pictures {
  const inTurn = createFairQueue<number>({
    atOnce: PROCESSES,
    each: 1,
    waiting: WAITING,
    waitingInAll: WAITING_IN_ALL,
    full: () => new ApiError('too_many_requests', { details: { retry_after: RETRY_AFTER } }),
  });
  const free = Array.from({ length: PROCESSES }, createPictureProcess);

  const decode = (storeId: number, ...work: [Uint8Array, readonly number[], number]): Promise<Decoded> =>
    inTurn(storeId, async () => {
      const process = free.pop() ?? createPictureProcess();
      try {
        return await process.decode(...work);
      } finally {
        free.push(process);
      }
    });

  return {
    async normalise(bytes, storeId) {
      const type = pictureType(bytes);
      if (type === null) throw invalid({ file: { key: 'picture' } });
      if (type === 'svg' && holdsPage(bytes)) throw invalid({ file: { key: 'picture_page' } });
      const time = type === 'svg' ? patience.drawing : patience.photo;
      const { pictures, tooLarge } = await decode(storeId, bytes, [LONGEST_SIDE], time);
      const [body] = pictures ?? [];
      if (body === undefined) throw invalid({ file: { key: tooLarge ? 'picture_pixels' : 'picture' } });
      return { body, contentType: 'image/webp', extension: 'webp' };
    },
    async thumbnails(bytes, sides, storeId) {
      const { pictures } = await decode(storeId, bytes, sides, patience.photo);
      // We have made it ourselves: the machine was busy, and later it is not.
      if (pictures === null) throw new ApiError('unavailable', { message: 'Thumbnails took too long' });
      return pictures;
    },
  };
}
