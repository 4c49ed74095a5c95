import type { Field } from './model.ts';
import { readFields } from './fields.ts';
import { valueType } from './kinds.ts';

/**
 * The fields inside a field. For a child table: those of a row, `id` first. For a json object, or objects in a json
 * array: the declared properties. Undefined for other values.
 */
export function partsOf(field: Field): Field[] | undefined {
  if (field.items) return field.items;
  if (field.kind !== 'json') return undefined;
  const container = valueType(field.schema) === 'array' ? field.schema.items : field.schema;
  return container?.properties ? readFields(container) : undefined;
}
