/** An array of objects in a table of its own (`x-db.table`). */
import { isPlain, type Shape } from './kind.ts';

export const shape: Shape = {
  recognises: (schema) => isPlain(schema, 'array') && schema['x-db']?.table !== undefined,
  place: 'items',
  widgets: ['items'],
  displays: ['items', 'image'],
  options: { items: { sortable: 'boolean' } },
  filters: [],
};
