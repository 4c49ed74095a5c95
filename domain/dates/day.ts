/** Days as strings `YYYY-MM-DD`. A day belongs to the store's calendar and is not an instant. */
import { instantOf, wallClock } from './zone.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Years of four digits that every calendar reads alike. JavaScript reads the year 50 as 1950. */
const YEARS = { first: 1000, last: 2999 };

/** Whether the text is a day that exists, within `YEARS`. */
export function isDay(text: string): boolean {
  const year = Number(DAY.exec(text)?.[1] ?? Number.NaN);
  if (!(year >= YEARS.first && year <= YEARS.last)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The store's day at this instant. */
export function dayOf(instant: Date, timeZone: string): string {
  const { year, month, day } = wallClock(instant, timeZone);
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
}

/** A day's first instant, and the next day's: `from <= t < to`. */
export function dayBounds(day: string, timeZone: string): { from: Date; to: Date } {
  return { from: midnight(day, timeZone), to: midnight(addDays(day, 1), timeZone) };
}

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Days from `a` to `b`; negative when `b` is earlier. */
export function daysBetween(a: string, b: string): number {
  return Math.round((Date.parse(`${b}T00:00:00Z`) - Date.parse(`${a}T00:00:00Z`)) / 86_400_000);
}

/** 1 Monday to 7 Sunday. */
export function weekday(day: string): number {
  return ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** The Monday on or before the day. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - weekday(day));
}

/** The first and the last day of the month that many months before the day's own. */
export function monthOf(day: string, ago = 0): [first: string, last: string] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = (shift: number) => new Date(Date.UTC(year, month - 1 + shift, 1)).toISOString().slice(0, 10);
  return [first(-ago), addDays(first(1 - ago), -1)];
}

function midnight(day: string, timeZone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return instantOf({ year, month, day: date, hour: 0, minute: 0, second: 0 }, timeZone);
}

/** `07` */
export function pad(n: number): string {
  return String(n).padStart(2, '0');
}
