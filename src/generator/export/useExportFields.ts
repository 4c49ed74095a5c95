import { useMemo } from 'react';
import type { FormDescriptor } from '../../../domain/schema/descriptors.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { allows, useAccess } from '../../schema/useAccess.ts';

export interface ExportField {
  source: string;
  label: string;
}

/** The fields that a file of this resource can have for this user, in the order of the schema. */
export function useExportFields({ fields }: FormDescriptor): ExportField[] {
  const labelOf = useLabel();
  const access = useAccess();
  return useMemo(
    () =>
      Object.values(fields)
        .filter(
          ({ kind, writeOnly, hidden }) =>
            kind !== 'collection' && writeOnly !== true && !hidden?.includes('export'),
        )
        .filter((field) => allows(access, field.access?.read))
        .map(({ source, label }) => ({ source, label: labelOf(label) })),
    [fields, access, labelOf],
  );
}
