import type { FieldDescriptor, FormDescriptor } from '../../domain/schema/descriptors.ts';
import type { FormView, Section } from '../../domain/schema/model.ts';

export type FormKind = 'create' | 'edit';

/** A field with its place in a form. */
export interface PlacedField {
  field: FieldDescriptor;
  /** Key of a bespoke input that the view names. */
  component?: string | undefined;
}

export interface PlacedSection extends Omit<Section, 'fields'> {
  fields: PlacedField[];
}

/** The sections of a form with the fields that users see in it. Sections without any are left out. */
export function placedSections(descriptor: FormDescriptor, kind: FormKind): PlacedSection[] {
  const view: FormView = descriptor[kind];
  return view.sections
    .map((section) => ({
      ...section,
      fields: section.fields.flatMap((placed) => place(descriptor, kind, placed)),
    }))
    .filter(({ fields }) => fields.length > 0);
}

function place(
  descriptor: FormDescriptor,
  kind: FormKind,
  { source, component }: Section['fields'][number],
): PlacedField[] {
  const field = descriptor.fields[source];
  if (field === undefined || field.hidden?.includes(kind)) return [];
  // A new record has no value yet for fields that the server sets.
  if (kind === 'create' && field.readOnly === true) return [];
  return [{ field, component }];
}
