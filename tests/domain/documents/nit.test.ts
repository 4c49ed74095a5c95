import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nitCheckDigit } from '../../../domain/documents/documents.ts';

test.each([
  ['800197268', 4],
  ['899999034', 1],
  ['890903938', 8],
])('the check digit of %s is %i', (digits, check) => {
  expect(nitCheckDigit(digits)).toBe(check);
});

test('letters, no digit and more than fifteen have no check digit', () => {
  expect(nitCheckDigit('80019726a')).toBeUndefined();
  expect(nitCheckDigit('')).toBeUndefined();
  expect(nitCheckDigit('1234567890123456')).toBeUndefined();
});

test('mistyping one digit of nine is noticed, but for the two remainders that share 1', () => {
  const nine = fc.stringMatching(/^[1-9]\d{8}$/);
  fc.assert(
    fc.property(nine, fc.nat({ max: 8 }), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
      const wrong = [...digits];
      wrong[at] = String((Number(wrong[at]) + by) % 10);
      const check = nitCheckDigit(wrong.join(''));
      expect(check === 1 || check !== nitCheckDigit(digits)).toBe(true);
    }),
  );
});
