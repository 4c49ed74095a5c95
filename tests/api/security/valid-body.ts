import type { Json, JsonSchema } from '../../../domain/schema/vocabulary.ts';

/**
 * The smallest body that a schema lets in, so that a call gets as far as looking for its row. Of a choice of shapes the
 * first one; a text of a pattern is not made.
 */
export function validBody(schema: JsonSchema): Json {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0] ?? null;
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice !== undefined) return validBody(choice);
  const [type] = [schema.type ?? 'object'].flat();
  switch (type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, validBody(schema.properties?.[name] ?? {})]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => validBody(schema.items ?? {}));
    case 'string':
      return schema.format === 'email' ? 'ana@prueba.co' : 'a'.repeat(Math.max(1, schema.minLength ?? 0));
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return null;
  }
}
