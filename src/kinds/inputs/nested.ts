import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Json } from '../../../domain/schema/vocabulary.ts';
import type { InputSet } from './input.ts';
import { untouchedSwitch } from './switch-value.ts';

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

/** Between two inputs of a line. */
const GAP = 8;
/** The buttons of a line. */
const BUTTONS = 120;

/** Pixels that each input of a row needs on one line; undefined when one of them asks for a line of its own. */
export function lineWidths(
  fields: readonly FieldDescriptor[],
  widgets: InputSet['widgets'],
): number[] | undefined {
  const widths = fields.map(({ widget }) => widgets[widget].width);
  return widths.every((width) => width !== undefined) ? widths : undefined;
}

/** Pixels that inputs of these widths need beside each other, with the buttons of their row. */
export function lineWidth(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width + GAP, BUTTONS);
}

/** Columns of a row that stands as a line, its buttons last; the heading uses the same. */
export function lineGrid(widths: readonly number[]) {
  const columns = widths.map((width) => `minmax(0, ${width}fr)`).join(' ');
  return { display: 'grid', gap: `${GAP}px`, gridTemplateColumns: `${columns} ${BUTTONS}px` };
}
