/** The id of a record of another resource (many-to-one). */
import type { CellOf } from './cell.ts';
import { isRelation, type ColumnOf, type Parse, type Shape } from './kind.ts';
import { parseInteger } from './numbers.ts';

export const shape: Shape = {
  recognises: (schema) => isRelation(schema, 'many-to-one'),
  place: 'column',
  scalar: true,
  element: true,
  least: 1,
  widgets: ['reference'],
  displays: ['reference'],
  filters: ['in', 'equals'],
};

export const column: ColumnOf = { type: 'bigint', row: 'number' };

export const parse: Parse = parseInteger;

/** A file has the name of the record; the server looks it up. */
export const cell: CellOf = {
  kindOf: () => 'reference',
  readers: { reference: (_, text) => ({ value: text }) },
  write: (value, { ref }, { names }) => names.of(ref?.resource ?? '', value),
};
