import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minorDigits } from '../../../domain/money/currency.ts';
import { formatMoney } from '../../../domain/money/format.ts';
import { parseMoney } from '../../../domain/money/parse.ts';

describe('formatting', () => {
  test('pesos have no decimals and the sign stands apart', () => {
    expect(formatMoney(89_900)).toBe('$\u00A089.900');
    expect(formatMoney(1_234_568)).toBe('$\u00A01.234.568');
    expect(formatMoney(1_234)).toBe('$\u00A01.234');
    expect(formatMoney(0)).toBe('$\u00A00');
  });

  test('other currencies carry their minor digits as an integer', () => {
    expect(minorDigits('USD')).toBe(2);
    expect(minorDigits('COP')).toBe(0);
    expect(formatMoney(1_250, 'USD')).toBe('USD\u00A012,50');
    expect(formatMoney(1_250, 'USD', 'en')).toBe('$12.50');
  });
});

describe('what a person types', () => {
  test.each([
    '45.000',
    '45,000',
    '45000',
    '$45.000',
    '$ 45.000',
    'COP 45.000',
    '45.000,00',
    '45,000.00',
    ' 45\u00A0000 ',
  ])('%s is 45000 pesos', (typed) => {
    expect(parseMoney(typed)).toBe(45_000);
  });

  test('millions may be written with an apostrophe', () => {
    expect(parseMoney("1'250.000")).toBe(1_250_000);
    expect(parseMoney('1.250.000')).toBe(1_250_000);
  });

  test.each([
    '45.5',
    '45,50',
    '45.00',
    '4.50',
    '1.234,567',
    '12.34.567',
    '0.500',
    '-45000',
    '',
    '$',
    'mil',
    '45.0000',
    '١٢',
  ])('%s could mean two amounts or none, and is refused', (typed) => {
    expect(parseMoney(typed)).toBeUndefined();
  });

  test('an amount beyond 2^53 is refused', () => {
    expect(parseMoney('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
    expect(parseMoney('9007199254740992')).toBeUndefined();
  });

  test('decimals of a currency that has them', () => {
    expect(parseMoney('12.50', 'USD')).toBe(1_250);
    expect(parseMoney('12,5', 'USD')).toBe(1_250);
    expect(parseMoney('1,234.50', 'USD')).toBe(123_450);
    expect(parseMoney('1.234', 'USD')).toBe(123_400);
    expect(parseMoney('12.345.6', 'USD')).toBeUndefined();
  });

  test('every formatted amount reads back as itself', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: Number.MAX_SAFE_INTEGER }),
        fc.constantFrom('COP', 'CLP'),
        (amount, currency) => {
          expect(parseMoney(formatMoney(amount, currency), currency)).toBe(amount);
        },
      ),
    );
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 12 }), (cents) => {
        expect(parseMoney(formatMoney(cents, 'USD'), 'USD')).toBe(cents);
      }),
    );
  });
});
