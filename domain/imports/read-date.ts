import { isDay } from '../dates/day.ts';

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const YEAR_FIRST = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[T ].*)?$/;

/** A day as `YYYY-MM-DD`: `2026-11-03`, or `3/11/2026` with the day first, as it is written in Colombia. */
export function readDay(text: string): string | undefined {
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return dayOf(dayFirst[3], dayFirst[2], dayFirst[1]);
  const yearFirst = YEAR_FIRST.exec(text);
  return yearFirst ? dayOf(yearFirst[1], yearFirst[2], yearFirst[3]) : undefined;
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : undefined;
}
