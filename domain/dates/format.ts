/** Dates as people read them. The words come from Intl's data of the language. */
import { dayOf, daysBetween } from './day.ts';
import { DEFAULT_TIME_ZONE } from './zone.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter takes a cheap phone milliseconds, and a list needs three for each of its cards. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, made);
  return made;
}

const relativeFormatters = new Map<string, Intl.RelativeTimeFormat>();

function relativeFormatter(locale: string): Intl.RelativeTimeFormat {
  const made = relativeFormatters.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relativeFormatters.set(locale, made);
  return made;
}

/** `20/11/26, 8:00 p. m.` */
export function formatDateTime(instant: Date, timeZone = DEFAULT_TIME_ZONE, locale = 'es-CO'): string {
  return formatter(locale, { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);
}

/** `8:00 p. m.` */
export function formatTime(instant: Date, timeZone = DEFAULT_TIME_ZONE, locale = 'es-CO'): string {
  return formatter(locale, { timeZone, timeStyle: 'short' }).format(instant);
}

/** `1:30 p. m.` of `13:30` or `13:30:00`, a time of day of no zone. Other text is returned as it is. */
export function formatTimeOfDay(time: string, locale = 'es-CO'): string {
  const instant = new Date(`1970-01-01T${time}Z`);
  return Number.isNaN(instant.getTime()) ? time : formatTime(instant, 'UTC', locale);
}

/** `hoy`, `ayer`, `12 nov` within the year, else `12 nov 2025`. */
export function formatDay(day: string, today: string, locale = 'es-CO'): string {
  const back = daysBetween(day, today);
  if (back === 0 || back === 1) return relativeFormatter(locale).format(-back, 'day');
  const date = formatDate(day, locale);
  return day.slice(0, 4) === today.slice(0, 4) ? date.slice(0, -' 2026'.length) : date;
}

/** `12 nov 2026`: a day `YYYY-MM-DD` that reads the same tomorrow. */
export function formatDate(day: string, locale = 'es-CO'): string {
  const month = formatter(locale, { timeZone: 'UTC', month: 'short' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/\.$/, '');
  return `${Number(day.slice(8))} ${month} ${day.slice(0, 4)}`;
}

/** `hoy, 8:00 p. m.`; `today` is the store's day, `YYYY-MM-DD`. */
export function formatMoment(
  instant: Date,
  today: string,
  timeZone = DEFAULT_TIME_ZONE,
  locale = 'es-CO',
): string {
  const day = formatDay(dayOf(instant, timeZone), today, locale);
  return `${day}, ${formatTime(instant, timeZone, locale)}`;
}

/** `12 de noviembre`: a day written out, for a date in the future. */
export function formatLongDay(instant: Date, timeZone = DEFAULT_TIME_ZONE, locale = 'es-CO'): string {
  return formatter(locale, { timeZone, day: 'numeric', month: 'long' }).format(instant);
}
