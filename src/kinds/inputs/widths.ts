import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Section } from '../../../domain/schema/model.ts';
import type { Width } from '../../../domain/schema/vocabulary.ts';

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
