import sharp from 'sharp';
import { invalid } from '../errors.ts';
import { createLimiter } from './limiter.ts';
import { pictureType } from './picture-types.ts';
import type { Pictures } from '../ports/ports.ts';

/** A photo of a good phone has 12 to 50 million pixels; a bomb has more. Decoded, one pixel is 4 bytes. */
const MAX_PIXELS = 64_000_000;
/** The longest side that a screen of the shop shows. */
const LONGEST_SIDE = 1600;
const DECODING_SECONDS = 10;

sharp.cache(false);

/** Decodes and encodes again as WebP: what comes out holds pixels only, no metadata, scripts or trailing bytes. */
export function createSharpPictures(): Pictures {
  // Two cores are usual, and each picture under way may hold 256 MB.
  const oneOfTwo = createLimiter(2);
  return {
    normalise: (bytes) =>
      oneOfTwo(async () => {
        if (pictureType(bytes) === null) throw invalid({ file: { key: 'picture' } });
        try {
          const body = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
            .rotate()
            .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
            .webp({ quality: 82 })
            .timeout({ seconds: DECODING_SECONDS })
            .toBuffer();
          return { body, contentType: 'image/webp', extension: 'webp' };
        } catch {
          // sharp tells apart neither damage nor size; to the merchant it is one thing: choose another picture.
          throw invalid({ file: { key: 'picture' } });
        }
      }),
  };
}
