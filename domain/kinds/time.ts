/** A time of the day without a zone, as it was written: `08:30`. */
import { isTime } from '../schema/formats.ts';
import { found, type CellOf } from './cell.ts';
import { isPlain, type ColumnOf, type Parse, type Sample, type Shape } from './kind.ts';

export const shape: Shape = {
  format: 'time',
  recognises: (schema) => isPlain(schema, 'string'),
  place: 'column',
  scalar: true,
  element: true,
  widgets: ['time'],
  displays: ['time'],
  filters: ['in', 'equals', 'between'],
};

/** It sorts and compares as text. */
export const column: ColumnOf = { type: 'text', worded: true, row: 'string' };

export const parse: Parse = (text) => (isTime(text) ? text : null);

export const sample: Sample = (_, n) => `${String(n % 24).padStart(2, '0')}:30:00`;

export const cell: CellOf = {
  kindOf: () => 'time',
  readers: { time: (_, text) => found(isTime(text) ? text : undefined, 'wrong_format') },
};
