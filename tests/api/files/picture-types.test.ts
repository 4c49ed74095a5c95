import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pictureType } from '../../../server/adapters/picture-types.ts';

const encoder = new TextEncoder();
const typeOf = (text: string) => pictureType(encoder.encode(text));

const space = fc.constantFrom('', ' ', '\n', '\r\n\t');
/** Dashes, brackets and the beginnings of other things, but never the end of the comment. */
const comment = fc
  .array(fc.constantFrom('-', '<', '!', '<!--', '<svg', '>', ' ', 'a'), { maxLength: 12 })
  .map((parts) => `<!--${parts.join('').replaceAll('-->', '')}-->`)
  .filter((text) => text.indexOf('-->', 4) === text.length - 3);
const prologue = fc
  .tuple(
    fc.constantFrom('', '\uFEFF'),
    space,
    fc.constantFrom('', '<?xml version="1.0"?>'),
    fc.array(fc.tuple(space, comment), { maxLength: 40 }),
    space,
  )
  .map((parts) => parts.flat(2).join(''))
  .filter((text) => text.length < 2000);

describe('the type of a picture', () => {
  test('a drawing is one behind any number of comments', () => {
    fc.assert(
      fc.property(prologue, fc.constantFrom('<svg>', '<svg ', '<svg\nwidth="1"/>'), (head, root) => {
        expect(typeOf(head + root)).toBe('svg');
      }),
    );
  });

  test('comments without a drawing cost no more than reading them', () => {
    const rest = fc.constantFrom('', '<', '<svgx>', '<!--', '<html>', '<!DOCTYPE svg>', '<?xml?><svg>');
    fc.assert(
      fc.property(prologue, rest, (head, end) => {
        // A declaration may stand first, and only there.
        fc.pre(!(end.startsWith('<?xml') && head.trim() === ''));
        expect(typeOf(head + end)).toBeNull();
      }),
    );
    expect(typeOf('<!---->'.repeat(280))).toBeNull();
  });

  test('any text at all is judged', () => {
    const piece = fc.constantFrom('<!--', '-->', '<?xml', '?>', '<svg', '>', ' ', '-', '<!---->', '\0');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 400 }), (pieces) => {
        expect(['svg', null]).toContain(typeOf(pieces.join('')));
      }),
    );
  });
});
