/** Converts typed values to the form that a schema validates. Pure and without AJV: the server and the forms use it. */
import type { Field } from './model.ts';
import type { Json, XRule } from './vocabulary.ts';
import { partsOf } from './parts.ts';
import { hiddenSources } from './rules.ts';

type Values = Record<string, unknown>;

/** The part of a field that is needed here; a `FieldDescriptor` has it. */
export interface NormalisedField {
  source: string;
  default?: Json;
  readOnly?: boolean;
  items?: NormalisedField[];
}

export interface Normalisation {
  fields: NormalisedField[];
  /** The effects of `x-rules`… */
  rules: readonly { then: XRule['then'] }[];
  /** …and whether each holds for a record, in the same order. */
  conditions: readonly ((record: unknown) => boolean)[];
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The members of the items, by the source of their list; fields without items have none. */
type Parts = ReadonlyMap<string, Parts | undefined>;

function partsByName(fields: readonly NormalisedField[]): Parts {
  return new Map(fields.map(({ source, items }) => [source, items && partsByName(items)]));
}

function clean(value: unknown, parts: Parts | undefined): unknown {
  if (typeof value === 'string') return value.trim();
  if (!parts) return value;
  if (Array.isArray(value))
    return value.map((item: unknown) => (isValues(item) ? cleanMembers(item, parts) : item));
  return isValues(value) ? cleanMembers(value, parts) : value;
}

/**
 * Uses entries, so that a key such as `__proto__` remains a key for the validator to refuse. A form cleans a hundred
 * variants at every key: one pass.
 */
function cleanMembers(values: Values, parts: Parts): Values {
  const entries: [string, unknown][] = [];
  for (const source of Object.keys(values)) {
    const value = clean(values[source], parts.get(source));
    if (value !== '' && value !== null && value !== undefined) entries.push([source, value]);
  }
  return Object.fromEntries(entries);
}

function withDefaults(values: Values, fields: NormalisedField[]): Values {
  const missing = fields.filter(
    ({ source, default: value, readOnly }) =>
      value !== undefined && readOnly !== true && !Object.hasOwn(values, source),
  );
  return {
    ...withItemDefaults(values, fields),
    ...Object.fromEntries(missing.map((field) => [field.source, structuredClone(field.default)])),
  };
}

/** A new row of an array also gets its defaults: values computed from the rows must see the stored values. */
function withItemDefaults(values: Values, fields: NormalisedField[]): Values {
  const entries = fields.flatMap(({ source, items }): [string, unknown][] => {
    const rows = values[source];
    if (items === undefined || !Array.isArray(rows)) return [];
    return [[source, rows.map((row: unknown) => (isValues(row) ? withDefaults(row, items) : row))]];
  });
  return { ...values, ...Object.fromEntries(entries) };
}

/** A removed value may hide another one, so the loop runs until nothing more is hidden. */
function withoutHidden(values: Values, { rules, conditions }: Normalisation): Values {
  const holds = conditions.map((condition) => condition(values));
  const hidden = hiddenSources(rules, holds).filter((source) => Object.hasOwn(values, source));
  if (hidden.length === 0) return values;
  const kept = Object.entries(values).filter(([source]) => !hidden.includes(source));
  return withoutHidden(Object.fromEntries(kept), { fields: [], rules, conditions });
}

/**
 * Trims strings, drops `""` and null at every declared depth, and drops values that a rule hides.
 * @param options.defaults fill in the defaults of absent fields, as a create does
 * @returns a copy; a value that is no object is returned unchanged
 */
export function normaliseRecord(
  spec: Normalisation,
  input: unknown,
  options: { defaults?: boolean } = {},
): unknown {
  if (!isValues(input)) return input;
  const cleaned = cleanMembers(input, partsByName(spec.fields));
  return withoutHidden(options.defaults === true ? withDefaults(cleaned, spec.fields) : cleaned, spec);
}

/** The fields of a model in the shape that `normaliseRecord` reads. */
export function normalisedFields(fields: Field[]): NormalisedField[] {
  return fields.map((field) => {
    const parts = partsOf(field);
    return {
      source: field.source,
      readOnly: field.readOnly,
      ...(field.default !== undefined && { default: field.default }),
      ...(parts && { items: normalisedFields(parts) }),
    };
  });
}
