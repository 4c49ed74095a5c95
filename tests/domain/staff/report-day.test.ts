import { describe, expect, test } from 'vitest';
import { platformDay, readReportDay, writtenDay } from '../../../domain/staff/report-day.ts';

/** Nine in the evening of the 3rd in Bogotá, and the 4th in UTC. */
const NOW = new Date('2026-05-04T02:00:00Z');

const read = (year: string | null, month: string | null, day: string | null) =>
  readReportDay({ year, month, day }, NOW);

describe('[BIL-10] the day of the report of new users', () => {
  test('a day that exists is read, with and without leading zeros', () => {
    expect(read('2026', '5', '3')).toEqual({ day: '2026-05-03', problems: null });
    expect(read('2026', '05', '03').day).toBe('2026-05-03');
    expect(read('2024', '2', '29').day).toBe('2024-02-29');
  });

  test('each part that is missing or no number says so', () => {
    expect(read(null, '', '3').problems).toEqual({ year: { key: 'required' }, month: { key: 'required' } });
    expect(read('2026', 'mayo', '3.5').problems).toEqual({
      month: { key: 'number' },
      day: { key: 'number' },
    });
    expect(read('2026', '-1', '12345').problems).toEqual({
      month: { key: 'number' },
      day: { key: 'number' },
    });
  });

  test('each part has bounds', () => {
    expect(read('1999', '13', '32').problems).toEqual({
      year: { key: 'minimum', args: { limit: 2000 } },
      month: { key: 'maximum', args: { limit: 12 } },
      day: { key: 'maximum', args: { limit: 31 } },
    });
    expect(read('3000', '0', '0').problems).toEqual({
      year: { key: 'maximum', args: { limit: 2999 } },
      month: { key: 'minimum', args: { limit: 1 } },
      day: { key: 'minimum', args: { limit: 1 } },
    });
  });

  test('a date that no calendar has is refused', () => {
    expect(read('2026', '2', '29').problems).toEqual({ day: { key: 'date' } });
    expect(read('2026', '4', '31').problems).toEqual({ day: { key: 'date' } });
  });

  test('a day to come is refused, by the calendar of Bogotá and not of UTC', () => {
    expect(platformDay(NOW)).toBe('2026-05-03');
    expect(read('2026', '5', '4').problems).toEqual({ day: { key: 'future' } });
  });

  test('a day is written as it is read', () => {
    const written = writtenDay('2026-05-03');
    expect(written).toEqual({ year: '2026', month: '5', day: '3' });
    expect(readReportDay(written, NOW).day).toBe('2026-05-03');
  });
});
