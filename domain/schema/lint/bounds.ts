/** Checks that bounds leave a value: `minimum` is not above `maximum`, and some multiple lies between them. */
import type { JsonSchema } from '../vocabulary.ts';
import type { Linted } from './context.ts';
import type { Mistake } from './mistake.ts';
import { step } from './node.ts';

type Found = Omit<Mistake, 'file'>;

const PAIRS = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

function crossed(schema: JsonSchema, pointer: string): Found[] {
  return PAIRS.flatMap(([low, high]) => {
    const [from, to] = [schema[low], schema[high]];
    if (typeof from !== 'number' || typeof to !== 'number' || from <= to) return [];
    return [{ pointer, reason: `${low} ${from} is above ${high} ${to}: no value is right` }];
  });
}

function exclusive(schema: JsonSchema, pointer: string): Found[] {
  const { exclusiveMinimum: above, exclusiveMaximum: below, minimum, maximum } = schema;
  const empty =
    (typeof above === 'number' && typeof below === 'number' && above >= below) ||
    (typeof above === 'number' && typeof maximum === 'number' && above >= maximum) ||
    (typeof below === 'number' && typeof minimum === 'number' && below <= minimum);
  return empty ? [{ pointer, reason: 'the exclusive bounds leave no value' }] : [];
}

/** Whole numbers are the multiples of one. */
function multiples(schema: JsonSchema, pointer: string): Found[] {
  const { multipleOf, exclusiveMinimum: above = -Infinity, exclusiveMaximum: below = Infinity } = schema;
  const unit = multipleOf ?? (schema.type === 'integer' ? 1 : 0);
  const low = Math.max(schema.minimum ?? -Infinity, above);
  const high = Math.min(schema.maximum ?? Infinity, below);
  if (unit <= 0 || !Number.isFinite(low) || !Number.isFinite(high) || low > high || above >= below) return [];
  const next = Math.ceil(low / unit) * unit;
  const first = next === above ? next + unit : next;
  if (first < below && first <= high) return [];
  const what = multipleOf === undefined ? 'whole number' : `multiple of ${unit}`;
  return [{ pointer, reason: `no ${what} lies between ${low} and ${high}` }];
}

function within(schema: JsonSchema, pointer: string): Found[] {
  return [
    ...crossed(schema, pointer),
    ...exclusive(schema, pointer),
    ...multiples(schema, pointer),
    ...(schema.items === undefined ? [] : within(schema.items, step(pointer, 'items'))),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      within(property, step(step(pointer, 'properties'), name)),
    ),
  ];
}

export function boundMistakes({ file, properties }: Linted): Mistake[] {
  return [...properties.values()].flatMap(({ node, field }) =>
    field === undefined ? [] : within(field.schema, node.pointer).map((found) => ({ file, ...found })),
  );
}
