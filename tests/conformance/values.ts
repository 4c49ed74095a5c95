/** A value that a schema allows. The same `n` gives the same value within a run; values of other `n` differ where the schema has room. */
import fc from 'fast-check';
import { kindOf } from '../../domain/schema/fields.ts';
import { SAMPLES } from '../../domain/schema/kinds.ts';
import type { Json, JsonSchema } from '../../domain/schema/vocabulary.ts';
import { effort } from '../support/effort.ts';

const TEXTS = ['Camiseta Ñandú', 'Café «El Páramo»', 'Mochila wayúu 🌵', 'Ruana de lana'];

/** A valid value of a schema without references. */
export function valueOf(schema: JsonSchema, n: number): Json | undefined {
  if (schema.const !== undefined) return schema.const;
  const ofKind = SAMPLES[kindOf(schema)];
  if (ofKind) return ofKind(schema, n);
  const type = typesOf(schema).find((name) => name !== 'null');
  switch (type) {
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

function stringOf(schema: JsonSchema, n: number): string {
  switch (schema.format) {
    case 'email':
      return `persona.${n}@ejemplo.co`;
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
