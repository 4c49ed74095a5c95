import { isObject } from '../json/is-object.ts';
import type { FieldErrors } from './field-errors.ts';
import type { JsonSchema } from './vocabulary.ts';

/**
 * The first array that holds more than its schema allows, as a complaint; `{}` when there is none. It looks at no element of an
 * array that is too long: a validator would complain of each of a million.
 * @param source dotted, of the value itself; empty for a body
 */
export function boundsErrors(schema: JsonSchema, value: unknown, source = ''): FieldErrors {
  if (Array.isArray(value)) {
    const limit = schema.maxItems ?? Number.POSITIVE_INFINITY;
    if (value.length > limit) return { [source]: { key: 'maxItems', args: { limit } } };
    return schema.items === undefined ? {} : firstOf(value.entries(), source, () => schema.items);
  }
  const { properties } = schema;
  if (properties === undefined || !isObject(value)) return {};
  return firstOf(Object.entries(value), source, (key) =>
    Object.hasOwn(properties, key) ? properties[key] : undefined,
  );
}

function firstOf(
  members: Iterable<[string | number, unknown]>,
  source: string,
  schemaOf: (key: string) => JsonSchema | undefined,
): FieldErrors {
  for (const [key, member] of members) {
    const schema = schemaOf(String(key));
    if (schema === undefined) continue;
    const errors = boundsErrors(schema, member, source === '' ? String(key) : `${source}.${key}`);
    if (Object.keys(errors).length > 0) return errors;
  }
  return {};
}
