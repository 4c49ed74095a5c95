import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBytes, sameBytes } from '../../../server/bytes.ts';

/** Of three values, so that pieces occur, overlap themselves and end one byte too early. */
const bytes = (most: number) => fc.array(fc.constantFrom(45, 97, 255), { maxLength: most });

test('a piece is found where it first stands, whatever repeats in it', () => {
  const piece = bytes(6).filter(({ length }) => length > 0);
  fc.assert(
    fc.property(bytes(60), piece, fc.nat(70), (text, part, from) => {
      expect(findBytes(Uint8Array.from(text), Uint8Array.from(part), from)).toBe(
        Buffer.from(text).indexOf(Buffer.from(part), from),
      );
    }),
    { numRuns: 2000 },
  );
});

test('nothing is nowhere', () => {
  expect(findBytes(Uint8Array.of(1, 2), new Uint8Array(), 0)).toBe(-1);
});

test('bytes are the same when all of them are', () => {
  fc.assert(
    fc.property(bytes(5), bytes(5), (a, b) => {
      expect(sameBytes(Uint8Array.from(a), Uint8Array.from(b))).toBe(Buffer.from(a).equals(Buffer.from(b)));
    }),
    { numRuns: 2000 },
  );
});
