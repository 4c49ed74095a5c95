import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureType } from '../../server/adapters/picture-types.ts';
import { countSteps } from '../support/steps.ts';

/** Of two kilobytes that are read character by character, with the test's own. */
const MOST_STEPS = 50_000;

const encoder = new TextEncoder();
const part = fc.constantFrom('<!--', '-->', '<?xml', '?>', '<svg', '>', ' ', '\n', '-', '<', 'a');
const repeated = fc.array(part, { minLength: 1, maxLength: 6 }).map((some) => some.join(''));

test('whatever a file repeats, and however often, its type takes the steps of one reading of its beginning', async () => {
  await fc.assert(
    fc.asyncProperty(repeated, fc.constantFrom('', '<svgx>', '<!--'), async (piece, end) => {
      const files = [8, 300, 100_000].map((times) => encoder.encode(piece.repeat(times) + end));
      const { steps, most } = await countSteps(() => files.map(pictureType));
      expect(steps, most).toBeLessThan(MOST_STEPS);
    }),
    {
      examples: [
        ['<!---->', ''],
        ['<!--', '<!--'],
        [' ', '<svgx>'],
        ['\n', ''],
      ],
    },
  );
});
