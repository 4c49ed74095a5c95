import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Section } from '../../../domain/schema/model.ts';
import { spanOf } from '../inputs/widths.ts';
import { DISPLAYS } from './displays.ts';

/** Columns of six for a value of a detail: two short ones stand side by side also where inputs have a line each. */
export function factSpanOf(field: FieldDescriptor, columns: Section['columns'] = 1): number {
  const { short = false, wholeLine = false } = DISPLAYS[field.display];
  return spanOf(field, short ? 2 : columns, wholeLine || field.kind === 'items');
}
