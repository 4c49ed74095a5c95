/** What the schemas of bodies and answers are made of. */
import type { JsonSchema } from './vocabulary.ts';

export const TEXT = { type: 'string' } as const satisfies JsonSchema;
export const TEXT_OR_NULL = { type: ['string', 'null'] } as const satisfies JsonSchema;
export const FLAG = { type: 'boolean' } as const satisfies JsonSchema;
export const INTEGER = { type: 'integer' } as const satisfies JsonSchema;
export const INTEGER_OR_NULL = { type: ['integer', 'null'] } as const satisfies JsonSchema;
/** From 0. */
export const FROM_ZERO = { type: 'integer', minimum: 0 } as const satisfies JsonSchema;
/** From 1, such as an id that a body names. */
export const FROM_ONE = { type: 'integer', minimum: 1 } as const satisfies JsonSchema;
export const TIME = { type: 'string', format: 'date-time' } as const satisfies JsonSchema;
export const TIME_OR_NULL = { type: ['string', 'null'], format: 'date-time' } as const satisfies JsonSchema;

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
// The build leaves out a schema of which a page takes the type alone.
/* @__NO_SIDE_EFFECTS__ */
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
