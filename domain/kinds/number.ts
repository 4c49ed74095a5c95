/** A number that may have decimals. */
import { within, type CellOf, type ReadNumber } from './cell.ts';
import { isPlain, type ColumnOf, type Parse, type Sample, type Shape } from './kind.ts';
import { NUMBER_BULK, NUMBER_FILTERS, parseNumber, sampleNumber } from './numbers.ts';

export const shape: Shape = {
  recognises: (schema) => isPlain(schema, 'number'),
  place: 'column',
  scalar: true,
  element: true,
  widgets: ['number'],
  displays: ['number', 'text'],
  options: { number: { step: 'number' } },
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

export const sample: Sample = sampleNumber;

export const cell: CellOf = {
  kindOf: () => 'number',
  readers: { number: (of, text) => within(of, readDecimal(text)) },
};

const ONE_SEPARATOR = /^\d+[.,]\d+$/;

/** A number that may have decimals, with comma or point. One separator before three digits may be either. */
export function readDecimal(text: string): ReadNumber {
  const typed = text.replaceAll(/[\s\u00A0\u202F']/g, '');
  const negative = typed.startsWith('-');
  const digits = negative ? typed.slice(1) : typed;
  if (ONE_SEPARATOR.test(digits) && /[.,]\d{3}$/.test(digits)) return { fault: 'ambiguous' };
  const point = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const plain =
    point === -1 ? digits : `${digits.slice(0, point).replaceAll(/[.,]/g, '')}.${digits.slice(point + 1)}`;
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return { fault: 'wrong_format' };
  const value = Number(plain);
  return { value: negative ? -value : value };
}
