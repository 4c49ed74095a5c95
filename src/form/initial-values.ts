import { isObject } from '../../domain/json/is-object.ts';
import type { FieldDescriptor, RuleDescriptor } from '../../domain/schema/descriptors.ts';
import { untouchedSwitch } from '../kinds/inputs/switch-value.ts';
import type { Values } from './payload.ts';

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
