import { ApiError, invalid } from '../errors.ts';
import { createFairQueue } from '../fair-queue.ts';
import { createPictureProcess } from './picture-process.ts';
import { pictureType } from './picture-types.ts';
import type { Pictures } from '../ports/ports.ts';

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
  return {
    async normalise(bytes, storeId) {
      const type = pictureType(bytes);
      if (type === null) throw invalid({ file: { key: 'picture' } });
      const body = await inTurn(storeId, async () => {
        const process = free.pop() ?? createPictureProcess();
        try {
          return await process.decode(bytes, type === 'svg' ? patience.drawing : patience.photo);
        } finally {
          free.push(process);
        }
      });
      if (body === null) throw invalid({ file: { key: 'picture' } });
      return { body, contentType: 'image/webp', extension: 'webp' };
    },
  };
}
