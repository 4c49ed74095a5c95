import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayBounds,
  dayOf,
  daysBetween,
  isDay,
  mondayOf,
  weekday,
} from '../../../domain/dates/day.ts';
import {
  formatDateTime,
  formatDay,
  formatLongDay,
  formatMoment,
  formatTimeOfDay,
} from '../../../domain/dates/format.ts';
import { formatLocal, parseLocal } from '../../../domain/dates/local.ts';
import { instantOf, wallClock } from '../../../domain/dates/zone.ts';

const BOGOTA = 'America/Bogota';
const ZONES = [BOGOTA, 'UTC', 'America/Santiago', 'Europe/Madrid', 'Asia/Kathmandu', 'Pacific/Auckland'];
const instants = fc.date({ min: new Date('1971-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });

describe('days of the store', () => {
  test('an evening in Bogotá is already the next day in UTC', () => {
    expect(dayOf(new Date('2026-11-21T04:59:59Z'), BOGOTA)).toBe('2026-11-20');
    expect(dayOf(new Date('2026-11-21T05:00:00Z'), BOGOTA)).toBe('2026-11-21');
  });

  test('a day runs from midnight to midnight there', () => {
    const { from, to } = dayBounds('2026-11-20', BOGOTA);
    expect([from.toISOString(), to.toISOString()]).toEqual([
      '2026-11-20T05:00:00.000Z',
      '2026-11-21T05:00:00.000Z',
    ]);
  });

  test('a day of the change to summer time has 23 hours', () => {
    const { from, to } = dayBounds('2026-03-29', 'Europe/Madrid');
    expect((to.getTime() - from.getTime()) / 3_600_000).toBe(23);
  });

  test('days that do not exist are refused', () => {
    expect(['2026-02-28', '2024-02-29'].every(isDay)).toBe(true);
    expect(['2026-02-29', '2026-13-01', '2026-1-1', '2026-00-10', 'hoy'].some(isDay)).toBe(false);
  });

  test('weeks start on Monday', () => {
    expect(weekday('2026-11-16')).toBe(1);
    expect(weekday('2026-11-22')).toBe(7);
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(mondayOf('2026-11-16')).toBe('2026-11-16');
  });

  test('every instant lies within the bounds of its day', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (instant, zone) => {
        const { from, to } = dayBounds(dayOf(instant, zone), zone);
        expect(instant.getTime()).toBeGreaterThanOrEqual(from.getTime());
        expect(instant.getTime()).toBeLessThan(to.getTime());
      }),
    );
  });

  test('adding days and counting them agree', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -4000, max: 4000 }), (instant, count) => {
        const day = dayOf(instant, 'UTC');
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });
});

describe('local times', () => {
  test('the date of a manual order is a time of the store', () => {
    expect(parseLocal('2026-11-20 20:00:00', BOGOTA)?.toISOString()).toBe('2026-11-21T01:00:00.000Z');
    expect(parseLocal('2026-11-20T20:00', BOGOTA)?.toISOString()).toBe('2026-11-21T01:00:00.000Z');
  });

  test.each(['2026-02-30 10:00:00', '2026-11-20 24:00:00', '2026-11-20 10:60:00', '2026-11-20', 'ayer', ''])(
    '%j is no time',
    (text) => {
      expect(parseLocal(text, BOGOTA)).toBeUndefined();
    },
  );

  test('there and back, but for the hour that comes twice', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (instant, zone) => {
        const back = parseLocal(formatLocal(instant, zone), zone);
        expect(back && formatLocal(back, zone)).toBe(formatLocal(instant, zone));
        const late = instant.getTime() - (back?.getTime() ?? 0);
        expect(late).toBeGreaterThanOrEqual(0);
        expect(late).toBeLessThan(3_600_000 + 1000);
      }),
    );
  });

  test('a time that the clocks skip is the one after the change', () => {
    const skipped = instantOf(
      { year: 2026, month: 3, day: 29, hour: 2, minute: 30, second: 0 },
      'Europe/Madrid',
    );
    expect(wallClock(skipped, 'Europe/Madrid')).toMatchObject({ hour: 3, minute: 30 });
  });
});

describe('as people read them', () => {
  test('today, yesterday, a day and a month, and the year when it is another', () => {
    expect(formatDay('2026-11-20', '2026-11-20')).toBe('hoy');
    expect(formatDay('2026-11-19', '2026-11-20')).toBe('ayer');
    expect(formatDay('2026-11-12', '2026-11-20')).toBe('12 nov');
    expect(formatDay('2025-11-12', '2026-11-20')).toBe('12 nov 2025');
    expect(formatDay('2026-11-19', '2026-11-20', 'pt-BR')).toBe('ontem');
  });

  test('late in the evening it is still today in Bogotá', () => {
    const text = formatMoment(new Date('2026-11-21T01:00:00Z'), '2026-11-20');
    expect(text.replaceAll(/[\u00A0\u202F]/g, ' ')).toBe('hoy, 8:00 p. m.');
  });

  test('a time of day is said by the clock of twelve hours, as its language has it', () => {
    const said = (time: string, locale?: string) =>
      formatTimeOfDay(time, locale).replaceAll(/[\u00A0\u202F]/g, ' ');
    expect(said('01:30:00')).toBe('1:30 a. m.');
    expect(said('13:05')).toBe('1:05 p. m.');
    expect(said('13:05', 'pt-BR')).toBe('13:05');
    expect(said('mañana')).toBe('mañana');
  });

  test('a day written out is the one of the zone', () => {
    expect(formatLongDay(new Date('2026-11-21T01:00:00Z'))).toBe('20 de noviembre');
    expect(formatLongDay(new Date('2026-11-21T01:00:00Z'), 'UTC', 'en-US')).toBe('November 21');
  });

  test('date and time', () => {
    const text = formatDateTime(new Date('2026-11-21T01:00:00Z')).replaceAll(/[\u00A0\u202F]/g, ' ');
    expect(text).toBe('20/11/26, 8:00 p. m.');
  });
});
