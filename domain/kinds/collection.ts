/** The records of another resource that point here (one-to-many): never stored, never sent. */
import { isRelation, type Shape } from './kind.ts';

export const shape: Shape = {
  recognises: (schema) => isRelation(schema, 'one-to-many'),
  place: 'nowhere',
  widgets: ['collection'],
  displays: ['collection'],
  filters: [],
};
