import { createAjv } from '../../../domain/schema/ajv.ts';
import { updateSchema } from '../../../domain/schema/derive.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';

/** What bounds a value. A member that is missing or left over is no matter of bounds. */
const BOUNDS = new Set([
  'minItems',
  'maxItems',
  'uniqueItems',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'enum',
]);

/** Whether the JSON text of a field keeps the bounds of its schema, also inside elements and objects. */
export function keepsBounds(resource: Resource, field: Field): (text: string) => boolean {
  const validate = createAjv().compile(updateSchema({ ...resource, fields: [field], rules: [] }));
  return (text) => {
    if (validate({ [field.source]: JSON.parse(text) })) return true;
    return !(validate.errors ?? []).some(({ keyword }) => BOUNDS.has(keyword));
  };
}
