/** `YYYY-MM-DD HH:mm:ss` of the store's time zone: how a manual order says when it was placed (spec 2 §7). */
import { dayOf, isDay, pad } from './day.ts';
import { instantOf, wallClock } from './zone.ts';

const LOCAL = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/;

/** Whether the text is such a time to the second, of a day that exists. */
export function isLocal(text: string): boolean {
  return LOCAL.exec(text)?.[4] !== undefined && parseLocal(text, 'UTC') !== undefined;
}

/** Undefined when the text is no such time, or names a day or hour that does not exist. */
export function parseLocal(text: string, timeZone: string): Date | undefined {
  const parts = LOCAL.exec(text);
  if (!parts) return undefined;
  const [, date = '', hour = '', minute = '', second = '00'] = parts;
  if (!isDay(date) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return instantOf(
    { year, month, day, hour: Number(hour), minute: Number(minute), second: Number(second) },
    timeZone,
  );
}

export function formatLocal(instant: Date, timeZone: string): string {
  const { hour, minute, second } = wallClock(instant, timeZone);
  return `${dayOf(instant, timeZone)} ${pad(hour)}:${pad(minute)}:${pad(second)}`;
}
