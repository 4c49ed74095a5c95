import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberedSlug, slugify } from '../../../domain/catalog/slug.ts';

test.each([
  ['Café orgánico 500 g', 'cafe-organico-500-g'],
  ['  ¡Piñata!  (niños) ', 'pinata-ninos'],
  ['Straße & Co.', 'stra-e-co'],
  ['☕️', ''],
])('%s becomes %s', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test('a slug is its own slug and safe in a path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugify(text);
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slugify(slug)).toBe(slug);
      expect(slug.length).toBeLessThanOrEqual(80);
    }),
  );
});

test('the first product of a name has no number', () => {
  expect([1, 2, 10].map((n) => numberedSlug('cafe', n))).toEqual(['cafe', 'cafe-2', 'cafe-10']);
});
