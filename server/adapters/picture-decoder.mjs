// @ts-check
/**
 * Decodes pictures in a process of its own, which its parent may end at any moment: a drawing of 800 bytes can keep a
 * processor for minutes, and no library can be stopped. Plain JavaScript, because it runs beside the server's one
 * file.
 */
import sharp from 'sharp';

/** The longest side that a screen of the shop shows. */
const LONGEST_SIDE = 1600;
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

process.on('message', (/** @type {Uint8Array} */ bytes) => {
  // sharp distinguishes neither damage nor size; to the merchant it is one thing: choose another picture.
  decode(bytes).then(
    (picture) => process.send?.({ picture }),
    () => process.send?.({ picture: null }),
  );
});
process.send?.('ready');

/**
 * What comes out holds pixels only: no metadata, scripts or trailing bytes.
 * @param {Uint8Array} bytes
 */
function decode(bytes) {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}
