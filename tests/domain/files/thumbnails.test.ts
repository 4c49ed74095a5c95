import { describe, expect, test } from 'vitest';
import { pictureSources, thumbnailName } from '../../../domain/files/thumbnails.ts';

const STORED = '/api/v1/files/7/AbC_-9.webp';

describe('[PRD-07] the address of a picture for a box', () => {
  test('is that of the smallest thumbnail with enough pixels, for each density', () => {
    expect(pictureSources(STORED, 40)).toEqual({
      src: `${STORED}?size=96`,
      srcSet: `${STORED}?size=96 1x, ${STORED}?size=96 2x, ${STORED}?size=192 3x`,
    });
    expect(pictureSources(STORED, 104).src).toBe(`${STORED}?size=192`);
  });

  test('is the picture itself where no thumbnail is large enough', () => {
    expect(pictureSources(STORED, 400).srcSet).toBe(`${STORED}?size=512 1x, ${STORED} 2x, ${STORED} 3x`);
    expect(pictureSources(STORED, 513).src).toBe(STORED);
  });

  test.each(['https://otra.example/foto.webp', '/api/v1/files/7/a.pdf', `${STORED}?name=x`, ''])(
    'that is not of our own pictures stays as it is: %j',
    (url) => {
      expect(pictureSources(url, 40)).toEqual({ src: url });
    },
  );

  test('names each thumbnail after its picture', () => {
    expect(thumbnailName('AbC_-9.webp', 192)).toBe('AbC_-9-w192.webp');
  });
});
