import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUri } from '../../../domain/schema/formats.ts';
import { partsOf } from '../../../domain/schema/fields.ts';
import type { Field } from '../../../domain/schema/model.ts';
import { productResources } from '../../support/resources.ts';

interface Link {
  place: string;
  accepts: (text: string) => boolean;
}

/** Fields that a screen, a shop or a mail shows as an address. */
function linksOf(fields: readonly Field[], path: string): Link[] {
  return fields.flatMap((field) => {
    const place = `${path}.${field.source}`;
    const { pattern, format } = field.schema;
    const isLink = /url|link/.test(field.source) || ['image', 'file', 'link'].includes(String(field.display));
    const accepts = (text: string) =>
      (pattern === undefined ? format === 'uri' && isUri(text) : new RegExp(pattern, 'u').test(text)) ||
      (pattern === undefined && format === undefined);
    const own = isLink && field.kind === 'text' && !field.readOnly ? [{ place, accepts }] : [];
    return [...own, ...linksOf(partsOf(field) ?? [], place)];
  });
}

const links = productResources().flatMap(({ name, fields }) => linksOf(fields, name));

/** Characters in any case, with those that browsers skip between them. */
const spelt = (word: string) =>
  fc
    .tuple(
      ...[...word].map((letter) =>
        fc.tuple(fc.constantFrom('', '', '\t', '\n'), fc.boolean(), fc.constant(letter)),
      ),
    )
    .map((letters) =>
      letters.map(([gap, upper, letter]) => gap + (upper ? letter.toUpperCase() : letter)).join(''),
    );
const SCHEMES = ['javascript', 'data', 'vbscript', 'file', 'ftp', 'blob', 'about'];
const scheme = fc.oneof(fc.constantFrom(...SCHEMES), ...SCHEMES.map(spelt));
const hostile = fc.oneof(
  fc
    .tuple(fc.constantFrom('', ' ', '\u0000', '\u2028'), scheme, fc.string())
    .map(([before, name, rest]) => `${before}${name}:${rest}`),
  fc.constantFrom(
    '//evil.example/x.png',
    '\\\\evil.example',
    '/\\evil.example',
    'evil.example/x.png',
    '../x.png',
    '/api/v1/files/../../users',
    '/api/v1/files/1/../2/a.webp',
  ),
  scheme.map((name) => `${name}://x\nhttps://x`),
  // Spelt as an address of the web is: to a browser, what follows the slashes of a script is a comment.
  fc.tuple(scheme, fc.domain()).map(([name, host]) => `${name}://${host}/%0aalert(1)`),
);

test('[ASVS 1.2.2] a stored address leads to the web or to a stored file, and nowhere else', () => {
  expect(links.map(({ place }) => place)).toContain('products.product_images.picture_url');
  fc.assert(
    fc.property(hostile, fc.constantFrom(...links), (text, { place, accepts }) => {
      expect(accepts(text), place).toBe(false);
    }),
  );
  for (const { accepts } of links) expect(accepts('https://cdn.example.co/a.webp')).toBe(true);
});
