import { addDays, daysBetween } from './day.ts';

/** Days `YYYY-MM-DD` of the store, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** The longest range of days that figures are asked for: a leap year. */
export const LONGEST_RANGE = 366;

/** How many days a range has. */
export function lengthOf({ from, to }: DayRange): number {
  return daysBetween(from, to) + 1;
}

/** As many days right before, to compare with. */
export function rangeBefore(range: DayRange): DayRange {
  return { from: addDays(range.from, -lengthOf(range)), to: addDays(range.from, -1) };
}

/** Every day of a range, in order. */
export function daysOf(range: DayRange): string[] {
  return Array.from({ length: lengthOf(range) }, (_, at) => addDays(range.from, at));
}

/**
 * The months that lie in a range as a whole: from the first day of the first one up to the day after the last one. Where
 * there are none, both are the day after the range.
 */
export function wholeMonths({ from, to }: DayRange): { first: string; end: string } {
  const first = firstOfMonth(addDays(firstOfMonth(addDays(from, -1)), 31));
  const after = addDays(to, 1);
  const end = firstOfMonth(after);
  return first < end ? { first, end } : { first: after, end: after };
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}
