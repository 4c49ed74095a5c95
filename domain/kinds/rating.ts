/** Stars: a whole number from 1 to 5, or to what the schema says. */
import type { JsonSchema } from '../schema/vocabulary.ts';
import { within, type CellOf } from './cell.ts';
import { readWhole } from './integer.ts';
import { isPlain, type ColumnOf, type Parse, type Sample, type Shape } from './kind.ts';
import { NUMBER_BULK, NUMBER_FILTERS, parseInteger, sampleNumber } from './numbers.ts';

const BOUNDS: JsonSchema = { minimum: 1, maximum: 5 };

export const shape: Shape = {
  format: 'rating',
  recognises: (schema) => isPlain(schema, 'integer'),
  defaults: BOUNDS,
  place: 'column',
  scalar: true,
  element: true,
  widgets: ['rating'],
  displays: ['rating'],
  filters: NUMBER_FILTERS,
  bulk: NUMBER_BULK,
  step: 1,
  quantity: true,
};

export const column: ColumnOf = { type: 'smallint', bounds: 'whole', remembers: 'numbers', row: 'number' };

export const parse: Parse = parseInteger;

export const sample: Sample = (schema, n) => sampleNumber({ ...BOUNDS, ...schema }, n);

const STARS = /^[★*]+$/;

/** `4`, or four stars. */
export const cell: CellOf = {
  kindOf: () => 'rating',
  readers: { rating: (of, text) => within(of, STARS.test(text) ? { value: text.length } : readWhole(text)) },
};
