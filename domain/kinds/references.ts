/** Ids of records of another resource, in a table of links (many-to-many). */
import type { CellOf } from './cell.ts';
import { isRelation, type Parse, type Shape } from './kind.ts';
import { parseInteger } from './numbers.ts';

export const shape: Shape = {
  recognises: (schema) => isRelation(schema, 'many-to-many'),
  place: 'links',
  widgets: ['references'],
  displays: ['references', 'collection'],
  filters: ['in', 'equals'],
  bulk: ['link', 'unlink'],
};

export const parse: Parse = parseInteger;

/** Names, apart by commas. */
export const cell: CellOf = {
  kindOf: () => 'references',
  readers: { references: (_, text) => ({ value: text }) },
  write: (value, { ref }, { names }) =>
    Array.isArray(value) ? value.map((id) => names.of(ref?.resource ?? '', id)).join(', ') : null,
};
