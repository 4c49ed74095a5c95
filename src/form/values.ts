import { isObject } from '../../domain/json/is-object.ts';
import type { FieldDescriptor, RuleDescriptor } from '../../domain/schema/descriptors.ts';
import { patchBetween } from '../../domain/changes/changes.ts';
import { normaliseRecord, type Normalisation } from '../../domain/schema/normalise.ts';
import { untouchedSwitch } from '../kinds/inputs/input.ts';

/** The values of a form, by field. */
export type Values = Record<string, unknown>;

/**
 * The initial values of a form: the record, or the defaults of the schema for a new one. Every field of the form has a
 * member, so that only the user's changes count as changed. An untouched switch is off, as it looks.
 * @param rules those of the form: what one may require is asked for in a stored record too
 */
export function initialValues(
  fields: readonly FieldDescriptor[],
  record: Values | undefined,
  rules: readonly RuleDescriptor[] = [],
): Values {
  const isNew = record === undefined;
  const ruled = new Set(rules.flatMap(({ require = [] }) => require));
  const blank = blanksOf(fields, isNew);
  for (const field of fields)
    if (isOpen(field, blank) && (isNew || field.required === true || ruled.has(field.source)))
      blank[field.source] = untouchedSwitch(field) ?? null;
  return { ...blank, ...withoutMissing(record ?? {}, blank) };
}

function isOpen({ source, readOnly }: FieldDescriptor, blank: Values): boolean {
  return readOnly !== true && blank[source] === null;
}

function blanksOf(fields: readonly FieldDescriptor[], isNew: boolean): Values {
  return Object.fromEntries(fields.map((field) => [field.source, blankOf(field, isNew)]));
}

function blankOf(field: FieldDescriptor, isNew: boolean): unknown {
  if (isNew && field.default !== undefined) return field.default;
  if (field.kind === 'items' || field.kind === 'references' || field.shape === 'array') return [];
  // A switch that is off would make content of an empty group: `bodyOf` sets it in one that has content.
  if (field.shape === 'object' && field.items !== undefined) return blanksOf(field.items, isNew);
  // The API never sends a secret; undefined means "unchanged", unlike "emptied".
  return field.writeOnly === true ? undefined : null;
}

/** A list or group that the API sends as null is an empty one in the form. */
function withoutMissing(record: Values, blank: Values): Values {
  return Object.fromEntries(
    Object.entries(record).map(([source, value]) => {
      const start = blank[source];
      if (isObject(start) && isObject(value)) return [source, { ...start, ...value }];
      return [source, value ?? start ?? null];
    }),
  );
}

/**
 * The named fields of a record for the API: normalised, without values that a rule hides. At every depth it leaves out
 * fields that the server sets. Pure, and the same for validating and for sending.
 */
export function bodyOf(spec: Normalisation, values: Values, fields: readonly FieldDescriptor[]): Values {
  const record = normaliseRecord(spec, values);
  return isObject(record) ? pick(record, fields.filter(isWritable)) : {};
}

/** The differences from `before`, for a PATCH; null clears. */
export function changes(data: Values, before: Values, fields: readonly FieldDescriptor[]): Values {
  const compared = fields.filter(
    ({ source, writeOnly }) =>
      // A secret that the user did not type again stays unchanged.
      !(writeOnly === true && data[source] === undefined) &&
      !(isNothing(data[source]) && isNothing(before[source])),
  );
  return patchBetween(
    before,
    data,
    compared.map(({ source }) => source),
  );
}

/** A list that the API sends as null is an empty one in the form. */
function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function pick(values: Values, fields: readonly FieldDescriptor[]): Values {
  const kept: Values = {};
  for (const field of fields) {
    const value = nested(values[field.source], field);
    if (value !== undefined && value !== null) kept[field.source] = value;
  }
  return kept;
}

function isWritable({ readOnly }: FieldDescriptor): boolean {
  return readOnly !== true;
}

/** A row without its `id` would count as a new one. */
function nested(value: unknown, field: FieldDescriptor): unknown {
  const items = field.items?.filter((item) => item.source === 'id' || isWritable(item));
  if (items === undefined) return value;
  if (Array.isArray(value)) return value.map((row: unknown) => (isObject(row) ? pick(row, items) : row));
  if (!isObject(value)) return value;
  const group = pick(value, items);
  // An empty group is left out. Otherwise all users would have to fill in its required fields.
  return Object.keys(group).length === 0 ? undefined : { ...switchedOff(items), ...group };
}

/** The required switches that nobody has touched: they are off, as they look. */
function switchedOff(fields: readonly FieldDescriptor[]): Values {
  const asked = fields.filter((field) => field.required === true && untouchedSwitch(field) !== undefined);
  return Object.fromEntries(asked.map((field) => [field.source, untouchedSwitch(field)]));
}
