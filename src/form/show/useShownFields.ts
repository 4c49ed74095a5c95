import { useMemo } from 'react';
import type { FieldDescriptor, FormDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Section } from '../../../domain/schema/model.ts';
import { useShown } from '../../schema/useReadable.ts';

export interface ShownField {
  field: FieldDescriptor;
  component?: string | undefined;
}

/** The fields of a section that this user may read. Secrets are left out, because the API never sends them. */
export function useShownFields(section: Section, descriptor: FormDescriptor): ShownField[] {
  const shown = useShown();
  return useMemo(
    () =>
      section.fields.flatMap(({ source, component }) => {
        const field = descriptor.fields[source];
        if (field === undefined || field.writeOnly === true || field.hidden?.includes('show')) return [];
        return shown(field) ? [{ field, component }] : [];
      }),
    [section, descriptor, shown],
  );
}
