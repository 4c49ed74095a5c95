/**
 * AJV's strict mode finds the other mistakes: a `minLength` on a number, a broken pattern, a default of the wrong type.
 */
import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { plain } from '../derive.ts';
import type { JsonSchema } from '../vocabulary.ts';
import {
  at,
  elements,
  isSchema,
  say,
  step,
  type Found,
  type Linted,
  type Mistake,
  type Node,
  type Said,
} from './context.ts';

function compile(ajv: Ajv2020, schema: JsonSchema): ValidateFunction | Said {
  try {
    return ajv.compile(plain(schema));
  } catch (error) {
    return reworded(error instanceof Error ? error.message : String(error));
  }
}

/** AJV's most common message in our words; other messages without AJV's own place and mode. */
function reworded(message: string): Said {
  const [, type, keyword] = /missing type "([^"]+)" for keyword "([^"]+)"/.exec(message) ?? [];
  if (keyword !== undefined)
    return say(`"${keyword}" needs the type ${type}`, `"${keyword}" necesita el tipo ${type}`);
  const short = message.replace(/^strict mode: /, '').replace(/ at "[^"]*"( \(\w+\))?$/, '');
  return say(short, `JSON Schema no lo permite: ${short}`);
}

/** Why, with all choices where there are some. */
function refused(error: ErrorObject | undefined): string {
  const allowed: unknown = error?.params['allowedValues'];
  const choices = Array.isArray(allowed) ? `: ${allowed.map((one) => JSON.stringify(one)).join(', ')}` : '';
  return `${error?.message ?? 'it breaks the schema'}${choices}`;
}

type Refusal = (value: unknown) => string | undefined;

/** What a schema says against a value; nothing when it takes the value, or is itself a mistake. */
function refusalOf(ajv: Ajv2020, schema: JsonSchema): Refusal {
  const validate = compile(ajv, schema);
  return (value) =>
    typeof validate !== 'function' || validate(value) ? undefined : refused(validate.errors?.[0]);
}

/** Choices, constants, defaults and the example of a pattern, at any depth, that the other keywords beside them refuse. */
function values(node: Node, schema: JsonSchema, ajv: Ajv2020): Found[] {
  const { enum: choices = [], const: only, default: value, examples: [example] = [], ...bounds } = schema;
  // A keyword that a $ref brought stands elsewhere.
  const place = (keyword: string) =>
    (at(node, keyword).value === undefined ? node : at(node, keyword)).pointer;
  const choice = place('enum');
  const checked: { pointer: string; what: string; value: unknown; by: JsonSchema }[] = [
    ...choices.map((one, index) => ({
      pointer: choice === node.pointer ? choice : step(choice, index),
      what: JSON.stringify(one),
      value: one,
      by: bounds,
    })),
    ...(only === undefined
      ? []
      : [
          {
            pointer: place('const'),
            what: JSON.stringify(only),
            value: only,
            by: choices.length > 0 ? { ...bounds, enum: choices } : bounds,
          },
        ]),
    ...(value === undefined ? [] : [{ pointer: place('default'), what: 'the default', value, by: schema }]),
    // A form shows it when something else is written.
    ...(schema.pattern === undefined || example === undefined
      ? []
      : [{ pointer: step(place('examples'), 0), what: 'the example', value: example, by: schema }]),
  ];
  const refusals = new Map([...new Set(checked.map(({ by }) => by))].map((by) => [by, refusalOf(ajv, by)]));
  const refused = checked.map(({ by, ...one }) => ({ ...one, why: refusals.get(by)?.(one.value) }));
  return [
    ...refused.flatMap(({ pointer, what, why }) =>
      why === undefined
        ? []
        : [
            {
              pointer,
              reason: say(
                `${what} is no value of the property: ${why}`,
                `${what === 'the default' ? 'el default' : what === 'the example' ? 'el ejemplo' : what} no es un valor de la propiedad: ${why}`,
              ),
            },
          ],
    ),
    ...(schema.items === undefined ? [] : values(at(node, 'items'), schema.items, ajv)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      values(at(node, 'properties', name), property, ajv),
    ),
  ];
}

/** @param faulty pointers with a known mistake, which need no second message */
export function compileMistakes(linted: Linted, faulty: readonly string[], ajv: Ajv2020): Mistake[] {
  const { file } = linted;
  const sound = (pointer: string) =>
    !faulty.some((other) => other === pointer || other.startsWith(`${pointer}/`));
  const properties = [...linted.properties.values()].flatMap(({ node, field }): Mistake[] => {
    if (!field || !sound(node.pointer)) return [];
    const validate = compile(ajv, field.schema);
    if (typeof validate !== 'function') return [{ file, pointer: node.pointer, reason: validate }];
    return values(node, field.schema, ajv).map((found) => ({ file, ...found }));
  });
  const conditions = elements(at(linted.root, 'x-rules')).flatMap((rule): Mistake[] => {
    const { pointer, value } = at(rule, 'if');
    const validate = isSchema(value) && sound(pointer) ? compile(ajv, value) : undefined;
    return validate === undefined || typeof validate === 'function'
      ? []
      : [{ file, pointer, reason: validate }];
  });
  return [...properties, ...conditions];
}
