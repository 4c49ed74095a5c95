import type { JsonSchema } from './vocabulary.ts';

/** `FromSchema` makes its type. */
interface ClosedObject<Properties, Optional, Type> {
  type: Type;
  description?: string;
  properties: Properties;
  required: Exclude<keyof Properties & string, Optional>[];
  additionalProperties: false;
}

/** `optional`: members that stand there at times; most say `null` instead. */
interface Options<Optional> {
  optional?: readonly Optional[];
  description?: string;
}

/**
 * An object of an answer: exactly these members. The tests hold each answer to its schema, so a member that an open
 * object lets through, or that is not required, is one that nobody misses.
 */
export function closedObject<
  const Properties extends Record<string, JsonSchema>,
  const Optional extends keyof Properties & string = never,
>(properties: Properties, options?: Options<Optional>): ClosedObject<Properties, Optional, 'object'>;
/** With `type`: the object, or null. */
export function closedObject<
  const Properties extends Record<string, JsonSchema>,
  const Optional extends keyof Properties & string = never,
>(
  properties: Properties,
  options: Options<Optional> & { type: ['object', 'null'] },
): ClosedObject<Properties, Optional, ['object', 'null']>;
export function closedObject(
  properties: Record<string, JsonSchema>,
  { optional = [], ...rest }: Options<string> & { type?: ['object', 'null'] } = {},
): JsonSchema {
  return {
    type: 'object',
    ...rest,
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  };
}
