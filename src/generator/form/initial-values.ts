import { isObject } from '../../../domain/json/is-object.ts';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Values } from './payload.ts';

/**
 * The initial values of a form: the record, or the defaults of the schema for a new one. Every field of the form has a
 * member, so that only the user's changes count as changed.
 */
export function initialValues(fields: readonly FieldDescriptor[], record: Values | undefined): Values {
  const blank = Object.fromEntries(
    fields.map((field) => [field.source, blankOf(field, record === undefined)]),
  );
  return { ...blank, ...withoutMissing(record ?? {}, blank) };
}

function blankOf(field: FieldDescriptor, isNew: boolean): unknown {
  if (isNew && field.default !== undefined) return field.default;
  if (field.kind === 'items' || field.kind === 'references' || field.shape === 'array') return [];
  if (field.shape === 'object' && field.items !== undefined)
    return initialValues(field.items, isNew ? undefined : {});
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
