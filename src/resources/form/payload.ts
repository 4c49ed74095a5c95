/** From what a form holds to what the API takes: pure, and the same for validating and for sending. */
import { sameValue } from '../../../domain/merge/threeWay.ts';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';

export type Values = Record<string, unknown>;

export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The members that hold something, without the hidden ones: absent and null are the same to the API. */
export function withoutEmpties(values: Values, hidden: ReadonlySet<string>): Values {
  const kept = Object.entries(values).filter(([source, value]) => !isEmpty(value) && !hidden.has(source));
  return Object.fromEntries(kept);
}

/** The named fields of a form as the API takes them: without empties and, in rows, without what the server sets. */
export function writable(
  values: Values,
  fields: readonly FieldDescriptor[],
  hidden: ReadonlySet<string>,
): Values {
  return pick(
    values,
    fields.filter(({ source }) => !hidden.has(source)),
  );
}

/** What differs from `before`, for a PATCH; null clears. */
export function changes(data: Values, before: Values, fields: readonly FieldDescriptor[]): Values {
  const changed: Values = {};
  for (const { source, writeOnly } of fields) {
    // A secret that was not typed again stays as it is.
    if (writeOnly === true && data[source] === undefined) continue;
    if (!sameValue(data[source], before[source])) changed[source] = data[source] ?? null;
  }
  return changed;
}

function pick(values: Values, fields: readonly FieldDescriptor[]): Values {
  const kept: Values = {};
  for (const field of fields) {
    if (field.readOnly === true && field.source !== 'id') continue;
    const value = nested(values[field.source], field);
    if (!isEmpty(value)) kept[field.source] = value;
  }
  return kept;
}

function nested(value: unknown, { items }: FieldDescriptor): unknown {
  if (items === undefined) return value;
  if (Array.isArray(value)) return value.map((row: unknown) => (isValues(row) ? pick(row, items) : row));
  if (!isValues(value)) return value;
  const group = pick(value, items);
  return Object.keys(group).length === 0 ? null : group;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
