/** A body made from a schema alone, so that a new resource is tested without further code. */
import type { Field, Resource } from '../../domain/schema/model.ts';
import { elementOf, partsOf } from '../../domain/schema/parts.ts';
import { createValidator, type Validator } from '../../domain/schema/validate.ts';
import type { Json, XRef } from '../../domain/schema/vocabulary.ts';
import { unlocked, type Body } from './conditions.ts';
import { typesOf, valueOf } from './values.ts';

/**
 * Finds or makes a row of another resource that meets the filter, and returns its id; null where the resource cannot be
 * created. Another `nth` is another row.
 */
export type Reference = (resource: string, filter?: XRef['filter'], nth?: number) => Promise<number | null>;

/** A rule may require a field that makes the next rule hold. */
const ROUNDS = 5;

/**
 * A body that creation accepts: every writable field without a rule, and those that a rule requires. Referenced rows
 * are created. The same `n` gives the same body. Two values of a unique field differ with `n`.
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
  return completed(resource, unlocked(resource, body), (field) => fieldValue(field, n, reference));
}

async function completed(
  resource: Resource,
  start: Body,
  make: (field: Field) => Promise<Json | undefined>,
): Promise<Body> {
  let body = start;
  for (let round = 0; round < ROUNDS; round += 1) {
    const missing = requiredBy(resource, body);
    if (missing.length === 0) return body;
    for (const field of missing) {
      const value = await make({ ...field, required: true });
      if (value !== undefined) body = unlocked(resource, { ...body, [field.source]: value });
    }
  }
  return body;
}

const validators = new WeakMap<Resource, Validator>();

/** Fields that the rules require of this body and that it lacks. */
function requiredBy(resource: Resource, body: Body): Field[] {
  const validator = validators.get(resource) ?? createValidator(resource);
  validators.set(resource, validator);
  const errors = validator.create(body);
  return writable(resource.fields).filter(({ source }) => errors[source]?.key === 'required');
}

export function writable(fields: Field[]): Field[] {
  return fields.filter(
    (field) => !field.readOnly && !field.computed && !field.system && field.kind !== 'collection',
  );
}

/** A value of one field; undefined for an optional one that needs more than its schema. */
export async function fieldValue(field: Field, n: number, reference: Reference): Promise<Json | undefined> {
  if (field.kind === 'reference' && field.ref)
    return field.required
      ? ((await reference(field.ref.resource, field.ref.filter)) ?? undefined)
      : undefined;
  if (field.kind === 'references' && field.ref) return idsOf(field.ref, field, reference);
  const optional = field.kind === 'json' || field.kind === 'items' || field.component !== undefined;
  if (!field.required && optional) return undefined;
  const element = elementOf(field)?.ref;
  if (element) return (await idsOf(element, field, reference)) ?? [];
  const parts = partsOf(field);
  if (parts === undefined) return valueOf(field.schema, n);
  if (!typesOf(field.schema).includes('array')) return partsValue(parts, n, reference);
  const least = field.schema.minItems ?? 0;
  const rows = Array.from({ length: field.kind === 'items' ? Math.max(1, least) : least }, (_, at) =>
    partsValue(parts, n + at, reference),
  );
  return Promise.all(rows);
}

/** As many ids as the list must have, and one more than none; undefined where no row can be made. */
async function idsOf(ref: XRef, { schema }: Field, reference: Reference): Promise<number[] | undefined> {
  const ids: number[] = [];
  for (let nth = 0; nth < Math.max(1, schema.minItems ?? 0); nth += 1) {
    const id = await reference(ref.resource, ref.filter, nth);
    if (id === null) return undefined;
    ids.push(id);
  }
  return ids;
}

/** An object with all its members but the references that may be left out. */
async function partsValue(parts: Field[], n: number, reference: Reference): Promise<Body> {
  const made: Body = {};
  for (const part of writable(parts)) {
    const value = await fieldValue(
      { ...part, required: part.required || part.kind !== 'reference' },
      n,
      reference,
    );
    if (value !== undefined) made[part.source] = value;
  }
  return made;
}
