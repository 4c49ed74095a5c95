import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createSharpPictures } from '../../../server/adapters/sharp-pictures.ts';
import { bomb, hoard } from './bombs.ts';

const [ATTACKER, MERCHANT] = [1, 2];
const encoder = new TextEncoder();

function photo(): Promise<Uint8Array> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#c04020' } })
    .jpeg()
    .toBuffer();
}

describe('drawings that take for ever', () => {
  test('each is refused when its time or memory is used up, and the next picture is decoded', async () => {
    const pictures = createSharpPictures({ photo: 10_000, drawing: 500 });
    for (const drawing of fc.sample(bomb, { numRuns: 4, seed: 11 })) {
      expect(drawing.length).toBeLessThan(5000);
      await expect(pictures.normalise(encoder.encode(drawing), ATTACKER)).rejects.toMatchObject({
        code: 'invalid',
        errors: { file: { key: 'picture' } },
      });
    }
    expect((await pictures.normalise(await photo(), ATTACKER)).contentType).toBe('image/webp');
  });

  test('one that is quick and takes gigabytes is refused, long before its time is used up', async () => {
    const pictures = createSharpPictures({ photo: 10_000, drawing: 60_000 });
    for (const drawing of fc.sample(hoard, { numRuns: 3, seed: 5 }))
      await expect(
        pictures.normalise(encoder.encode(drawing), ATTACKER).then(({ contentType }) => contentType),
      ).rejects.toMatchObject({ code: 'invalid', errors: { file: { key: 'picture' } } });
    expect((await pictures.normalise(await photo(), ATTACKER)).contentType).toBe('image/webp');
  });

  test('another store’s photo is decoded before the first of them has ended', async () => {
    const pictures = createSharpPictures({ photo: 60_000, drawing: 4000 });
    const ended: string[] = [];
    const drawings = fc
      .sample(bomb, { numRuns: 2, seed: 7 })
      .map((drawing) =>
        pictures.normalise(encoder.encode(drawing), ATTACKER).catch(() => ended.push('drawing')),
      );
    await pictures.normalise(await photo(), MERCHANT);
    ended.push('photo');
    await Promise.all(drawings);
    expect(ended[0]).toBe('photo');
  });
});
