/** Draws the icons of the installed app from the one of the browser's tab: `node scripts/icons.mjs`. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ROOT } from './lib/run.mjs';

const GREEN = '#0b5d4b';
const drawing = await readFile(path.join(ROOT, 'src/public/parts/icon.svg'));

/** @param {number} side @param {number} share of the side that the drawing takes; the rest is its own green */
async function icon(side, share) {
  const inner = Math.round(side * share);
  const edge = Math.floor((side - inner) / 2);
  const drawn = await sharp(drawing, { density: 72 * (inner / 32) })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const background = share === 1 ? { r: 0, g: 0, b: 0, alpha: 0 } : GREEN;
  return sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite([{ input: drawn, left: edge, top: edge }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

// Android cuts a maskable icon to any shape within its inner 80 % (W3C Web App Manifest, icon masks).
const ICONS = /** @type {const} */ ([
  ['192.png', 192, 1],
  ['512.png', 512, 1],
  ['maskable-512.png', 512, 0.8],
  ['apple-180.png', 180, 0.9],
]);
for (const [name, side, share] of ICONS)
  await writeFile(path.join(ROOT, 'public/icons', name), await icon(side, share));
