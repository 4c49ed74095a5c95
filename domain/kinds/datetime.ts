/** A moment. People read and type it by the clock of the store. */
import { isDay } from '../dates/day.ts';
import { formatLocal, isLocal } from '../dates/local.ts';
import { isDateTime } from '../schema/formats.ts';
import { found, type CellOf } from './cell.ts';
import { isPlain, type ColumnOf, type Parse, type Sample, type Shape } from './kind.ts';

export const shape: Shape = {
  format: 'date-time',
  recognises: (schema) => isPlain(schema, 'string'),
  place: 'column',
  scalar: true,
  element: true,
  widgets: ['datetime'],
  displays: ['datetime', 'date'],
  filters: ['in', 'equals', 'between'],
};

export const column: ColumnOf = { type: 'timestamp with time zone', instant: true, row: 'Timestamp' };

/** A day or a time without an offset is one of the store. */
export const parse: Parse = (text) => (isDay(text) || isLocal(text) || isDateTime(text) ? text : null);

export const sample: Sample = (_, n) => `2026-0${(n % 9) + 1}-15T12:30:00.000Z`;

/** `2026-11-22 08:30`: sorts as text, and no program reads it as another day. */
const TO_THE_MINUTE = 16;

export const cell: CellOf = {
  kindOf: () => 'datetime',
  readers: { datetime: (_, text) => found(isDateTime(text) ? text : undefined, 'wrong_format') },
  write: (value, _, { timeZone }) => formatLocal(new Date(String(value)), timeZone).slice(0, TO_THE_MINUTE),
};
