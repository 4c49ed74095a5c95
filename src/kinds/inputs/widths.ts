import type { InputSet } from './input.ts';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Section } from '../../../domain/schema/model.ts';
import type { Width } from '../../../domain/schema/vocabulary.ts';

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

/** Columns of six that a field takes on wide screens; on phones it takes the whole line. */
const SPAN: Readonly<Record<Width, number>> = { full: 6, half: 3, third: 2 };

/**
 * Columns of six for a field: its own width, else one column of its section.
 * @param wholeLine whether it takes the whole line of a section with two columns, as long texts, rows and groups do
 */
export function spanOf(
  { width }: Pick<FieldDescriptor, 'width'>,
  columns: Section['columns'] = 1,
  wholeLine = false,
): number {
  return SPAN[width ?? (columns === 1 || wholeLine ? 'full' : 'half')];
}
