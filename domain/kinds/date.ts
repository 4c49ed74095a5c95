/** A day of the calendar, `2026-11-12`. */
import { isDay } from '../dates/day.ts';
import { found, type CellOf } from './cell.ts';
import { isPlain, type ColumnOf, type Parse, type Sample, type Shape } from './kind.ts';

export const shape: Shape = {
  format: 'date',
  recognises: (schema) => isPlain(schema, 'string'),
  place: 'column',
  scalar: true,
  element: true,
  widgets: ['date'],
  displays: ['date'],
  filters: ['in', 'equals', 'between'],
};

export const column: ColumnOf = { type: 'date', row: 'string' };

export const parse: Parse = (text) => (isDay(text) ? text : null);

export const sample: Sample = (_, n) => `2026-0${(n % 9) + 1}-15`;

export const cell: CellOf = {
  kindOf: () => 'date',
  readers: { date: (_, text) => found(readDay(text), 'wrong_format') },
};

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
