import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDay } from '../../../domain/dates/day.ts';
import { isDateTime, isEmail, isUri } from '../../../domain/schema/formats.ts';
import { effort } from '../../support/effort.ts';

test.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['0000-01-01', false],
  // Calendars of JavaScript read it as 1901.
  ['0001-01-01', false],
  ['0999-12-31', false],
  ['1000-01-01', true],
  ['2999-12-31', true],
  ['3000-01-01', false],
  ['2026-1-1', false],
  ['2026-04-31', false],
  ['hoy', false],
])('%s is a date: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

test.each([
  ['2026-02-28T10:00:00Z', true],
  ['2026-02-28T10:00Z', true],
  ['2026-02-28T10:00:00.123-05:00', true],
  ['2026-02-30T10:00:00Z', false],
  ['2026-02-28T10:00:00+14:00', true],
  ['2026-02-28T10:00:00-13:59', true],
  ['2026-02-28T10:00:00+14:01', false],
  ['2026-02-28T10:00:00-15:59', false],
  ['2026-02-28T10:00:00+23:59', false],
  ['0000-02-28T10:00:00Z', false],
  ['9999-12-31T23:59:59-14:00', false],
  ['2026-02-28T24:00:00Z', false],
  ['2026-02-28T10:00:00', false],
  ['2026-02-28 10:00:00Z', false],
])('%s is an instant: %s', (text, is) => {
  expect(isDateTime(text)).toBe(is);
});

test('an offset is one of at most fourteen hours, whichever it is', () => {
  const two = fc.integer({ min: 0, max: 99 });
  fc.assert(
    fc.property(
      fc.constantFrom('+', '-'),
      fc.oneof(fc.integer({ min: 12, max: 16 }), two),
      two,
      (sign, h, m) => {
        const [hours, minutes] = [h, m].map((n) => String(n).padStart(2, '0'));
        const is = m < 60 && h * 60 + m <= 14 * 60;
        expect([hours, minutes, isDateTime(`2026-02-28T10:00:00${sign}${hours}:${minutes}`)]).toEqual([
          hours,
          minutes,
          is,
        ]);
      },
    ),
    {
      numRuns: effort(50, 1000),
      examples: [
        ['+', 14, 0],
        ['+', 15, 0],
        ['-', 14, 1],
        ['-', 13, 60],
      ],
    },
  );
});

test.each([
  ['ana@ejemplo.co', true],
  ["o'brien+tienda@sub.ejemplo.com.co", true],
  ['ana@ejemplo', false],
  ['ana@', false],
  ['@ejemplo.co', false],
  ['ana..maria@ejemplo.co', false],
  ['ana@-ejemplo.co', false],
  ['ana maria@ejemplo.co', false],
  [`${'a'.repeat(65)}@ejemplo.co`, false],
  ['ana@ejemplo.co\n', false],
])('%j is an e-mail address: %s', (text, is) => {
  expect(isEmail(text)).toBe(is);
});

test.each([
  ['https://ejemplo.co/a?b=c', true],
  ['http://localhost:4000', true],
  ['javascript:alert(1)', false],
  ['//ejemplo.co', false],
  ['https://', false],
  ['https://a b.co', false],
])('%s is an address of the web: %s', (text, is) => {
  expect(isUri(text)).toBe(is);
});

test('an address of the web has the scheme http or https, and no other', () => {
  const scheme = fc.stringMatching(/^[A-Za-z][A-Za-z0-9+.-]{0,9}$/).filter((name) => !/^https?$/i.test(name));
  fc.assert(
    fc.property(fc.oneof(scheme, fc.constantFrom('javascript', 'ftp', 'xhttps', 'httpss')), (name) => {
      expect([name, isUri(`${name}://ejemplo.co/%0aalert(1)`)]).toEqual([name, false]);
    }),
  );
});
