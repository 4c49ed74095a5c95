/** Converts typed values to the form that a schema validates. Pure and without AJV: the server and the forms use it. */
import { isObject } from '../json/is-object.ts';
import type { Field } from './model.ts';
import type { Json, XRule } from './vocabulary.ts';
import { partsOf } from './fields.ts';
import { hiddenSources } from './rules.ts';
import { isInvisible } from './formats.ts';
import { phoneKey } from '../phones/notations.ts';

type Values = Record<string, unknown>;

/** The part of a field that is needed here; a `FieldDescriptor` has it. */
export interface NormalisedField {
  source: string;
  default?: Json;
  required?: boolean;
  readOnly?: boolean;
  widget?: string;
  bounds?: { minItems?: number };
  items?: NormalisedField[];
}

export interface Normalisation {
  fields: NormalisedField[];
  /** The effects of `x-rules`… */
  rules: readonly { then: XRule['then'] }[];
  /** …and whether each holds for a record, in the same order. */
  conditions: readonly ((record: unknown) => boolean)[];
}

const NONE: ReadonlySet<string> = new Set();

/** The fields of one level, by their source. */
type Parts = ReadonlyMap<string, Part>;

interface Part {
  /** The members of its items; fields without items have none. */
  parts: Parts | undefined;
  /** A national number is stored with its country's code, so that one person is one customer. */
  phone: boolean;
  /** An optional list that may not be empty where it is given or required: an empty one is no value. */
  emptyIsNone: boolean;
}

function partsByName(fields: readonly NormalisedField[], ruled: ReadonlySet<string>): Parts {
  return new Map(
    fields.map(({ source, items, required, bounds, widget }) => [
      source,
      {
        parts: items && partsByName(items, NONE),
        phone: widget === 'phone',
        emptyIsNone: required !== true && ((bounds?.minItems ?? 0) > 0 || ruled.has(source)),
      },
    ]),
  );
}

function clean(value: unknown, part: Part | undefined): unknown {
  if (typeof value === 'string') {
    if (isInvisible(value)) return '';
    return part?.phone === true ? phoneKey(value.trim()) : value.trim();
  }
  const parts = part?.parts;
  if (!parts) return value;
  if (Array.isArray(value))
    return value.map((item: unknown) => (isObject(item) ? cleanMembers(item, parts) : item));
  return isObject(value) ? cleanMembers(value, parts) : value;
}

/**
 * Uses entries, so that a key such as `__proto__` remains a key for the validator to refuse. A form cleans a hundred
 * variants at every key: one pass.
 */
function cleanMembers(values: Values, parts: Parts): Values {
  const entries: [string, unknown][] = [];
  for (const source of Object.keys(values)) {
    const part = parts.get(source);
    const value = clean(values[source], part);
    if (!isNone(value, part)) entries.push([source, value]);
  }
  return Object.fromEntries(entries);
}

function isNone(value: unknown, part: Part | undefined): boolean {
  if (Array.isArray(value)) return value.length === 0 && part?.emptyIsNone === true;
  return value === '' || value === null || value === undefined;
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
    return [[source, rows.map((row: unknown) => (isObject(row) ? withDefaults(row, items) : row))]];
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
 * Trims strings, gives national phones their country's code, drops text without a visible character, null and empty lists that may not be empty but absent, at every declared depth. Drops
 * values that a rule hides. A list that a rule may require is never empty.
 * @param options.defaults fill in the defaults of absent fields, as a create does
 * @returns a copy; a value that is no object is returned unchanged
 */
export function normaliseRecord(
  spec: Normalisation,
  input: unknown,
  options: { defaults?: boolean } = {},
): unknown {
  if (!isObject(input)) return input;
  const ruled = new Set(spec.rules.flatMap(({ then }) => then.require ?? []));
  const cleaned = cleanMembers(input, partsByName(spec.fields, ruled));
  return withoutHidden(options.defaults === true ? withDefaults(cleaned, spec.fields) : cleaned, spec);
}

/** The fields of a model in the shape that `normaliseRecord` reads. */
export function normalisedFields(fields: Field[]): NormalisedField[] {
  return fields.map((field) => {
    const parts = partsOf(field);
    return {
      source: field.source,
      required: field.required,
      readOnly: field.readOnly,
      widget: field.widget,
      ...(field.schema.minItems !== undefined && { bounds: { minItems: field.schema.minItems } }),
      ...(field.default !== undefined && { default: field.default }),
      ...(parts && { items: normalisedFields(parts) }),
    };
  });
}
