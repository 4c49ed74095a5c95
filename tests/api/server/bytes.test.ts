import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameBytes } from '../../../server/bytes.ts';
import { effort } from '../../support/effort.ts';

const bytes = fc.array(fc.constantFrom(45, 97, 255), { maxLength: 5 });

test('bytes are the same when all of them are', () => {
  fc.assert(
    fc.property(bytes, bytes, (a, b) => {
      expect(sameBytes(Uint8Array.from(a), Uint8Array.from(b))).toBe(Buffer.from(a).equals(Buffer.from(b)));
    }),
    { numRuns: effort(50, 2000) },
  );
});
