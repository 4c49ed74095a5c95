/** Any other array or object, in one column. */
import { isPlain, type ColumnOf, type Parse, type Shape } from './kind.ts';

export const shape: Shape = {
  recognises: (schema) =>
    isPlain(schema, 'array', 'object', undefined) && schema['x-db']?.table === undefined,
  place: 'column',
  widgets: ['json', 'items', 'file'],
  displays: ['json', 'items', 'file'],
  options: { items: { sortable: 'boolean' }, file: { accept: 'string' } },
  filters: [],
  searched: true,
  wordless: true,
};

export const column: ColumnOf = { type: 'jsonb', bounds: 'json', remembers: 'shape', row: 'Json' };

export const parse: Parse = (text) => text;
