/** Values of a field that a search for a body tries: those that meet or just miss what rules ask of it. */
import { sameValue } from '../../domain/changes/changes.ts';
import type { Field } from '../../domain/schema/model.ts';
import type { Json, JsonSchema } from '../../domain/schema/vocabulary.ts';
import { valueOf } from './values.ts';

/** Makes a value that the field accepts, with the records that it refers to. */
export type Make = (field: Field) => Promise<Json | undefined>;

/** Of a kind of text or number without a bound, so many are tried. */
const OTHERS = [0, 1, 2, 3];

/** The last one is no value at all, for a field that may be left out. */
export async function candidatesFor(
  field: Field,
  conditions: JsonSchema[],
  make: Make,
): Promise<(Json | undefined)[]> {
  const made: (Json | undefined)[] = [];
  for (const condition of [...conditions, {}])
    made.push(await make({ ...field, required: true, schema: narrowed(field.schema, condition) }));
  const values = [
    ...made,
    ...made.map((value) => shortest(value, field.schema)),
    ...[...conditions, field.schema].flatMap((condition) => around(condition, field.schema)),
    ...(field.schema.enum ?? OTHERS.map((n) => (field.ref ? undefined : valueOf(field.schema, n)))),
  ].filter((value) => value !== undefined);
  const distinct = values.filter((value, at) => values.findIndex((one) => sameValue(one, value)) === at);
  return field.required ? distinct : [...distinct, undefined];
}

/** The schema with a condition's bounds in place of its own: conditions lie within what the property allows. */
function narrowed(schema: JsonSchema, condition: JsonSchema): JsonSchema {
  const properties = Object.entries(condition.properties ?? {}).map(([name, inner]) => [
    name,
    narrowed(schema.properties?.[name] ?? {}, inner),
  ]);
  return {
    ...schema,
    ...condition,
    ...(schema.properties && { properties: { ...schema.properties, ...Object.fromEntries(properties) } }),
    ...(schema.items && { items: narrowed(schema.items, condition.items ?? {}) }),
  };
}

/** The shortest list or text that the schema allows, for conditions that want no more. */
function shortest(
  value: Json | undefined,
  { minItems, minLength, format, pattern }: JsonSchema,
): Json | undefined {
  if (Array.isArray(value)) return value.slice(0, minItems ?? 0);
  const isFree = typeof value === 'string' && format === undefined && pattern === undefined;
  return isFree ? 'x'.repeat(Math.max(1, minLength ?? 0)) : undefined;
}

/** What a condition names, and the numbers on both sides of its bounds. */
function around(condition: JsonSchema, { multipleOf: step = 1 }: JsonSchema): Json[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = condition;
  const bounds = [minimum, maximum, exclusiveMinimum, exclusiveMaximum].filter(
    (bound) => bound !== undefined,
  );
  return [
    ...(condition.const === undefined ? [] : [condition.const]),
    ...(condition.enum ?? []),
    ...bounds.flatMap((bound) => [bound, bound - step, bound + step]),
  ];
}
