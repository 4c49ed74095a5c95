/** A body made from a schema alone, so that a new resource is tested without further code. */
import { sameValue } from '../../domain/changes/changes.ts';
import type { Field, Resource } from '../../domain/schema/model.ts';
import { elementOf, partsOf } from '../../domain/schema/fields.ts';
import type { Json, XRef } from '../../domain/schema/vocabulary.ts';
import type { Make } from './candidates.ts';
import { isUnlocked, type Body } from './conditions.ts';
import { findBody, writable, type Goal } from './satisfy.ts';
import { lengthOf, typesOf, valueOf } from './values.ts';

/**
 * Finds or makes a row of another resource that meets the filter, and returns its id; null where the resource cannot be
 * created. Another `nth` is another row.
 */
export type Reference = (resource: string, filter?: XRef['filter'], nth?: number) => Promise<number | null>;

/** What a sample must be, besides accepted. */
export interface Wish {
  /** Values that it has. */
  given?: Body;
  /** Left out: no rule locks a property of it, if that can be. */
  goal?: Goal;
}

/**
 * A body that creation accepts: every writable field without a rule, and those that a rule requires. Referenced rows
 * are created. The same `n` gives the same body. Two values of a unique field differ with `n`.
 * @throws Error when there is none
 */
export async function sample(
  resource: Resource,
  n: number,
  reference: Reference,
  { given = {}, goal }: Wish = {},
): Promise<Body> {
  const make = (field: Field) => fieldValue(field, n, reference);
  const start = { ...(await ungoverned(resource, make)), ...given };
  const fixed = new Set(Object.keys(given));
  const keeps = (body: Body) => [...fixed].every((source) => sameValue(body[source], given[source]));
  const goals: Goal[] = goal ? [goal] : [(body) => isUnlocked(resource, body), () => true];
  for (const one of goals) {
    const found = await findBody(resource, {
      start,
      make,
      fixed,
      goal: (body) => keeps(body) && one(body),
    });
    if (found !== null) return found;
  }
  throw new Error(`No sample of ${resource.name} is accepted: ${JSON.stringify(start)}`);
}

/** Values of the fields that no rule shows, requires or locks, and of the required ones. */
async function ungoverned(resource: Resource, make: Make): Promise<Body> {
  const governed = new Set(
    resource.rules.flatMap(({ then }) => [
      ...(then.show ?? []),
      ...(then.require ?? []),
      ...(then.readOnly ?? []),
    ]),
  );
  const body: Body = {};
  for (const field of writable(resource.fields)) {
    if (governed.has(field.source) && !field.required) continue;
    const value = await make(field);
    if (value !== undefined) body[field.source] = value;
  }
  return body;
}

/** A value of one field; undefined for an optional one that needs more than its schema. */
export async function fieldValue(field: Field, n: number, reference: Reference): Promise<Json | undefined> {
  if (field.kind === 'reference' && field.ref) {
    if (!field.required) return undefined;
    // Two records cannot share a row of a unique reference.
    const nth = field.db.index === 'unique' ? n : 0;
    return (await reference(field.ref.resource, field.ref.filter, nth)) ?? undefined;
  }
  if (field.kind === 'references' && field.ref) return idsOf(field.ref, field, reference);
  const optional = field.kind === 'json' || field.kind === 'items' || field.component !== undefined;
  if (!field.required && optional) return undefined;
  const element = elementOf(field)?.ref;
  if (element) return (await idsOf(element, field, reference)) ?? [];
  const parts = partsOf(field);
  if (parts === undefined) return valueOf(field.schema, n);
  if (!typesOf(field.schema).includes('array')) return partsValue(parts, n, reference);
  const count = lengthOf(field.schema);
  const rows: Body[] = [];
  // One after another: rows of a first record may refer to the same new one.
  for (let at = 0; at < count; at += 1) rows.push(await partsValue(parts, n + at, reference));
  return rows;
}

/** As many ids as the list must have, and one more than none; undefined where no row can be made. */
async function idsOf(ref: XRef, { schema }: Field, reference: Reference): Promise<number[] | undefined> {
  const ids: number[] = [];
  for (let nth = 0; nth < lengthOf(schema); nth += 1) {
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
