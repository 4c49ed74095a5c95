/** A share of a hundred: `12.5` is 12,5%. */
import type { JsonSchema } from '../schema/vocabulary.ts';
import { within, type CellOf } from './cell.ts';
import { isPlain, type ColumnOf, type Parse, type Sample, type Shape } from './kind.ts';
import { readDecimal } from './number.ts';
import { NUMBER_BULK, NUMBER_FILTERS, parseNumber, sampleNumber } from './numbers.ts';

const BOUNDS: JsonSchema = { minimum: 0, maximum: 100 };

export const shape: Shape = {
  format: 'percent',
  recognises: (schema) => isPlain(schema, 'number', 'integer'),
  defaults: BOUNDS,
  place: 'column',
  scalar: true,
  element: true,
  widgets: ['percent'],
  displays: ['percent'],
  filters: NUMBER_FILTERS,
  bulk: NUMBER_BULK,
  decimals: true,
  quantity: true,
};

export const column: ColumnOf = {
  type: 'double precision',
  bounds: 'number',
  remembers: 'numbers',
  row: 'number',
};

export const parse: Parse = parseNumber;

export const sample: Sample = (schema, n) => sampleNumber({ ...BOUNDS, ...schema }, n);

/** `12,5 %`, `12.5%` or `12,5`. */
export const cell: CellOf = {
  kindOf: () => 'percent',
  readers: { percent: (of, text) => within(of, readDecimal(withoutSign(text))) },
};

function withoutSign(text: string): string {
  return text.endsWith('%') ? text.slice(0, -1).trimEnd() : text;
}
