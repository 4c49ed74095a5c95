import type { JsonSchema } from '../../domain/schema/vocabulary.ts';

/**
 * An object of an answer: exactly these members. The tests hold each answer to its schema, so a member that an open
 * object lets through, or that is not required, is one that nobody misses.
 * @param optional members that stand there at times; most say `null` instead
 */
export function closedObject(
  properties: Record<string, JsonSchema>,
  {
    optional = [],
    ...rest
  }: { optional?: readonly string[] } & Pick<JsonSchema, 'type' | 'description'> = {},
): JsonSchema {
  return {
    type: 'object',
    ...rest,
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  };
}
