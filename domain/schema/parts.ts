import type { Field } from './model.ts';
import { readFields } from './fields.ts';
import { valueType } from './kinds.ts';

/**
 * The fields inside a field: those of a child table's rows (`id` first), or the declared properties of a json
 * object or of the objects in a json array. Undefined for any other value.
 */
export function partsOf(field: Field): Field[] | undefined {
  if (field.items) return field.items;
  if (field.kind !== 'json') return undefined;
  const container = valueType(field.schema) === 'array' ? field.schema.items : field.schema;
  return container?.properties ? readFields(container) : undefined;
}
