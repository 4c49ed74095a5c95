/**
 * Good and bad values made from a schema alone, so that a new resource is tested without further code. The same `n`
 * gives the same value. Two values of a unique field differ with `n`.
 */
import fc from 'fast-check';
import type { Field, Resource } from '../../domain/schema/model.ts';
import { createValidator, type Validator } from '../../domain/schema/validate.ts';
import type { Json, JsonSchema } from '../../domain/schema/vocabulary.ts';

export type Body = Record<string, Json>;

/** Finds or makes a row of another resource and returns its id; null where the resource cannot be created. */
export type Reference = (resource: string) => Promise<number | null>;

const TEXTS = ['Camiseta Ñandú', 'Café «El Páramo»', 'Mochila wayúu 🌵', 'Ruana de lana'];

/**
 * A body that creation accepts: every writable field without a rule, and those that a rule requires. Referenced rows
 * are created.
 */
export async function sample(resource: Resource, n: number, reference: Reference): Promise<Body> {
  const governed = new Set(
    resource.rules.flatMap((rule) => [
      ...(rule.then.show ?? []),
      ...(rule.then.require ?? []),
      ...(rule.then.readOnly ?? []),
    ]),
  );
  const body: Body = {};
  for (const field of writable(resource.fields)) {
    if (governed.has(field.source) && !field.required) continue;
    const value = await fieldValue(field, n, reference);
    if (value !== undefined) body[field.source] = value;
  }
  for (const field of requiredBy(resource, body)) {
    const value = await fieldValue({ ...field, required: true }, n, reference);
    if (value !== undefined) body[field.source] = value;
  }
  return body;
}

const validators = new Map<string, Validator>();

/** Fields that the rules require of this body and that it lacks. */
function requiredBy(resource: Resource, body: Body): Field[] {
  const validator = validators.get(resource.name) ?? createValidator(resource);
  validators.set(resource.name, validator);
  const errors = validator.create(body);
  return writable(resource.fields).filter(({ source }) => errors[source]?.key === 'required');
}

export function writable(fields: Field[]): Field[] {
  return fields.filter(
    (field) => !field.readOnly && !field.computed && !field.system && field.kind !== 'collection',
  );
}

async function fieldValue(field: Field, n: number, reference: Reference): Promise<Json | undefined> {
  if (field.ref && (field.kind === 'reference' || field.kind === 'references')) {
    if (!field.required && field.kind === 'reference') return undefined;
    const id = await reference(field.ref.resource);
    if (id === null) return undefined;
    return field.kind === 'reference' ? id : [id];
  }
  if (field.kind === 'items') {
    if (!field.required) return undefined;
    const item: Body = {};
    for (const part of writable(field.items ?? [])) {
      const value = await fieldValue(part, n, reference);
      if (value !== undefined && (part.required || part.kind !== 'reference')) item[part.source] = value;
    }
    return [item];
  }
  if (!field.required && (field.kind === 'json' || field.component !== undefined)) return undefined;
  return valueOf(field.schema, n);
}

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
      return Array.from({ length: schema.minItems ?? 0 }, (_, index) =>
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

export function typesOf(schema: JsonSchema): string[] {
  return schema.type === undefined ? [] : Array.isArray(schema.type) ? schema.type : [schema.type];
}

function numberOf(schema: JsonSchema, n: number): number {
  const low = schema.minimum ?? (schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + 1);
  const high =
    schema.maximum ?? (schema.exclusiveMaximum === undefined ? low + 1_000_000 : schema.exclusiveMaximum - 1);
  const step = schema.multipleOf ?? 1;
  return low + ((n * 7 * step) % (high - low + 1));
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
      return '08:30:00';
    case 'uri':
      return `https://ejemplo.co/${n}`;
  }
  if (schema.pattern) {
    const matching = fc.stringMatching(new RegExp(schema.pattern, 'u'));
    const fits = (text: string) =>
      text.length >= (schema.minLength ?? 1) &&
      text.length <= (schema.maxLength ?? 1000) &&
      text === text.trim();
    return fc.sample(matching.filter(fits), { numRuns: 1, seed: n + 1 })[0] ?? '';
  }
  const text = `${TEXTS[n % TEXTS.length]} ${n}`;
  const padded = text.padEnd(schema.minLength ?? 0, 'x');
  return schema.maxLength === undefined
    ? padded
    : padded
        .slice(-schema.maxLength)
        .trim()
        .padStart(schema.minLength ?? 0, 'x');
}

/** Values that make a rule's condition hold, when it compares constants and choices only; otherwise null. */
export function satisfying(resource: Resource, source: string): Body | null {
  const rule = resource.rules.find(({ then }) => then.show?.includes(source));
  if (!rule) return {};
  const wanted: Body = {};
  for (const [name, condition] of Object.entries(rule.if.properties ?? {})) {
    const value = condition.const ?? condition.enum?.[0];
    if (value === undefined && condition.maxItems !== 0) return null;
    if (value !== undefined) wanted[name] = value;
  }
  return wanted;
}
