import type { Access } from '../../../domain/access/access.ts';
import { sameValue } from '../../../domain/changes/same-value.ts';
import { partsOf } from '../../../domain/schema/parts.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { isReadable } from '../fields.ts';
import type { Row } from '../row.ts';

/**
 * The input without the values that only the server sets and that are as stored, at every depth. So a record that was
 * read, changed and sent back whole is accepted. A different value stays, and is refused.
 */
export function withoutReadBack(resource: Resource, access: Access, input: Row, before: Row): Row {
  // A field that may not be read is never "as it was": the comparison would reveal its value.
  const readable = resource.fields.filter((field) => isReadable(field, access));
  return strip(readable, input, before, false);
}

/** `nested`: in a row of a list, whose `id` says which row it is. */
function strip(fields: readonly Field[], input: Row, before: Row, nested: boolean): Row {
  const known = new Map(fields.map((field) => [field.source, field]));
  const kept = Object.entries(input).flatMap(([source, value]): [string, unknown][] => {
    const field = known.get(source);
    if (field === undefined || (nested && source === 'id')) return [[source, value]];
    if (field.readOnly && field.kind !== 'collection' && sameValue(value, before[source])) return [];
    return [[source, stripInside(field, value, before[source])]];
  });
  return Object.fromEntries(kept);
}

function stripInside(field: Field, value: unknown, before: unknown): unknown {
  const parts = partsOf(field);
  if (parts === undefined || !parts.some(({ readOnly, source }) => readOnly && source !== 'id')) return value;
  if (!Array.isArray(value))
    return isRow(value) && isRow(before) ? strip(parts, value, before, false) : value;
  const stored = Array.isArray(before) ? before.filter(isRow) : [];
  return value.map((row: unknown, at) => {
    if (!isRow(row)) return row;
    const same = field.items === undefined ? stored[at] : stored.find(({ id }) => id === row['id']);
    return same === undefined ? row : strip(parts, row, same, field.items !== undefined);
  });
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
