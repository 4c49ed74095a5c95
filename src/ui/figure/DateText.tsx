import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { dayOf, isDay } from '../../../domain/dates/day.ts';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatLongDay,
  formatMoment,
  formatTimeOfDay,
} from '../../../domain/dates/format.ts';
import { DEFAULT_TIME_ZONE } from '../../../domain/dates/zone.ts';
import { useStore } from '../../authProvider/useSession.ts';
import { useIntlLocale } from '../../i18n/words.ts';
import styles from './figure.module.css';

/** Formats instants (ISO, UTC) by the store's clock: its days are not those of the phone. */
interface Dates {
  /** The store's day, `YYYY-MM-DD`. */
  today: string;
  /** IANA name of the store's zone. */
  timeZone: string;
  /** `hoy`, `ayer`, `12 nov`. Also takes a day `YYYY-MM-DD`, which it never reads as an instant. */
  relative(at: string): string;
  /** `hoy, 8:00 p. m.` */
  moment(instant: string): string;
  /** `1:30 p. m.` of the time of day `13:30`. */
  timeOfDay(time: string): string;
  /** `12 nov 2026`, for papers. Takes a day too. */
  date(at: string): string;
  /** `12 de noviembre` */
  day(instant: string): string;
  /** `20/11/26, 8:00 p. m.` */
  exact(instant: string): string;
}

const MINUTE = 60_000;

/** For `useSyncExternalStore`. */
export function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE);
  return () => clearInterval(timer);
}

/** Renders again at midnight, so that an open screen then says `ayer`. */
export function useDates(): Dates {
  const locale = useIntlLocale();
  const timeZone = useStore()?.time_zone ?? DEFAULT_TIME_ZONE;
  const today = useSyncExternalStore(
    everyMinute,
    useCallback(() => dayOf(new Date(), timeZone), [timeZone]),
  );
  return useMemo(() => datesOf(today, timeZone, locale), [today, timeZone, locale]);
}

/** The same without React. Its functions throw RangeError for an invalid instant. */
export function datesOf(today: string, timeZone: string, locale: string): Dates {
  return {
    today,
    timeZone,
    relative: (at) => formatDay(isDay(at) ? at : dayOf(new Date(at), timeZone), today, locale),
    moment: (instant) => formatMoment(new Date(instant), today, timeZone, locale),
    timeOfDay: (time) => formatTimeOfDay(time, locale),
    date: (at) => formatDate(isDay(at) ? at : dayOf(new Date(at), timeZone), locale),
    day: (instant) => formatLongDay(new Date(instant), timeZone, locale),
    exact: (instant) => formatDateTime(new Date(instant), timeZone, locale),
  };
}

interface DateTextProps {
  /** An instant (ISO), or a day `YYYY-MM-DD`. Other text is shown unchanged. */
  at: string;
  /** `hoy, 8:00 p. m.` instead of `hoy`. */
  time?: boolean;
}

/** `hoy`, `ayer`, `12 nov`; the exact moment on hover and for a screen reader. */
export function DateText({ at, time = false }: DateTextProps) {
  const dates = useDates();
  if (isDay(at)) return <Time dateTime={at} exact={at} text={dates.relative(at)} />;
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) return <>{at}</>;
  return (
    <Time
      dateTime={instant.toISOString()}
      exact={dates.exact(at)}
      text={time ? dates.moment(at) : dates.relative(at)}
    />
  );
}

function Time({ dateTime, exact, text }: { dateTime: string; exact: string; text: string }) {
  return (
    <time dateTime={dateTime} title={exact} className={styles['time']}>
      {text}
    </time>
  );
}
