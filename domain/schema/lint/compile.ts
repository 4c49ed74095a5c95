/**
 * AJV's strict mode finds the other mistakes: a `minLength` on a number, a broken pattern, a default of the wrong type.
 */
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import { plain } from '../plain.ts';
import type { JsonSchema } from '../vocabulary.ts';
import { isSchema, type Linted } from './context.ts';
import type { Mistake } from './mistake.ts';
import { at, elements } from './node.ts';

function compile(ajv: Ajv2020, schema: JsonSchema): ValidateFunction | string {
  try {
    return ajv.compile(plain(schema));
  } catch (error) {
    return reworded(error instanceof Error ? error.message : String(error));
  }
}

/** AJV's most common message in our words; other messages without AJV's own place and mode. */
function reworded(message: string): string {
  const [, type, keyword] = /missing type "([^"]+)" for keyword "([^"]+)"/.exec(message) ?? [];
  if (keyword !== undefined) return `"${keyword}" needs the type ${type}`;
  return message.replace(/^strict mode: /, '').replace(/ at "[^"]*"( \(\w+\))?$/, '');
}

/** @param faulty pointers with a known mistake, which need no second message */
export function compileMistakes(linted: Linted, faulty: readonly string[], ajv: Ajv2020): Mistake[] {
  const { file } = linted;
  const sound = (pointer: string) =>
    !faulty.some((other) => other === pointer || other.startsWith(`${pointer}/`));
  const properties = [...linted.properties.values()].flatMap(({ node, field }): Mistake[] => {
    if (!field || !sound(node.pointer)) return [];
    const validate = compile(ajv, field.schema);
    if (typeof validate === 'string') return [{ file, pointer: node.pointer, reason: validate }];
    const value = field.schema.default;
    if (value === undefined || validate(value)) return [];
    const why = validate.errors?.[0]?.message ?? 'it breaks the schema';
    return [
      { file, pointer: `${node.pointer}/default`, reason: `the default is no value of the property: ${why}` },
    ];
  });
  const conditions = elements(at(linted.root, 'x-rules')).flatMap((rule): Mistake[] => {
    const { pointer, value } = at(rule, 'if');
    const validate = isSchema(value) && sound(pointer) ? compile(ajv, value) : undefined;
    return typeof validate === 'string' ? [{ file, pointer, reason: validate }] : [];
  });
  return [...properties, ...conditions];
}
