/** A value that a schema allows. The same `n` gives the same value within a run; values of other `n` differ where the schema has room. */
import fc from 'fast-check';
import type { Json, JsonSchema } from '../../domain/schema/vocabulary.ts';
import { effort } from '../support/effort.ts';

const TEXTS = ['Camiseta Ñandú', 'Café «El Páramo»', 'Mochila wayúu 🌵', 'Ruana de lana'];

/** A valid value of a schema without references. */
export function valueOf(schema: JsonSchema, n: number): Json | undefined {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[n % schema.enum.length];
  const type = typesOf(schema).find((name) => name !== 'null');
  switch (type) {
    case 'boolean':
      return n % 2 === 0;
    case 'integer':
    case 'number':
      return numberOf(schema, n);
    case 'string':
      return stringOf(schema, n);
    case 'array':
      return Array.from({ length: lengthOf(schema) }, (_, index) =>
        schema.items ? (valueOf(schema.items, n + index) ?? null) : null,
      );
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
          const value = property.readOnly ? undefined : valueOf(property, n);
          return value === undefined ? [] : [[name, value]];
        }),
      );
    default:
      return undefined;
  }
}

/** As many as the list must have, and one more than none: an empty list is no value where a rule requires one. */
export function lengthOf({ minItems = 0, maxItems = 1 }: JsonSchema): number {
  return Math.max(minItems, Math.min(1, maxItems));
}

export function typesOf(schema: JsonSchema): string[] {
  return schema.type === undefined ? [] : Array.isArray(schema.type) ? schema.type : [schema.type];
}

/** One of the multiples within the bounds; without `multipleOf`, a whole number where one fits. */
function numberOf(schema: JsonSchema, n: number): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const unit = schema.multipleOf ?? 1;
  const low = minimum ?? exclusiveMinimum ?? 0;
  const high = maximum ?? exclusiveMaximum ?? low + 1_000_000 * unit;
  const first = Math.ceil(low / unit) + (low === exclusiveMinimum && low % unit === 0 ? 1 : 0);
  const last = Math.floor(high / unit) - (high === exclusiveMaximum && high % unit === 0 ? 1 : 0);
  if (last < first) return (low + high) / 2;
  // Steps of 0.1 add up to numbers such as 0.30000000000000004, which nobody types.
  return Number(((first + ((n * 7) % (last - first + 1))) * unit).toPrecision(15));
}

function stringOf(schema: JsonSchema, n: number): string {
  switch (schema.format) {
    case 'email':
      return `persona.${n}@ejemplo.co`;
    case 'date':
      return `2026-0${(n % 9) + 1}-15`;
    case 'date-time':
      return `2026-0${(n % 9) + 1}-15T12:30:00.000Z`;
    case 'time':
      return `${String(n % 24).padStart(2, '0')}:30:00`;
    case 'uri':
      return `https://ejemplo.co/${n}`;
    case 'uuid':
      return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
  }
  return schema.pattern ? matching(schema.pattern, schema, n) : wordsOf(schema, n);
}

/** By pattern: which text each `n` has. Short patterns give the same one again. */
const given = new Map<string, Map<number, string>>();

function matching(pattern: string, schema: JsonSchema, n: number): string {
  const known = given.get(pattern) ?? new Map<number, string>();
  given.set(pattern, known);
  const text = known.get(n) ?? unused(pattern, schema, n, new Set(known.values()));
  known.set(n, text);
  return text;
}

function unused(pattern: string, schema: JsonSchema, n: number, used: ReadonlySet<string>): string {
  const fits = (text: string) =>
    text.length >= (schema.minLength ?? 1) &&
    text.length <= (schema.maxLength ?? 1000) &&
    text === text.trim();
  const texts = fc.stringMatching(new RegExp(pattern, 'u')).filter(fits);
  const drawn = fc.sample(texts, { numRuns: effort(50, 100), seed: n + 1 });
  const free = drawn.filter((text) => !used.has(text));
  // No file is stored under a drawn address: the API would refuse it.
  return free.find((text) => !text.startsWith('/api/v1/files/')) ?? free[0] ?? drawn[0] ?? '';
}

/** Lengths are of characters, as a validator counts them: the cactus is one. */
function wordsOf({ minLength = 0, maxLength }: JsonSchema, n: number): string {
  const text = `${TEXTS[n % TEXTS.length]} ${n}`;
  const cut = maxLength === undefined ? text : [...text].slice(-maxLength).join('').trim();
  return 'x'.repeat(Math.max(0, minLength - [...cut].length)) + cut;
}
