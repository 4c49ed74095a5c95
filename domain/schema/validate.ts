import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import { sameValue } from '../changes/changes.ts';
import { isObject } from '../json/is-object.ts';
import { createSchema, plain, updateSchema } from './derive.ts';
import type { CompiledValidator } from './descriptors.ts';
import { toFieldErrors, withoutStored, type FieldErrors } from './field-errors.ts';
import { FORMATS } from './formats.ts';
import { SHAPES } from './kinds.ts';
import type { Resource } from './model.ts';
import { normalisedFields, normaliseRecord } from './normalise.ts';
import { lockedSources } from './rules.ts';
import type { JsonSchema } from './vocabulary.ts';

/**
 * The one configuration of AJV. `strictRequired` stays off: it refuses an ordinary `then: {required: […]}`.
 * @param options what the generator of standalone code needs on top
 */
export function createAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    strictSchema: true,
    strictTypes: true,
    strictTuples: true,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
    discriminator: true,
    // 0.47 is a multiple of 0.01, although 0.47 / 0.01 is 46.99999999999999.
    multipleOfPrecision: 6,
    ownProperties: true,
    ...options,
  });
  for (const [name, validate] of Object.entries(FORMATS)) ajv.addFormat(name, validate);
  // A format of numbers says which kind they are of; their bounds are keywords of their own.
  for (const { format } of Object.values(SHAPES))
    if (format !== undefined && !Object.hasOwn(FORMATS, format)) ajv.addFormat(format, true);
  return ajv;
}

/** Validates one resource at run time; schemas are compiled at first use. */
export interface Validator {
  /** The errors of a create's body; `{}` for a valid one. */
  create(record: unknown): FieldErrors;
  /**
   * The errors of a whole record after an update: the stored one with the patch merged, writable fields only.
   * @param before the stored writable fields, for properties that a rule makes read only
   */
  update(record: unknown, before?: Readonly<Record<string, unknown>>): FieldErrors;
  /** Trims strings, drops empty values and values that a rule hides (`normaliseRecord`). Call it before validating. */
  normalise(input: unknown, options?: { defaults?: boolean }): unknown;
}

const lazily = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

function memberOf(record: unknown, source: string): unknown {
  return typeof record === 'object' && record !== null
    ? Object.entries(record).find(([key]) => key === source)?.[1]
    : undefined;
}

function errorsOf(validate: CompiledValidator, record: unknown): FieldErrors {
  return validate(record) ? {} : toFieldErrors(validate.errors);
}

export function createValidator(resource: Resource): Validator {
  const ajv = lazily(() => createAjv());
  const compiled = (schema: () => ReturnType<typeof createSchema>) =>
    lazily((): CompiledValidator => ajv().compile(schema()));
  const create = compiled(() => createSchema(resource));
  const update = compiled(() => updateSchema(resource));
  const conditions = lazily(() =>
    resource.rules.map((rule): CompiledValidator => ajv().compile(plain(rule.if))),
  );
  const fields = lazily(() => normalisedFields(resource.fields));

  function locked(record: unknown, before: Readonly<Record<string, unknown>>): FieldErrors {
    const held = conditions().map((condition) => condition(before));
    const holds = conditions().map((condition) => condition(record));
    const sources = lockedSources(resource.rules, before, held, holds);
    const changed = sources.filter((source) => !sameValue(memberOf(record, source), before[source]));
    return Object.fromEntries(changed.map((source) => [source, { key: 'readOnly' }]));
  }

  return {
    create: (record) => errorsOf(create(), record),
    update: (record, before) => ({
      ...withoutStored(errorsOf(update(), record), before, record),
      ...(before && locked(record, before)),
    }),
    normalise: (input, options) =>
      normaliseRecord({ fields: fields(), rules: resource.rules, conditions: conditions() }, input, options),
  };
}

/**
 * The first array that holds more than its schema allows, as a complaint; `{}` when there is none. It looks at no element of an
 * array that is too long: a validator would complain of each of a million.
 * @param source dotted, of the value itself; empty for a body
 */
export function boundsErrors(schema: JsonSchema, value: unknown, source = ''): FieldErrors {
  if (Array.isArray(value)) {
    const limit = schema.maxItems ?? Number.POSITIVE_INFINITY;
    if (value.length > limit) return { [source]: { key: 'maxItems', args: { limit } } };
    return schema.items === undefined ? {} : firstOf(value.entries(), source, () => schema.items);
  }
  const { properties } = schema;
  if (properties === undefined || !isObject(value)) return {};
  return firstOf(Object.entries(value), source, (key) =>
    Object.hasOwn(properties, key) ? properties[key] : undefined,
  );
}

function firstOf(
  members: Iterable<[string | number, unknown]>,
  source: string,
  schemaOf: (key: string) => JsonSchema | undefined,
): FieldErrors {
  for (const [key, member] of members) {
    const schema = schemaOf(String(key));
    if (schema === undefined) continue;
    const errors = boundsErrors(schema, member, source === '' ? String(key) : `${source}.${key}`);
    if (Object.keys(errors).length > 0) return errors;
  }
  return {};
}
