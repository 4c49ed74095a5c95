/** From what a form holds to what the API takes: pure, and the same for validating and for sending. */
import { patchBetween } from '../../../domain/changes/changes-between.ts';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { normaliseRecord } from '../../../domain/schema/normalise.ts';
import type { Normalisation } from '../../../domain/schema/normalise.ts';

export type Values = Record<string, unknown>;

export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The named fields of a record as the API takes them: normalised, without what a rule hides and, at every depth,
 * without what the server sets.
 */
export function bodyOf(spec: Normalisation, values: Values, fields: readonly FieldDescriptor[]): Values {
  const record = normaliseRecord(spec, values);
  return isValues(record) ? pick(record, fields.filter(isWritable)) : {};
}

/** What differs from `before`, for a PATCH; null clears. */
export function changes(data: Values, before: Values, fields: readonly FieldDescriptor[]): Values {
  const compared = fields.filter(
    ({ source, writeOnly }) =>
      // A secret that was not typed again stays as it is.
      !(writeOnly === true && data[source] === undefined) &&
      !(isNothing(data[source]) && isNothing(before[source])),
  );
  return patchBetween(
    before,
    data,
    compared.map(({ source }) => source),
  );
}

/** A list that the API holds as null is an empty one to the form. */
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

/** A row names itself by its `id`, or it would be taken for a new one. */
function nested(value: unknown, field: FieldDescriptor): unknown {
  const items = field.items?.filter((item) => item.source === 'id' || isWritable(item));
  if (items === undefined) return value;
  if (Array.isArray(value)) return value.map((row: unknown) => (isValues(row) ? pick(row, items) : row));
  if (!isValues(value)) return value;
  const group = pick(value, items);
  // A group of which nothing is filled in is no group, or what it requires would be asked of everyone.
  return Object.keys(group).length === 0 ? undefined : group;
}
