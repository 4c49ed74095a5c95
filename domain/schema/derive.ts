import { valueType } from '../kinds/kind.ts';
import { isList, isScalar, isStored, partsOf } from './fields.ts';
import { SHAPES } from './kinds.ts';
import type { Field, Resource } from './model.ts';
import { expandRules } from './rules.ts';
import type { JsonSchema, JsonType } from './vocabulary.ts';

/**
 * JSON Schemas of a resource's record and bodies, in pure 2020-12. Validators, types and OpenAPI are made from them.
 */

/** JSON parsers of browsers and servers round numbers beyond this. */
const { MAX_SAFE_INTEGER, MIN_SAFE_INTEGER } = Number;

const PROTOTYPE_KEYS = ['__proto__', 'constructor', 'prototype'];

type Shape = 'record' | 'stored' | 'create' | 'update' | 'patch';

/** The shapes of what is read. */
function isRead(shape: Shape): boolean {
  return shape === 'record' || shape === 'stored';
}

function bounded(field: Field, schema: JsonSchema): JsonSchema {
  if (valueType(schema) !== 'integer' || schema.enum) return schema;
  return { minimum: SHAPES[field.kind].least ?? MIN_SAFE_INTEGER, maximum: MAX_SAFE_INTEGER, ...schema };
}

/** Free-form objects accept all keys except those with a meaning in JavaScript. */
function withSafeKeys(schema: JsonSchema): JsonSchema {
  if (valueType(schema) !== 'object' || schema.properties) return schema;
  return { ...schema, propertyNames: { type: 'string', not: { enum: PROTOTYPE_KEYS } } };
}

function objectOf(container: JsonSchema, parts: Field[], shape: Shape): JsonSchema {
  return { ...container, ...members(parts, shape, { partial: false }) };
}

/** A rule of what may be typed. A stored value may be older than its rule, and a list that is not set is empty. */
const RULES_OF_INPUT: ReadonlySet<string> = new Set(['pattern', 'minItems']);

function asStored(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !RULES_OF_INPUT.has(keyword)));
}

/** What an answer has beyond what is stored is whole wherever it is. */
function partsIn(field: Field, shape: Shape): Field[] | undefined {
  const parts = partsOf(field);
  return shape === 'record' && parts ? [...parts, ...(field.answered ?? [])] : parts;
}

function valueSchema(field: Field, shape: Shape): JsonSchema {
  const schema = isRead(shape) ? asStored(plain(field.schema)) : plain(field.schema);
  if (SHAPES[field.kind].place === 'links')
    return { ...schema, items: { type: 'integer', minimum: 1, maximum: MAX_SAFE_INTEGER } };
  if (isScalar(field.kind)) return bounded(field, schema);
  const parts = partsIn(field, shape);
  if (!parts) return withSafeKeys(schema);
  if (valueType(schema) === 'array') return { ...schema, items: objectOf(schema.items ?? {}, parts, shape) };
  return objectOf(schema, parts, shape);
}

/** An item keeps its row when its `id` names it. */
function accepts(field: Field, shape: Shape): boolean {
  if (!isStored(field)) return false;
  if (isRead(shape)) return !field.writeOnly;
  return !field.readOnly || (field.system && field.source === 'id');
}

function always(field: Field, shape: Shape): boolean {
  if (isRead(shape)) return field.access.read === undefined;
  // A create fills in the default before it validates.
  return field.required && !field.readOnly && !(shape === 'create' && field.default !== undefined);
}

function nonNull(field: Field, shape: Shape): boolean {
  if (isRead(shape)) return field.required || field.system || isList(field);
  return field.required;
}

function members(fields: Field[], shape: Shape, options: { partial: boolean }): JsonSchema {
  const taken = fields.filter((field) => accepts(field, shape));
  const properties = taken.map((field): [string, JsonSchema] => {
    const schema = valueSchema(field, shape);
    return [field.source, nonNull(field, shape) ? schema : nullable(schema)];
  });
  const required = taken
    .filter((field) => !options.partial && always(field, shape))
    .map((field) => field.source);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

const written = (resource: Resource) => resource.fields.filter((field) => !field.system);

/** A record as the API answers it: every readable field, null for a field without value. */
export function recordSchema(resource: Resource): JsonSchema {
  return members([...resource.fields, ...resource.answered], 'record', { partial: false });
}

/** A record without what is of answers alone: what the types of the server and of the panel are made from. */
export function storedSchema(resource: Resource): JsonSchema {
  return members(resource.fields, 'stored', { partial: false });
}

/** The body of a create, with its required fields and the rules. */
export function createSchema(resource: Resource): JsonSchema {
  const allOf = expandRules(resource.rules).map(plain);
  return { ...members(written(resource), 'create', { partial: false }), ...(allOf.length > 0 && { allOf }) };
}

/** The body of a full update. A partial update is merged into the stored record, then checked against this. */
export function updateSchema(resource: Resource): JsonSchema {
  const allOf = expandRules(resource.rules).map(plain);
  return { ...members(written(resource), 'update', { partial: false }), ...(allOf.length > 0 && { allOf }) };
}

/** The body of a partial update. It requires nothing; the rules apply to the merged record. */
export function patchSchema(resource: Resource): JsonSchema {
  const { properties = {}, ...rest } = members(written(resource), 'patch', { partial: true });
  const loose = Object.entries(properties).map(([source, schema]): [string, JsonSchema] => [
    source,
    nullable(schema),
  ]);
  return { ...rest, properties: Object.fromEntries(loose), minProperties: 1 };
}

const SUBSCHEMAS = ['items', 'not', 'if', 'then', 'else'] as const;
const LISTS = ['allOf', 'anyOf', 'oneOf'] as const;

/** The schema as standard JSON Schema: without `x-` blocks, at every depth. */
export function plain(schema: JsonSchema): JsonSchema {
  const copy: JsonSchema = Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => !keyword.startsWith('x-')),
  );
  if (copy.properties) {
    copy.properties = Object.fromEntries(
      Object.entries(copy.properties).map(([name, property]) => [name, plain(property)]),
    );
  }
  for (const keyword of SUBSCHEMAS) {
    const inner = copy[keyword];
    if (inner) copy[keyword] = plain(inner);
  }
  for (const keyword of LISTS) {
    const inner = copy[keyword];
    if (inner) copy[keyword] = inner.map(plain);
  }
  return copy;
}

const NULL: JsonType = 'null';

/** Allows null too, because absent and null mean the same (docs/architecture.md). */
function nullable(schema: JsonSchema): JsonSchema {
  if (schema.type === undefined) return schema;
  const types = [schema.type].flat();
  const loose: JsonSchema = { ...schema, type: types.includes('null') ? types : [...types, NULL] };
  if (schema.enum && !schema.enum.includes(null)) loose.enum = [...schema.enum, null];
  return loose;
}
