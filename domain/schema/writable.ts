import { isObject } from '../json/is-object.ts';
import type { Field, Resource } from './model.ts';
import { partsOf } from './fields.ts';

type Values = Record<string, unknown>;

function pick(values: Values, fields: Field[], nested: boolean): Values {
  const kept = fields.filter((field) => !field.readOnly || (nested && field.source === 'id'));
  return Object.fromEntries(
    kept
      .filter(({ source }) => values[source] !== undefined && values[source] !== null)
      .map((field) => [field.source, inner(values[field.source], partsOf(field))]),
  );
}

function inner(value: unknown, parts: Field[] | undefined): unknown {
  if (!parts) return value;
  if (Array.isArray(value))
    return value.map((item: unknown) => (isObject(item) ? pick(item, parts, true) : item));
  return isObject(value) ? pick(value, parts, true) : value;
}

/** The part of a stored record that a body may hold. A patch is merged into it, then validated as an update. */
export function writablePart(resource: Resource, record: Readonly<Values>): Values {
  return pick({ ...record }, resource.fields, false);
}

/** Whether a file can bring the records of a resource: its schema says what names one (`x-import`). */
export function isImportable({ identity, operations }: Resource): boolean {
  return identity.length > 0 && operations.includes('create') && operations.includes('edit');
}
