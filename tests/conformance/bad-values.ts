/** For each rule of a property one value that breaks just that rule. */
import type { Field } from '../../domain/schema/model.ts';
import type { Json, JsonSchema } from '../../domain/schema/vocabulary.ts';
import { typesOf, valueOf } from './values.ts';

export interface BadValue {
  /** The validation keyword that the error must name. */
  key: string;
  value: Json;
}

export function badValues(field: Field): BadValue[] {
  const { schema } = field;
  const bad: BadValue[] = [{ key: 'type', value: wrongType(schema) }];
  if (schema.enum) return [...bad, { key: 'enum', value: outsideEnum(schema.enum) }];
  if (schema.minLength !== undefined && schema.minLength > 1 && !schema.pattern && !schema.format) {
    bad.push({ key: 'minLength', value: 'x'.repeat(schema.minLength - 1) });
  }
  if (schema.maxLength !== undefined && !schema.pattern && !schema.format) {
    bad.push({ key: 'maxLength', value: 'x'.repeat(schema.maxLength + 1) });
  }
  if (schema.pattern) bad.push({ key: 'pattern', value: breaking(schema.pattern, schema) });
  if (schema.format && ['email', 'date', 'date-time', 'time', 'uri', 'uuid'].includes(schema.format)) {
    bad.push({ key: 'format', value: schema.format === 'date' ? '2026-02-30' : 'no es esto' });
  }
  if (schema.minimum !== undefined) bad.push({ key: 'minimum', value: schema.minimum - 1 });
  if (schema.maximum !== undefined && schema.maximum < Number.MAX_SAFE_INTEGER)
    bad.push({ key: 'maximum', value: schema.maximum + 1 });
  const good = valueOf(schema, 0);
  if (schema.multipleOf !== undefined && schema.multipleOf !== 1 && typeof good === 'number')
    bad.push({ key: 'multipleOf', value: between(good, schema) });
  return bad;
}

function wrongType(schema: JsonSchema): Json {
  const types = typesOf(schema);
  const candidates: [string[], Json][] = [
    [['object'], { no: 'esto' }],
    [['string'], 'no es un número'],
    [['integer', 'number'], 12.5],
  ];
  return candidates.find(([names]) => !names.some((name) => types.includes(name)))?.[1] ?? { no: 'esto' };
}

function outsideEnum(values: Json[]): Json {
  return typeof values[0] === 'number'
    ? Math.max(...values.filter((value) => typeof value === 'number')) + 1
    : 'ninguno-de-ellos';
}

/** A number within the bounds that is half a step, or for whole numbers one, beside a multiple. */
function between(good: number, schema: JsonSchema): number {
  const step = typesOf(schema).includes('integer') ? 1 : (schema.multipleOf ?? 1) / 2;
  return good + step > (schema.maximum ?? Number.POSITIVE_INFINITY) ? good - step : good + step;
}

/** A text of an allowed length that the pattern refuses. */
function breaking(pattern: string, schema: JsonSchema): string {
  const regexp = new RegExp(pattern, 'u');
  const length = Math.min(Math.max(schema.minLength ?? 1, 8), schema.maxLength ?? 8);
  const text = ['¡¿%$#!?*', 'abcdefgh', '12345678']
    .map((part) => part.repeat(Math.ceil(length / part.length)).slice(0, length))
    .find((part) => !regexp.test(part));
  if (text === undefined) throw new Error(`No text breaks ${pattern}`);
  return text;
}
