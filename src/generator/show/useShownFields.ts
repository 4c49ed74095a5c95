import { useMemo } from 'react';
import type { FieldDescriptor, FormDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Section } from '../../../domain/schema/model.ts';
import { allows, useAccess } from '../../schema/useAccess.ts';

export interface ShownField {
  field: FieldDescriptor;
  component?: string | undefined;
}

/** The fields of a section that this user may read. Secrets are left out, because the API never sends them. */
export function useShownFields(section: Section, descriptor: FormDescriptor): ShownField[] {
  const access = useAccess();
  return useMemo(
    () =>
      section.fields.flatMap(({ source, component }) => {
        const field = descriptor.fields[source];
        if (field === undefined || field.writeOnly === true || field.hidden?.includes('show')) return [];
        return allows(access, field.access?.read) ? [{ field, component }] : [];
      }),
    [section, descriptor, access],
  );
}
