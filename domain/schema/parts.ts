import type { Field } from './model.ts';
import { readField } from './fields.ts';
import { valueType } from './kinds.ts';

/**
 * The fields inside a field. For a child table: those of a row, `id` first. For a json object, or objects in a json
 * array: the declared properties. Undefined for other values.
 */
export function partsOf(field: Field): Field[] | undefined {
  return field.items ?? field.parts;
}

/**
 * The texts of items that a search for their record looks in. What not everybody may read is none of them, as a search
 * chooses its readable fields whole.
 */
export function searchedParts({ items = [] }: Field): Field[] {
  return items.filter(
    ({ kind, writeOnly, access }) => kind === 'text' && !writeOnly && access.read === undefined,
  );
}

/** The kinds that one element of an array may have: a value of its own, also the id of another record. */
const ELEMENTS: ReadonlySet<Field['kind']> = new Set([
  'text',
  'integer',
  'number',
  'boolean',
  'enum',
  'date',
  'datetime',
  'time',
  'reference',
]);

/** What one element of a json array of single values is: its own enum, reference, format. Undefined for other fields. */
export function elementOf(field: Field): Field | undefined {
  const { items } = field.schema;
  if (field.kind !== 'json' || valueType(field.schema) !== 'array' || items === undefined) return undefined;
  const element = readField(
    field.source,
    { 'x-label': field.label, ...items },
    { required: true, system: false },
  );
  return ELEMENTS.has(element.kind) ? element : undefined;
}
