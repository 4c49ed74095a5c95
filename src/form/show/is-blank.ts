import { isObject } from '../../../domain/json/is-object.ts';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { isEmpty } from '../../kinds/fields/field.ts';

/** Whether a detail has nothing to say of a field: no value, or a group or rows without any. */
export function isBlank({ kind, items }: FieldDescriptor, value: unknown): boolean {
  // Rows that point here are never part of the record.
  if (kind === 'collection') return false;
  if (isEmpty(value)) return true;
  if (items === undefined) return false;
  const rows: readonly unknown[] = Array.isArray(value) ? value : [value];
  return rows
    .filter(isObject)
    .every((row) => items.every(({ source }) => source === 'id' || isEmpty(row[source])));
}
