/**
 * Finds a body that the product's own validator accepts and that meets a goal. It knows no keyword of a rule: it tries
 * values, lets the validator hide, default and require, and looks at the outcome.
 */
import { isObject } from '../../domain/json/is-object.ts';
import type { Field, Resource } from '../../domain/schema/model.ts';
import { createValidator, type Validator } from '../../domain/schema/validate.ts';
import type { Json } from '../../domain/schema/vocabulary.ts';
import { candidatesFor, type Make } from './candidates.ts';
import { conditionsOf, type Body } from './conditions.ts';

export type Goal = (body: Body) => boolean;

export interface Search {
  start: Body;
  goal: Goal;
  make: Make;
  /** Properties that keep the value of `start`. */
  fixed?: ReadonlySet<string>;
  /** The stored body, for a change of it; without one, the body is that of a create. */
  before?: Body;
}

/** Values that are changed together: a rule may need another one to hold. */
const TOGETHER = 3;

/** A rule may require a field that makes the next rule hold. */
const ROUNDS = 8;

/** The nearest body to `start` that meets the goal and is accepted; null when none is found. */
export async function findBody(resource: Resource, search: Search): Promise<Body | null> {
  const { start, goal, before } = search;
  const attempt = async (change: Change): Promise<Body | null> => {
    const tried = settled(resource, { ...start, ...change }, before);
    const done = goal(tried) ? await completed(resource, tried, search) : null;
    return done !== null && goal(done) ? done : null;
  };
  const unchanged = await attempt({});
  if (unchanged !== null) return unchanged;
  const choices = await choicesIn(resource, search);
  for (let count = 1; count <= TOGETHER; count += 1)
    for (const change of changesOf(choices, count)) {
      const done = await attempt(change);
      if (done !== null) return done;
    }
  return null;
}

type Change = Record<string, Json | undefined>;
type Choices = (readonly [string, readonly (Json | undefined)[]])[];

/** Values to try of each field that a rule looks at. */
async function choicesIn(resource: Resource, { fixed, make }: Search): Promise<Choices> {
  const choices: Choices = [];
  const conditions = conditionsOf(resource);
  for (const field of writable(resource.fields)) {
    const asked = conditions.get(field.source);
    if (asked === undefined || fixed?.has(field.source)) continue;
    choices.push([field.source, await candidatesFor(field, asked, make)]);
  }
  return choices;
}

/** Every way to give other values to so many of the fields. */
function* changesOf(choices: Choices, count: number): Generator<Change> {
  if (count === 0) {
    yield {};
    return;
  }
  for (const [at, [source, values]] of choices.entries())
    for (const rest of changesOf(choices.slice(at + 1), count - 1))
      for (const value of values) yield { [source]: value, ...rest };
}

/** The body with what is still required of it; null when the validator complains of anything else. */
export async function completed(
  resource: Resource,
  start: Body,
  { make, before }: Pick<Search, 'make' | 'before'>,
): Promise<Body | null> {
  let body = start;
  for (let round = 0; round < ROUNDS; round += 1) {
    const errors = before ? validatorOf(resource).update(body, before) : validatorOf(resource).create(body);
    const complaints = Object.entries(errors);
    if (complaints.length === 0) return body;
    const more: Change = {};
    for (const [source, { key }] of complaints) {
      const field = writable(resource.fields).find((one) => one.source === source);
      if (key !== 'required' || field === undefined) return null;
      more[source] = await make({ ...field, required: true });
    }
    body = settled(resource, { ...body, ...more }, before);
  }
  return null;
}

/** The body as the API reads it: trimmed, without what a rule hides; a new one with its defaults. */
export function settled(resource: Resource, body: Record<string, unknown>, before?: Body): Body {
  const normal = validatorOf(resource).normalise(body, { defaults: before === undefined });
  if (!isBody(normal)) throw new Error(`A body of ${resource.name} is no object`);
  return normal;
}

const isBody = (value: unknown): value is Body => isObject(value);

/** What a stored body becomes by a patch; null where the API refuses it. */
export function patched(resource: Resource, before: Body, patch: Body): Body | null {
  const after = settled(resource, { ...before, ...patch }, before);
  return Object.keys(validatorOf(resource).update(after, before)).length === 0 ? after : null;
}

export function writable(fields: Field[]): Field[] {
  return fields.filter(
    (field) => !field.readOnly && !field.computed && !field.system && field.kind !== 'collection',
  );
}

const validators = new WeakMap<Resource, Validator>();

function validatorOf(resource: Resource): Validator {
  const validator = validators.get(resource) ?? createValidator(resource);
  validators.set(resource, validator);
  return validator;
}
