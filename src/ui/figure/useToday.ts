import { useCallback, useSyncExternalStore } from 'react';
import { dayOf } from '../../../domain/dates/day.ts';
import { useTimeZone } from './useTimeZone.ts';

const MINUTE = 60_000;

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE);
  return () => clearInterval(timer);
}

/** The store's day, `YYYY-MM-DD`; a list that stays open past midnight says `ayer` by itself. */
export function useToday(): string {
  const timeZone = useTimeZone();
  return useSyncExternalStore(
    everyMinute,
    useCallback(() => dayOf(new Date(), timeZone), [timeZone]),
  );
}
