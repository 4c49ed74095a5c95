import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Section } from '../../../domain/schema/model.ts';
import type { Width } from '../../../domain/schema/vocabulary.ts';

/** Columns of six that a field takes on wide screens; on phones it takes the whole line. */
const SPAN: Readonly<Record<Width, number>> = { full: 6, half: 3, third: 2 };

/** Long texts, rows and groups take the whole line of a section with two columns. */
const WHOLE_LINE = new Set(['multiline', 'items', 'json', 'collection', 'references', 'tags', 'file']);

/** Columns of six for a field: its own width, else one column of its section. */
export function spanOf({ width, widget, kind }: FieldDescriptor, columns: Section['columns'] = 1): number {
  const usual = columns === 1 || WHOLE_LINE.has(widget) || kind === 'items' ? 'full' : 'half';
  return SPAN[width ?? usual];
}

/** Values of a few words, of which two stand side by side. */
const SHORT = new Set<FieldDescriptor['display']>([
  'date',
  'datetime',
  'time',
  'number',
  'money',
  'chip',
  'flag',
  'phone',
  'country',
  'city',
  'reference',
]);

/** Columns of six for a value of a detail: two short ones stand side by side also where inputs have a line each. */
export function factSpanOf(field: FieldDescriptor, columns: Section['columns'] = 1): number {
  return spanOf(field, SHORT.has(field.display) ? 2 : columns);
}
