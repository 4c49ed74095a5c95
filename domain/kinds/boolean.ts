/** A switch as a JSON boolean. */
import type { CellOf } from './cell.ts';
import { cell as flagCell } from './flag.ts';
import { isPlain, type ColumnOf, type Parse, type Sample, type Shape } from './kind.ts';

export const shape: Shape = {
  recognises: (schema) => isPlain(schema, 'boolean'),
  place: 'column',
  scalar: true,
  element: true,
  widgets: ['switch'],
  displays: ['flag'],
  filters: ['in', 'equals'],
  bulk: ['set'],
  state: true,
};

export const column: ColumnOf = { type: 'boolean', row: 'boolean' };

export const parse: Parse = (text) => (text === 'true' || text === 'false' ? text === 'true' : null);

export const sample: Sample = (_, n) => n % 2 === 0;

export const cell: CellOf = { ...flagCell, rules: () => ({ boolean: true }) };
