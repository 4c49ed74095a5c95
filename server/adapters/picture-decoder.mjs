// @ts-check
/**
 * Decodes pictures in a process of its own, which its parent may end at any moment: a drawing of 800 bytes can keep a
 * processor for minutes, and no library can be stopped. Plain JavaScript, because it runs beside the server's one
 * file.
 */
import sharp from 'sharp';

/** A photo of a good phone has 12 to 50 million pixels; a bomb has more. Decoded, one pixel is 4 bytes. */
const MAX_PIXELS = 64_000_000;
/** Milliseconds between looks at the memory, during which some 100 MB can be taken. */
const LOOK = 50;

const [, , mostMemory = ''] = process.argv;

/** A plain exit would wait for the thread that is decoding. */
const end = () => process.kill(process.pid, 'SIGKILL');

sharp.cache(false);
// One processor is the server's.
sharp.concurrency(1);

process.on('disconnect', end);
setInterval(() => {
  if (process.memoryUsage.rss() > Number(mostMemory)) end();
}, LOOK);

process.on('message', (/** @type {{ bytes: Uint8Array, sides: number[] }} */ { bytes, sides }) => {
  decode(bytes, sides).then(
    (pictures) => process.send?.({ pictures }),
    async () => process.send?.({ pictures: null, tooLarge: await isTooLarge(bytes) }),
  );
});
process.send?.('ready');

/** sharp's own refusal distinguishes neither damage nor size. */
const options = /** @type {const} */ ({ limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });

/**
 * One picture a side. What comes out holds pixels only: no metadata, scripts or trailing bytes.
 * @param {Uint8Array} bytes
 * @param {number[]} sides longest, in pixels
 */
async function decode(bytes, sides) {
  const [first = 0] = [...sides].sort((a, b) => b - a);
  const fit = (/** @type {number} */ side) =>
    /** @type {const} */ ({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  // Decoded once: the smaller ones are made of the largest.
  const { data, info } = await sharp(bytes, options)
    .rotate()
    .resize(fit(first))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const pictures = [];
  for (const side of sides)
    pictures.push(await sharp(data, { raw }).resize(fit(side)).webp({ quality: 82 }).toBuffer());
  return pictures;
}

/**
 * Whether a picture has more pixels than anybody's camera; its first bytes say so.
 * @param {Uint8Array} bytes
 */
async function isTooLarge(bytes) {
  try {
    const { width = 0, height = 0, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return format !== 'svg' && width * height > MAX_PIXELS;
  } catch {
    // Damaged: nothing can be said of it.
    return false;
  }
}
