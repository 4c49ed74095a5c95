import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Json } from '../../../domain/schema/vocabulary.ts';

/** The fields of a row or group that users edit; fields that the server sets are left out. */
export function editableFields(field: FieldDescriptor): FieldDescriptor[] {
  return (field.items ?? []).filter(
    ({ source, readOnly, hidden }) => source !== 'id' && readOnly !== true && !hidden?.includes('edit'),
  );
}

/** A new row with the defaults of its fields. */
export function blankRow(field: FieldDescriptor): Record<string, Json> {
  return Object.fromEntries(
    editableFields(field).map(({ source, kind, items, default: value }) => [
      source,
      value ?? (kind === 'items' || (kind === 'references' && items === undefined) ? [] : null),
    ]),
  );
}

/** Whether the fields fit one line of a table: few and short. Otherwise each row is a card. */
const MOST_COLUMNS = 5;
const LONG = new Set(['multiline', 'items', 'json', 'image', 'file', 'references', 'radio', 'tags', 'phone']);

export function fitsOneLine(fields: readonly FieldDescriptor[]): boolean {
  return fields.length <= MOST_COLUMNS && fields.every(({ widget }) => !LONG.has(widget));
}
