import type { FieldDescriptor, FormDescriptor } from '../../domain/schema/descriptors.ts';
import type { FormView, Section } from '../../domain/schema/model.ts';

export type FormKind = 'create' | 'edit';

/** A field at its place in a form. */
export interface PlacedField {
  field: FieldDescriptor;
  /** Key of a bespoke input that the view asks for. */
  component?: string | undefined;
}

export interface PlacedSection extends Omit<Section, 'fields'> {
  fields: PlacedField[];
}

/** The sections of a form with the fields that a person can see in it; one without any is left out. */
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
  // What the server will set has nothing to show yet.
  if (kind === 'create' && field.readOnly === true) return [];
  return [{ field, component }];
}
