import { dayOf, isDay } from '../dates/day.ts';
import { DEFAULT_TIME_ZONE } from '../dates/zone.ts';

/** Parts of the day in the address of the report (spec 2 §2). */
export const DAY_PARTS = ['year', 'month', 'day'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** A part as it is written in an address; null where it is absent. */
export type WrittenDay = Readonly<Record<DayPart, string | null>>;

/** What is wrong with a part; `args` fill its sentence. */
export interface DayProblem {
  key: 'required' | 'number' | 'minimum' | 'maximum' | 'date' | 'future';
  args?: Record<string, number>;
}

export type ReportDay =
  | { day: string; problems: null }
  | { day: null; problems: Partial<Record<DayPart, DayProblem>> };

const BOUNDS: Readonly<Record<DayPart, { first: number; last: number }>> = {
  year: { first: 2000, last: 2999 },
  month: { first: 1, last: 12 },
  day: { first: 1, last: 31 },
};

const DIGITS = /^\d{1,4}$/;

/** The platform's day of an instant: sign-ups are counted by the calendar of Bogotá. */
export function platformDay(now: Date): string {
  return dayOf(now, DEFAULT_TIME_ZONE);
}

/** Reads the day of a report, `YYYY-MM-DD`, which is today or before; else a problem for each part that is wrong. */
export function readReportDay(written: WrittenDay, now: Date): ReportDay {
  const problems: Partial<Record<DayPart, DayProblem>> = {};
  for (const part of DAY_PARTS) {
    const problem = problemOf(part, written[part]);
    if (problem !== null) problems[part] = problem;
  }
  if (Object.keys(problems).length > 0) return { day: null, problems };
  const day = DAY_PARTS.map((part) => Number(written[part]))
    .map((value) => String(value).padStart(2, '0'))
    .join('-');
  if (!isDay(day)) return { day: null, problems: { day: { key: 'date' } } };
  if (day > platformDay(now)) return { day: null, problems: { day: { key: 'future' } } };
  return { day, problems: null };
}

/** The parts of a day `YYYY-MM-DD`, as an address writes them. */
export function writtenDay(day: string): Record<DayPart, string> {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year: String(year), month: String(month), day: String(date) };
}

function problemOf(part: DayPart, text: string | null): DayProblem | null {
  if (text === null || text === '') return { key: 'required' };
  if (!DIGITS.test(text)) return { key: 'number' };
  const { first, last } = BOUNDS[part];
  if (Number(text) < first) return { key: 'minimum', args: { limit: first } };
  return Number(text) > last ? { key: 'maximum', args: { limit: last } } : null;
}
