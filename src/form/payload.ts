/** Converts the form's values to the API's. Pure, and the same for validating and for sending. */
import { isObject } from '../../domain/json/is-object.ts';
import { patchBetween } from '../../domain/changes/changes.ts';
import type { FieldDescriptor } from '../../domain/schema/descriptors.ts';
import { normaliseRecord } from '../../domain/schema/normalise.ts';
import type { Normalisation } from '../../domain/schema/normalise.ts';
import { untouchedSwitch } from '../kinds/inputs/switch-value.ts';

export type Values = Record<string, unknown>;

/**
 * The named fields of a record for the API: normalised, without values that a rule hides. At every depth it leaves out
 * fields that the server sets.
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
