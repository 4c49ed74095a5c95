import type { JsonSchema, JsonType } from './vocabulary.ts';

const SUBSCHEMAS = ['items', 'not', 'if', 'then', 'else'] as const;
const LISTS = ['allOf', 'anyOf', 'oneOf'] as const;

/** The schema as standard JSON Schema: without `x-` blocks, at every depth. */
export function plain(schema: JsonSchema): JsonSchema {
  const copy: JsonSchema = Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => !keyword.startsWith('x-')),
  );
  if (copy.properties) {
    copy.properties = Object.fromEntries(
      Object.entries(copy.properties).map(([name, property]) => [name, plain(property)]),
    );
  }
  for (const keyword of SUBSCHEMAS) {
    const inner = copy[keyword];
    if (inner) copy[keyword] = plain(inner);
  }
  for (const keyword of LISTS) {
    const inner = copy[keyword];
    if (inner) copy[keyword] = inner.map(plain);
  }
  return copy;
}

const NULL: JsonType = 'null';

/** Allows null too, because absent and null mean the same (docs/architecture.md). */
export function nullable(schema: JsonSchema): JsonSchema {
  if (schema.type === undefined) return schema;
  const types = [schema.type].flat();
  const loose: JsonSchema = { ...schema, type: types.includes('null') ? types : [...types, NULL] };
  if (schema.enum && !schema.enum.includes(null)) loose.enum = [...schema.enum, null];
  return loose;
}
