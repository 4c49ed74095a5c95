import type { ViewQuery } from './saved-view-calls.ts';
import { addDays, daysBetween, isDay, monthOf } from '../dates/day.ts';
import { presetOf } from './date-presets.ts';

/** A day that a view counts from the one on which it is opened: `today`, or `today-6`. */
const MOVING = /^today(?:-(\d{1,3}))?$/;

/** The ends of the month in which a view is opened, and of the one before. */
const MONTHS = {
  this_month: ['month-first', 'month-last'],
  last_month: ['month-1-first', 'month-1-last'],
} as const;

/**
 * The filters as a view keeps them: 'Hoy' and '7 días' move with the calendar, other ranges stay. A view of today's
 * orders would otherwise show the same day for ever.
 */
export function movingDays(filter: ViewQuery['filter'], today: string): Record<string, unknown> {
  return ofRanges(filter, (range) => {
    const key = presetOf(range, today)?.key;
    if (key === undefined) return range;
    return key === 'this_month' || key === 'last_month'
      ? [...MONTHS[key]]
      : range.map((day) => movingDay(day, today));
  });
}

/** The same of a view's whole question. */
export function movingQuery(query: ViewQuery, today: string): ViewQuery {
  return { ...query, filter: movingDays(query.filter, today) };
}

/** The filters of a view as they are on this day. */
export function daysAt(filter: ViewQuery['filter'], today: string): Record<string, unknown> {
  return ofRanges(filter, (range) => range.map((day) => dayAt(day, today)));
}

function ofRanges(filter: ViewQuery['filter'], change: (range: readonly unknown[]) => unknown) {
  return Object.fromEntries(
    Object.entries(filter).map(([key, value]) => [
      key,
      key.endsWith('.between') && Array.isArray(value) ? change(value) : value,
    ]),
  );
}

function movingDay(day: unknown, today: string): unknown {
  if (typeof day !== 'string' || !isDay(day)) return day;
  const ago = daysBetween(day, today);
  return ago === 0 ? 'today' : `today-${ago}`;
}

function dayAt(day: unknown, today: string): unknown {
  for (const [ago, ends] of Object.values(MONTHS).entries()) {
    const end = ends.findIndex((token) => token === day);
    if (end >= 0) return monthOf(today, ago)[end];
  }
  const moving = typeof day === 'string' ? MOVING.exec(day) : null;
  return moving ? addDays(today, -Number(moving[1] ?? 0)) : day;
}
