import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Json } from '../../../domain/schema/vocabulary.ts';
import { untouchedSwitch } from './input.ts';

/** The fields of a row or group that users edit; fields that the server sets are left out. */
export function editableFields(field: FieldDescriptor): FieldDescriptor[] {
  return (field.items ?? []).filter(
    ({ source, readOnly, hidden }) => source !== 'id' && readOnly !== true && !hidden?.includes('edit'),
  );
}

/** A new row with the defaults of its fields. */
export function blankRow(field: FieldDescriptor): Record<string, Json> {
  return Object.fromEntries(
    editableFields(field).map((member) => [member.source, member.default ?? blankMember(member)]),
  );
}

function blankMember(member: FieldDescriptor): Json {
  const { kind, items } = member;
  const isList = kind === 'items' || (kind === 'references' && items === undefined);
  return untouchedSwitch(member) ?? (isList ? [] : null);
}
