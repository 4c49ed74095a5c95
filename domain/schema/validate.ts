import { sameValue } from '../changes/same-value.ts';
import type { CompiledValidator } from './descriptors.ts';
import type { Field, Resource } from './model.ts';
import { createAjv } from './ajv.ts';
import { createSchema, updateSchema } from './derive.ts';
import { toFieldErrors, type FieldErrors } from './field-errors.ts';
import { normaliseRecord, normalisedFields } from './normalise.ts';
import { partsOf } from './parts.ts';
import { plain } from './plain.ts';
import { lockedSources } from './rules.ts';
import { withoutStoredPhones } from './stored-phones.ts';

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

function fieldIn(fields: readonly Field[], source: string): Field | undefined {
  const [first, ...rest] = source.split('.').filter((step) => !/^\d+$/.test(step));
  const field = fields.find((one) => one.source === first);
  return field && (rest.length === 0 ? field : fieldIn(partsOf(field) ?? [], rest.join('.')));
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
      ...withoutStoredPhones(errorsOf(update(), record), {
        before,
        after: record,
        fieldAt: (source) => fieldIn(resource.fields, source),
      }),
      ...(before && locked(record, before)),
    }),
    normalise: (input, options) =>
      normaliseRecord({ fields: fields(), rules: resource.rules, conditions: conditions() }, input, options),
  };
}
