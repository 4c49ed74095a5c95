/** Schemas that somebody might write: fields of many kinds with bounds, and rules over them that can hold or not. */
import fc from 'fast-check';
import type { JsonSchema, ResourceSchema, XRule } from '../../domain/schema/vocabulary.ts';

/** A property, and conditions that some of its values meet and others do not. */
interface Part {
  schema: JsonSchema;
  conditions: JsonSchema[];
}

const label = { 'x-label': { es: 'Dato' } };
const author: JsonSchema = { ...label, type: 'integer', 'x-ref': { resource: 'a', relation: 'many-to-one' } };

const text = fc
  .record({ least: fc.nat(3), more: fc.integer({ min: 6, max: 40 }) })
  .map(({ least, more }): Part => ({
    schema: { type: 'string', minLength: least, maxLength: least + more },
    conditions: [
      { type: 'string', minLength: least + more },
      { type: 'string', pattern: '^[A-Z]{3,6}$' },
    ],
  }));

const number = fc
  .record({
    low: fc.integer({ min: -50, max: 50 }),
    steps: fc.integer({ min: 2, max: 30 }),
    step: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ low, steps, step }): Part => {
    const [least, middle, most] = [low * step, (low + 1) * step, (low + steps) * step];
    return {
      schema: { type: 'integer', minimum: least, maximum: most, multipleOf: step },
      conditions: [
        { type: 'integer', minimum: middle },
        { type: 'integer', maximum: least },
        { type: 'integer', exclusiveMinimum: least },
        { type: 'integer', exclusiveMaximum: most },
        { type: 'integer', not: { const: middle } },
        { type: 'integer', anyOf: [{ const: least }, { const: most }] },
      ],
    };
  });

const VALUES = ['a', 'b', 'c', 'd'];

const choice = fc.constant<Part>({
  schema: { type: 'string', enum: VALUES },
  conditions: [
    { type: 'string', const: 'd' },
    { type: 'string', enum: ['b', 'c'] },
  ],
});

const choices = fc.nat(2).map((least): Part => ({
  schema: {
    type: 'array',
    minItems: least,
    maxItems: 4,
    uniqueItems: true,
    items: { type: 'string', enum: VALUES },
  },
  conditions: [{ type: 'array', minItems: least + 1 }],
}));

const flag = fc.constant<Part>({
  schema: { type: 'integer', enum: [0, 1] },
  conditions: [{ type: 'integer', const: 1 }],
});

const yesOrNo = fc.constant<Part>({
  schema: { type: 'boolean' },
  conditions: [{ type: 'boolean', const: true }],
});

const reference = fc.constant<Part>({ schema: author, conditions: [] });

const links = fc.nat(2).map((least): Part => ({
  schema: {
    type: 'array',
    minItems: least,
    uniqueItems: true,
    items: { type: 'integer' },
    'x-ref': { resource: 'a', relation: 'many-to-many' },
  },
  conditions: [{ type: 'array', minItems: least + 1 }],
}));

/** Rows of objects, in json or in a table of their own, each with a record that it must name. */
const rows = fc
  .record({ least: fc.nat(2), inner: fc.oneof(text, number), tabled: fc.boolean() })
  .map(({ least, inner, tabled }): Part => ({
    schema: {
      type: 'array',
      minItems: least,
      maxItems: 5,
      items: {
        type: 'object',
        required: ['author_id', 'inner'],
        properties: { author_id: author, inner: { ...label, ...inner.schema }, other_id: author },
      },
      ...(tabled && { 'x-db': { table: 'lines' } }),
    },
    conditions: [{ type: 'array', minItems: Math.max(2, least + 1) }],
  }));

const part = fc.oneof(text, number, choice, choices, flag, yesOrNo, reference, links, rows);

interface Choice {
  /** Which earlier field the rule looks at, which of its conditions, and whether the condition is negated. */
  at: number;
  condition: number;
  negated: boolean;
  effects: { show: boolean; require: boolean; readOnly: boolean };
}

const rule: fc.Arbitrary<Choice> = fc.record({
  at: fc.nat(),
  condition: fc.nat(),
  negated: fc.boolean(),
  effects: fc.record({ show: fc.boolean(), require: fc.boolean(), readOnly: fc.boolean() }),
});

/** Every rule governs a field of its own by an earlier one, which another rule may govern in turn. */
export const anySchema: fc.Arbitrary<ResourceSchema> = fc
  .record({
    free: fc.array(fc.record({ part, required: fc.boolean() }), { minLength: 1, maxLength: 5 }),
    governed: fc.array(fc.record({ part, rule }), { maxLength: 3 }),
  })
  .map(({ free, governed }) => {
    const parts = [...free, ...governed].map((one) => one.part);
    const required = free.flatMap((one, at) => (one.required ? [`f${at}`] : []));
    const rules = governed.map((one, at): XRule => {
      const source = one.rule.at % (free.length + at);
      return {
        if: conditionOn(`f${source}`, parts[source], required.includes(`f${source}`), one.rule),
        then: effectsOn(`f${free.length + at}`, one.rule),
      };
    });
    return {
      type: 'object',
      'x-resource': {
        name: 'books',
        label: { es: { one: 'Libro', many: 'Libros' } },
        representation: 'name',
      },
      'x-rules': rules,
      required: ['name', ...required],
      properties: {
        name: { ...label, type: 'string' },
        ...Object.fromEntries(parts.map(({ schema }, at) => [`f${at}`, { ...label, ...schema }])),
      },
    };
  });

function conditionOn(
  source: string,
  looked: Part | undefined,
  always: boolean,
  { condition, negated }: Choice,
): JsonSchema {
  const conditions = looked?.conditions ?? [];
  const asked = conditions[condition % Math.max(1, conditions.length)];
  // A required field without conditions is always there: the rule looks at the name instead.
  if (asked === undefined && always)
    return { type: 'object', properties: { name: { type: 'string', minLength: 40 } } };
  const leaf: JsonSchema = {
    type: 'object',
    required: [source],
    ...(asked && { properties: { [source]: asked } }),
  };
  return negated ? { not: leaf } : leaf;
}

function effectsOn(source: string, { effects }: Choice): XRule['then'] {
  const named = Object.entries(effects).filter(([, has]) => has);
  return named.length === 0
    ? { show: [source] }
    : Object.fromEntries(named.map(([effect]) => [effect, [source]]));
}
